import { Link } from 'react-router'
import { CallError } from '~/platform/call'
import { CheckboxField } from '~/ui/checkbox-field'
import { TextField } from '~/ui/text-field'
import { toast } from '~/ui/toast'
import type { RegistrationForm as Registration } from '../contract'
import { SIGN_UP_FAILED } from '../copy'
import { registrationForm } from '../input'
import { MIN_PASSWORD_LENGTH } from '../rules'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { noticeOf } from './outcome-notice'
import type { LeavingOutcome, SyncOutcome } from './session-sync'
import { TermsLabel } from './terms-label'
import { useAuthForm, type Verdict } from './use-auth-form'

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
    schema: registrationForm,
    valuesOf: (data) => ({
      firstName: data.get('firstName'),
      lastName: data.get('lastName'),
      email: data.get('email'),
      password: data.get('password'),
      confirmPassword: data.get('confirmPassword'),
      acceptedTerms: data.get('acceptedTerms') !== null,
    }),
    async send(form): Promise<Verdict> {
      const outcome = await signUp(form)
      if (outcome.type !== 'refused' && outcome.type !== 'sync_failed') {
        onLeave(outcome)
        return outcome.type === 'signed_in' ? 'leaving' : {}
      }
      const failure = noticeOf(outcome, SIGN_UP_FAILED)
      toast({ ...failure, variant: 'destructive' })
      const isTaken =
        outcome.type === 'refused' && outcome.error instanceof CallError && outcome.error.code === 'email_taken'
      if (isTaken) return { errors: { email: EMAIL_TAKEN } }
      const isWeak =
        outcome.type === 'refused' && outcome.error instanceof CallError && outcome.error.code === 'weak_password'
      return isWeak ? { errors: { password: failure.description } } : { notice: failure }
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
        <TextField
          label="Correo electrónico"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email}
        />
        {errors.email === EMAIL_TAKEN && (
          <p className="text-sm">
            ¿Es tuya? <Link to={loginAddress}>Inicia sesión con ella</Link>
          </p>
        )}
      </div>
      <TextField
        label="Contraseña"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`Al menos ${MIN_PASSWORD_LENGTH} caracteres.`}
        error={errors.password}
      />
      <TextField
        label="Repite la contraseña"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <CheckboxField name="acceptedTerms" label={<TermsLabel />} error={errors.acceptedTerms} />
      <AuthSubmit isSending={isSending}>Crear cuenta gratis</AuthSubmit>
    </form>
  )
}
