import { TextField } from '~/ui/text-field'

type CodeFieldProps = { error?: string | undefined; hint?: string; label?: string }

/** For a code of the app or of the list. A phone opens its number pad and offers what came by message. */
export const CodeField = ({
  error,
  label = 'Código',
  hint = 'Las 6 cifras de tu aplicación, o un código de recuperación.',
}: CodeFieldProps) => (
  <TextField
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    hint={hint}
    error={error}
    data-initial-focus
  />
)
