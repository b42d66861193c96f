import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { TextField } from '~/ui/forms/text-field'
import { SIGN_IN_FAILED } from '../../copy'
import { noticeOf } from '../outcome-notice'
import type { Credentials, LeavingOutcome, SyncOutcome } from '../session/session-sync'
import { EmailField } from './account-fields'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { tell, useAuthForm } from './use-auth-form'

type LoginFormProps = {
  signIn: (credentials: Credentials) => Promise<SyncOutcome>
  /** Goes where the outcome leads. */
  onLeave: (outcome: LeavingOutcome) => void
}

/** DATA-14, VAL-03, VAL-04, AUTH-30…34. */
export function LoginForm({ signIn, onLeave }: LoginFormProps) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../input')).loginForm,
    failure: SIGN_IN_FAILED,
    async send(credentials) {
      const outcome = await signIn(credentials)
      if (outcome.type === 'refused' || outcome.type === 'sync_failed') return tell(noticeOf(outcome, SIGN_IN_FAILED))
      onLeave(outcome)
      return outcome.type === 'signed_in' ? 'leaving' : {}
    },
  })

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <EmailField errors={errors} autoComplete="username webauthn" />
      <div className="grid gap-1.5">
        <TextField
          label="Contraseña"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <p className="text-sm">
          <RecoveryLink />
        </p>
      </div>
      <AuthSubmit isSending={isSending}>Iniciar sesión</AuthSubmit>
    </form>
  )
}

/** AUTH-04. What has been typed goes along, in the history and no address. */
function RecoveryLink() {
  const navigate = useNavigate()
  const to = '/auth/recuperar-contrasena'
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const form = event.currentTarget.closest('form')
    if (form === null || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(to, { state: { email: new FormData(form).get('email') } })
  }
  return (
    <Link to={to} onClick={follow}>
      ¿Has olvidado tu contraseña?
    </Link>
  )
}
