import type { Ref } from 'react'
import { TextField } from '~/ui/forms/text-field'

type CodeFieldProps = { error?: string | undefined; hint?: string; ref?: Ref<HTMLInputElement> }

/** For a code of the app or of the list. A phone opens its number pad and offers what came by message. */
export const CodeField = ({
  error,
  hint = 'Las 6 cifras de tu aplicación, o un código de recuperación.',
  ref,
}: CodeFieldProps) => (
  <TextField
    label="Código"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    hint={hint}
    error={error}
    ref={ref}
    data-initial-focus
  />
)
