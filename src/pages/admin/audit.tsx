import * as z from 'zod/mini'
import { AuditList } from '~/modules/accounts/ui/admin/audit-list'
import { requireAdmin } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import type { Route } from './+types/audit'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [
  { title: 'Registro de cambios · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

/** C-41. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = await requireAdmin(args)
  const cursor = z.uuid().safeParse(new URL(args.request.url).searchParams.get('cursor'))
  const page = await services.accounts.administration.audit(cursor.success ? cursor.data : null)
  return { ...page, isFirst: !cursor.success }
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, nextCursor, isFirst } = loaderData
  return (
    <AdminFrame title="Registro de cambios">
      <AuditList entries={entries} />
      <p className="flex gap-3">
        {!isFirst && (
          <ButtonLink to="/admin/registro" variant="outline">
            Lo más reciente
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink to={`/admin/registro?cursor=${nextCursor}`} variant="outline">
            Más antiguos
          </ButtonLink>
        )}
      </p>
    </AdminFrame>
  )
}
