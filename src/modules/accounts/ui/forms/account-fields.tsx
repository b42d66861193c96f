import { CheckboxField } from '~/ui/forms/checkbox-field'
import { TextField } from '~/ui/forms/text-field'
import { MIN_PASSWORD_LENGTH } from '../../rules'
import { TermsLabel } from './terms-label'
import type { FieldErrors } from './use-auth-form'

type EmailFieldProps = { errors: FieldErrors; isNew?: boolean; given?: string | undefined; autoComplete?: string }

/** The address of an account; of a new one password managers are told so. */
export const EmailField = ({ errors, isNew = false, given, autoComplete }: EmailFieldProps) => (
  <TextField
    label="Correo electrónico"
    name="email"
    type="email"
    autoComplete={autoComplete ?? (isNew ? 'email' : 'username')}
    autoCapitalize="none"
    spellCheck={false}
    defaultValue={given}
    error={errors.email}
  />
)

/** VAL-08…10. `isChange`: in place of an old one. */
export function NewPasswordFields({ errors, isChange = false }: { errors: FieldErrors; isChange?: boolean }) {
  const password = isChange ? 'contraseña nueva' : 'contraseña'
  return (
    <>
      <TextField
        label={isChange ? 'Contraseña nueva' : 'Contraseña'}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}
        error={errors.password}
      />
      <TextField
        label={`Repite la ${password}`}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
    </>
  )
}

export const TermsField = ({ errors }: { errors: FieldErrors }) => (
  <CheckboxField name="acceptedTerms" label={<TermsLabel />} error={errors.acceptedTerms} />
)
