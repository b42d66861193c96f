import { Link } from 'react-router'
import { CallError } from '~/platform/http/call'
import { TextField } from '~/ui/forms/text-field'
import type { RegistrationForm as Registration } from '../../contract'
import { SIGN_UP_FAILED } from '../../copy'
import { noticeOf } from '../outcome-notice'
import type { LeavingOutcome, SyncOutcome } from '../session/session-sync'
import { EmailField, NewPasswordFields, TermsField } from './account-fields'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { tell, useAuthForm, type Verdict } from './use-auth-form'

type RegistrationFormProps = {
  signUp: (form: Registration) => Promise<SyncOutcome>
  /** Goes where the outcome leads. */
  onLeave: (outcome: LeavingOutcome) => void
  loginAddress: string
}

const EMAIL_TAKEN = 'Ya existe una cuenta con este correo electrónico.'

/** DATA-14, VAL-05…10, AUTH-37. */
export function RegistrationForm({ signUp, onLeave, loginAddress }: RegistrationFormProps) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../input')).registrationForm,
    failure: SIGN_UP_FAILED,
    async send(form) {
      const outcome = await signUp(form)
      if (outcome.type === 'refused' || outcome.type === 'sync_failed') return verdictOf(outcome)
      onLeave(outcome)
      return outcome.type === 'signed_in' ? 'leaving' : {}
    },
  })

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Nombre" name="firstName" autoComplete="given-name" error={errors.firstName} />
        <TextField label="Apellido" name="lastName" autoComplete="family-name" error={errors.lastName} />
      </div>
      <div className="grid gap-1.5">
        <EmailField errors={errors} isNew />
        {errors.email === EMAIL_TAKEN && (
          <p className="text-sm">
            ¿Es tuya? <Link to={loginAddress}>Inicia sesión con ella</Link>
          </p>
        )}
      </div>
      <NewPasswordFields errors={errors} />
      <TermsField errors={errors} />
      <AuthSubmit isSending={isSending}>Crear cuenta gratis</AuthSubmit>
    </form>
  )
}

/** What concerns one field stands there, beside the toast. */
function verdictOf(outcome: Extract<SyncOutcome, { type: 'refused' | 'sync_failed' }>): Verdict {
  const failure = noticeOf(outcome, SIGN_UP_FAILED)
  const told = tell(failure)
  const code = outcome.type === 'refused' && outcome.error instanceof CallError ? outcome.error.code : null
  if (code === 'email_taken') return { errors: { email: EMAIL_TAKEN } }
  return code === 'weak_password' ? { errors: { password: failure.description } } : told
}
