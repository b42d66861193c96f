import { asError, CallError } from '~/platform/call'
import { TextField } from '~/ui/text-field'
import { toast } from '~/ui/toast'
import { newPasswordForm } from '../input'
import { MIN_PASSWORD_LENGTH } from '../rules'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { type Notice, noticeOf } from './outcome-notice'
import { useAuthForm, type Verdict } from './use-auth-form'

type NewPasswordFormProps = {
  /** Goes on to what comes then, unless it throws. */
  save: (password: string) => Promise<void>
  /** What a failure says whose error has no sentence. */
  failure: Notice
  onInvalidLink: () => void
}

/** AUTH-04, VAL-08…10: the password that a mailed link lets one choose. */
export function NewPasswordForm({ save, failure, onInvalidLink }: NewPasswordFormProps) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    schema: newPasswordForm,
    valuesOf: (data) => ({ password: data.get('password'), confirmPassword: data.get('confirmPassword') }),
    async send({ password }) {
      try {
        await save(password)
      } catch (error) {
        return verdictOf(error)
      }
      return 'leaving'
    },
  })

  function verdictOf(error: unknown): Verdict {
    if (error instanceof CallError && error.code === 'invalid_link') {
      onInvalidLink()
      return 'leaving'
    }
    if (error instanceof CallError && error.code === 'weak_password') return { errors: { password: error.message } }
    const refused = { type: 'refused', error: asError(error) } as const
    const told = noticeOf(refused, failure)
    toast({ ...told, variant: 'destructive' })
    return { notice: told }
  }

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <TextField
        label="Contraseña nueva"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}
        error={errors.password}
      />
      <TextField
        label="Repite la contraseña nueva"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <AuthSubmit isSending={isSending}>Guardar contraseña</AuthSubmit>
    </form>
  )
}
