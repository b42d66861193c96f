import { Link, useSearchParams } from 'react-router'
import { SIGNED_IN_REGISTER_REDIRECT_MS, safeRedirect } from '~/modules/accounts/rules'
import { AuthFrame } from '~/modules/accounts/ui/auth-frame'
import { RegistrationForm } from '~/modules/accounts/ui/forms/registration-form'
import { GoogleTerms } from '~/modules/accounts/ui/forms/terms-label'
import { GoogleEntry } from '~/modules/accounts/ui/google/google-entry'
import { keepingRedirect } from '~/modules/accounts/ui/login-visit'
import { signUpAndSync } from '~/modules/accounts/ui/session/session-sync'
import { useLeaveWhenSignedIn } from '~/modules/accounts/ui/use-leave-when-signed-in'
import { PLANS, planOfPath, priceText } from '~/modules/billing/plans'
import { DAILY_LIMIT, MONTHLY_LIMIT } from '~/modules/chat/rules'
import { browserMemory, browserPorts } from '~/pages/session/sync-ports'
import { useCurrentUser } from '../shell/current-user'
import { useIdentitySettings } from '../shell/identity-settings'
import { AccountMargin } from './account-margin'
import { SignedInAlready } from './signed-in-already'
import { useAuthExits } from './use-auth-exits'
import { useHasGoogle } from './use-has-google'

export const meta = () => [
  { title: 'Crea tu cuenta · PyMentor' },
  { name: 'description', content: 'Regístrate gratis en PyMentor y pregunta lo que quieras sobre Python.' },
  { name: 'robots', content: 'noindex' },
]

export default function RegisterPage() {
  const [query] = useSearchParams()
  const identity = useIdentitySettings()
  const redirect = safeRedirect(query.get('redirect'))
  const home = redirect ?? '/dashboard'
  const loginAddress = keepingRedirect('/auth/login', redirect)
  const isSignedIn = useCurrentUser() !== null
  const hasGoogle = useHasGoogle()

  useLeaveWhenSignedIn({ isSignedIn, delayMs: SIGNED_IN_REGISTER_REDIRECT_MS, to: home })
  const leave = useAuthExits(home)

  return (
    <AuthFrame
      title="Crea tu cuenta gratis"
      margin={<AccountMargin />}
      lead={
        chosenPlanLead(redirect) ??
        `Con el Mentor Basic tienes ${DAILY_LIMIT} mensajes al día y ${MONTHLY_LIMIT} al mes, sin pagar nada.`
      }
      footer={
        <>
          ¿Ya tienes cuenta? <Link to={loginAddress}>Inicia sesión</Link>
        </>
      }
    >
      {isSignedIn ? (
        <SignedInAlready to={home} />
      ) : (
        <>
          {hasGoogle && (
            <GoogleEntry from="register" redirect={redirect} forgetTab={() => browserMemory().forgetTab()}>
              <GoogleTerms />
            </GoogleEntry>
          )}
          <RegistrationForm
            signUp={(form) => signUpAndSync(form, browserPorts(identity), redirect)}
            onLeave={leave}
            loginAddress={loginAddress}
          />
        </>
      )}
    </AuthFrame>
  )
}

/** What a visitor has chosen to buy, and when it is paid; null for who is on the way to something else. */
function chosenPlanLead(redirect: string | null): string | null {
  const [, name] = /^\/checkout\/([\w-]+)$/.exec(redirect ?? '') ?? []
  const plan = planOfPath(name)
  if (plan === null) return null
  return `Has elegido ${PLANS[plan].name}, ${priceText(PLANS[plan].cents)}. Crea tu cuenta y lo pagas en el paso siguiente.`
}
