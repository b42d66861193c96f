import { useQuery } from '@tanstack/react-query'
import { currentUserWithPlan } from '~/modules/billing/contract'
import { PlanTools } from '~/modules/billing/ui/admin/plan-tools'
import { call } from '~/platform/http/call'
import { requireAdmin } from '~/server/page/page-context'
import { Button } from '~/ui/button'
import { FormError } from '~/ui/forms/form-error'
import { Spinner } from '~/ui/spinner'
import type { Route } from './+types/test-panel'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [
  { title: 'Panel de Administración de prueba · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** C-41. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args)
  return null
}

/** ADMIN-05, ADMIN-10: like `/admin`, with the user as the browser's own call reads it at this moment. */
export default function TestAdminPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['test-admin', currentUserWithPlan.path],
    queryFn: ({ signal }) => call(currentUserWithPlan, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <AdminFrame title="Panel de Administración">
      {data !== undefined && <PlanTools user={data} isReady />}
      {data === undefined && error === null && (
        <p role="status" className="flex items-center gap-3 text-text-muted">
          <Spinner label="" className="text-2xl text-accent" />
          Cargando tu usuario…
        </p>
      )}
      {data === undefined && error !== null && (
        <div className="grid justify-items-start gap-3">
          <FormError>No se pudo cargar tu usuario. {error.message}</FormError>
          <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
            Reintentar
          </Button>
        </div>
      )}
    </AdminFrame>
  )
}
