import { PlanTools } from '~/modules/billing/ui/admin/plan-tools'
import { requireAdmin } from '~/server/page/page-context'
import { useHydrated } from '~/ui/react/use-hydrated'
import type { Route } from './+types/panel'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [
  { title: 'Panel de Administración · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** C-41. */
export async function loader(args: Route.LoaderArgs) {
  const { user } = await requireAdmin(args)
  const { id, email, planType, subscriptionStatus } = user
  return { user: { id, email, planType, subscriptionStatus } }
}

/** ADMIN-05. */
export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const isReady = useHydrated()
  return (
    <AdminFrame title="Panel de Administración">
      <PlanTools user={loaderData.user} isReady={isReady} />
    </AdminFrame>
  )
}
