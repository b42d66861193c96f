import { type MouseEvent, useEffect } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { LOGIN_AGAIN, SIGN_IN_FAILED } from '~/modules/accounts/copy'
import { SIGNED_IN_LOGIN_REDIRECT_MS } from '~/modules/accounts/rules'
import { AuthFrame } from '~/modules/accounts/ui/auth-frame'
import { EmailField } from '~/modules/accounts/ui/forms/account-fields'
import { AuthNotice, AuthSubmit } from '~/modules/accounts/ui/forms/auth-form-parts'
import { tell, useAuthForm } from '~/modules/accounts/ui/forms/use-auth-form'
import { GoogleEntry } from '~/modules/accounts/ui/google/google-entry'
import { keepingRedirect, loginState, noticeOfState, readLoginVisit } from '~/modules/accounts/ui/login-visit'
import { noticeOf } from '~/modules/accounts/ui/outcome-notice'
import { loadPasskeys, PasskeyEntry } from '~/modules/accounts/ui/passkeys/passkey-entry'
import { type LeavingOutcome, signInAndSync } from '~/modules/accounts/ui/session/session-sync'
import { useLeaveWhenSignedIn } from '~/modules/accounts/ui/use-leave-when-signed-in'
import { browserMemory, browserPorts } from '~/pages/session/sync-ports'
import { TextField } from '~/ui/forms/text-field'
import { useHydrated } from '~/ui/react/use-hydrated'
import { toast } from '~/ui/toasts/toast'
import { useCurrentUser } from '../shell/current-user'
import { useIdentitySettings } from '../shell/identity-settings'
import { CheckoutBanner } from './checkout-banner'
import { LoginBanner } from './login-banner'
import { SessionOffer } from './session-offer'
import { SignedInAlready } from './signed-in-already'
import { useAuthExits } from './use-auth-exits'
import { useHasGoogle } from './use-has-google'

export const meta = () => [
  { title: 'Inicia sesión · PyMentor' },
  { name: 'description', content: 'Entra en PyMentor y sigue aprendiendo Python donde lo dejaste.' },
  { name: 'robots', content: 'noindex' },
]

export default function LoginPage() {
  const [query] = useSearchParams()
  const { state } = useLocation()
  const visit = readLoginVisit(query)
  // A reload keeps the state, of which the server knows nothing: both must render the same first.
  const isHydrated = useHydrated()
  const notice = visit.notice ?? (isHydrated ? noticeOfState(state) : null)
  const home = visit.redirect ?? '/dashboard'
  const user = useCurrentUser()
  const hasGoogle = useHasGoogle()
  const isLeaving = user !== null && !visit.staysWhenSignedIn && notice !== 'login_again'

  useClearing(visit)
  useLeaveWhenSignedIn({ isSignedIn: isLeaving, delayMs: SIGNED_IN_LOGIN_REDIRECT_MS, to: home })
  const leave = useAuthExits(visit.redirect ?? '/dashboard?success=true')

  return (
    <AuthFrame
      title="Inicia sesión"
      lead="Sigue donde lo dejaste: tus conversaciones te esperan."
      footer={
        <>
          ¿Todavía no tienes cuenta?{' '}
          <Link to={keepingRedirect('/auth/registro', visit.redirect)}>Regístrate gratis</Link>
        </>
      }
    >
      <LoginBanner notice={notice} />
      <CheckoutBanner redirect={visit.redirect} />
      {isHydrated && user === null && notice === null && <SessionOffer redirect={visit.redirect} />}
      {isLeaving ? (
        <SignedInAlready to={home} />
      ) : (
        <>
          {hasGoogle && (
            <GoogleEntry from="login" redirect={visit.redirect} forgetTab={() => browserMemory().forgetTab()} />
          )}
          <LoginForm onLeave={leave} />
          <PasskeyEntry memory={browserMemory} onLeave={leave} />
        </>
      )}
    </AuthFrame>
  )
}

/** DATA-14, VAL-03, VAL-04, AUTH-30…34. */
function LoginForm({ onLeave }: { onLeave: (outcome: LeavingOutcome) => void }) {
  const identity = useIdentitySettings()
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('~/modules/accounts/input')).loginForm,
    failure: SIGN_IN_FAILED,
    async send(credentials) {
      const outcome = await signInAndSync(credentials, browserPorts(identity))
      if (outcome.type === 'signed_in') await offerPasskey()
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

/** The dashboard asks. An offer that does not come about holds nobody up. */
const offerPasskey = () =>
  loadPasskeys()
    .then((lazy) => lazy.notePasswordSignIn())
    .catch(Boolean)

/** AUTH-05, AUTH-07, C-37: clears what the address asks to clear, and takes the request out of the address. */
function useClearing({ clear, replaceBy, notice }: ReturnType<typeof readLoginVisit>) {
  const navigate = useNavigate()
  useEffect(() => {
    if (clear === null || replaceBy === null) return
    const memory = browserMemory()
    memory.forgetTab()
    if (clear === 'tab_and_failures') memory.forgetFailures()
    if (notice === 'login_again') toast(LOGIN_AGAIN)
    navigate(replaceBy, { replace: true, state: loginState(notice) })
  }, [clear, replaceBy, notice, navigate])
}
