import { useEffect } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { SYNC_FAILED } from '~/modules/accounts/copy'
import { PasskeyOffer } from '~/modules/accounts/ui/passkeys/passkey-offer'
import { PlanCard } from '~/modules/billing/ui/plan/plan-card'
import { MentorConversation } from '~/modules/chat/ui/chats/mentor-conversation'
import { orDeferred, settled } from '~/platform/deferred'
import { requireUser } from '~/server/page/page-context'
import { toast } from '~/ui/toasts/toast'
import { isLostSession } from '../shell/failure/failure'
import type { Route } from './+types/dashboard'
import { type Dashboard, readDashboard } from './dashboard.server'
import { DashboardPlaces } from './dashboard-places'
import { NAVIGATION_FORCED_MS } from './dashboard-wait'
import { DashboardWaiting } from './dashboard-waiting'
import { PaymentReturn } from './payment-return'
import { useDeferred } from './use-deferred'
import { Workspace } from './workspace'

export const meta: Route.MetaFunction = () => [{ title: 'Tu panel · PyMentor' }, { name: 'robots', content: 'noindex' }]

/** How long the page waits for its data; then it is sent without, and they follow (DASH-02). */
const DATA_WAIT_MS = 300

/** `startedAt` is when the page was asked for, in milliseconds of its own clock: at its very beginning. */
export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireUser(args)
  return { startedAt: 0, arrival: await orDeferred(readDashboard(services, user, args.request.headers), DATA_WAIT_MS) }
}

/**
 * AUTH-25: coming from another page, the dashboard opens after half a second even if the server has not answered. If the session could
 * not be synchronised with it, a toast says so and the page opens all the same, with what is wrong.
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const startedAt = performance.now()
  const reading = serverLoader().then(({ arrival }) => settled<Dashboard>(arrival))
  reading.catch((error: unknown) => {
    // An answer that leads elsewhere has nothing wrong with it, and a session that is gone has a screen of its own.
    if (!(error instanceof Response || isLostSession(error))) toast({ ...SYNC_FAILED, variant: 'destructive' })
  })
  return { startedAt, arrival: await orDeferred(reading, NAVIGATION_FORCED_MS) }
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { startedAt, arrival } = loaderData
  const dashboard = useDeferred<Dashboard>(arrival)
  return dashboard === null ? <DashboardWaiting startedAt={startedAt} /> : <DashboardWork {...dashboard} />
}

function DashboardWork({ userId, name, type, plan, latest, limits, passkeyOffer }: Dashboard) {
  const { revalidate } = useRevalidator()
  useWelcome(name)
  return (
    <Workspace
      title={`Hola, ${name}`}
      intro={
        <>
          <PlanCard plan={plan} onRefresh={revalidate} />
          <PaymentReturn plan={plan} />
          {passkeyOffer && <PasskeyOffer {...passkeyOffer} className="mt-3" />}
        </>
      }
      aside={<DashboardPlaces isPro={plan.isPro} />}
    >
      <MentorConversation userId={userId} type={type} latest={latest} limits={limits} className="min-h-0 flex-1" />
    </Workspace>
  )
}

/** C-37: what brings one here right after signing in; with the form, or with Google (AUTH-43). */
const WELCOMES = ['success', 'google_success']

/** A welcome, once; the address loses the word. */
function useWelcome(name: string) {
  const [parameters, setParameters] = useSearchParams()
  const isWelcome = WELCOMES.some((word) => parameters.get(word) === 'true')
  useEffect(() => {
    if (!isWelcome) return
    toast({ title: `Hola, ${name}`, description: 'Has iniciado sesión correctamente.' })
    setParameters(
      (current) => {
        for (const word of WELCOMES) current.delete(word)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isWelcome, name, setParameters])
}
