import { useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { LOGOUT_REDIRECT_MS } from '~/modules/accounts/rules'
import { LogoutStatus } from '~/modules/accounts/ui/session/logout-status'
import { asksForCleaning, type SignOutOutcome, signOutEverywhere } from '~/modules/accounts/ui/session/sign-out'
import { browserPorts } from '~/pages/session/sync-ports'
import { useIdentitySettings } from '../shell/identity-settings'

export const meta = () => [{ title: 'Cerrando sesión · PyMentor' }, { name: 'robots', content: 'noindex' }]

/** AUTH-56…60. Nothing happens on a mere GET: it is this page's script that signs out. */
export default function LogoutPage() {
  const [query] = useSearchParams()
  const cleaning = asksForCleaning(query)
  const outcome = useSignOut(cleaning)
  const home = cleaning ? '/?clean=complete' : '/'
  useHomeAfterward(outcome, home)
  return <LogoutStatus outcome={outcome} home={home} />
}

/** Null while under way. The header has forgotten the user by the time it says so. */
function useSignOut(cleaning: boolean): SignOutOutcome | null {
  const [outcome, setOutcome] = useState<SignOutOutcome | null>(null)
  const { revalidate } = useRevalidator()
  // Kept: the revalidation below brings the same settings as another object.
  const [identity] = useState(useIdentitySettings())
  useEffect(() => {
    let isGone = false
    async function signOut() {
      const result = await signOutEverywhere({ cleaning }, browserPorts(identity))
      // The other outcomes may come of a lost connection, which would break this page, too.
      if (result.type === 'signed_out') await revalidate()
      if (!isGone) setOutcome(result)
    }
    signOut()
    return () => {
      isGone = true
    }
  }, [cleaning, identity, revalidate])
  return outcome
}

/** AUTH-57, AUTH-59. A new document, so that nothing of the user remains in memory (AUTH-22). */
function useHomeAfterward(outcome: SignOutOutcome | null, home: string) {
  const isDone = outcome !== null && outcome.type !== 'failed'
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => window.location.replace(home), LOGOUT_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDone, home])
}
