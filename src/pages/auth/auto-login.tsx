import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { safeRedirect } from '~/modules/accounts/rules'
import { keepingRedirect, secondStepAddress } from '~/modules/accounts/ui/login-visit'
import { beginAutoLogin } from '~/modules/accounts/ui/session/auto-login'
import { AutoLoginStatus } from '~/modules/accounts/ui/session/auto-login-status'
import { useAutoLogin } from '~/modules/accounts/ui/session/use-auto-login'
import { browserPorts } from '~/pages/session/sync-ports'
import { useHydrated } from '~/ui/react/use-hydrated'
import { useIdentitySettings } from '../shell/identity-settings'

export const meta = () => [{ title: 'Recuperando tu sesión · PyMentor' }, { name: 'robots', content: 'noindex' }]

/**
 * AUTH-48…55. Nothing happens on a mere GET: it is this page's script that signs in. Who comes here: a session that ended while the
 * identity provider still knows its user, offered by the login page.
 */
export default function AutoLoginPage() {
  const [query] = useSearchParams()
  const redirect = safeRedirect(query.get('redirect'))
  const loginAddress = keepingRedirect('/login', redirect)
  // What this browser remembers decides how it begins; the server knows nothing of it.
  if (useHydrated()) return <AutoLoginRun redirect={redirect} loginAddress={loginAddress} />
  const state = beginAutoLogin({ failures: 0, isOffline: false })
  return <AutoLoginStatus state={state} loginAddress={loginAddress} onAgain={() => {}} />
}

function AutoLoginRun({ redirect, loginAddress }: { redirect: string | null; loginAddress: string }) {
  const navigate = useNavigate()
  const identity = useIdentitySettings()
  const [ports] = useState(() => browserPorts(identity))
  const { state, again } = useAutoLogin({
    ports,
    // A new document: nothing of what another user had in memory remains.
    onEnter: (isOtherUser) => window.location.replace(isOtherUser ? '/dashboard' : (redirect ?? '/dashboard')),
    onStepDue: () => navigate(secondStepAddress(redirect ?? '/dashboard'), { replace: true }),
    onGiveUp: () => navigate(loginAddress, { replace: true }),
  })
  return <AutoLoginStatus state={state} loginAddress={loginAddress} onAgain={again} />
}
