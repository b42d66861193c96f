import { useNavigation } from 'react-router'
import { addressOfAccounts } from '~/modules/billing/directory-copy'
import { AccountFilterForm } from '~/modules/billing/ui/directory/account-filters'
import { AccountTable } from '~/modules/billing/ui/directory/account-table'
import { requireAdmin } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import type { Route } from './+types/accounts'
import { AdminFrame } from './admin-frame'
import { readListQuery } from './list-address'

export const meta: Route.MetaFunction = () => [{ title: 'Cuentas · PyMentor' }, { name: 'robots', content: 'noindex' }]

/** C-41. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = await requireAdmin(args)
  const { wanted, cursor } = readListQuery(args.url.searchParams)
  return { wanted, isFirst: cursor === null, ...(await services.billing.directory.find({ ...wanted, cursor })) }
}

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { wanted, isFirst, accounts, nextCursor } = loaderData
  const isSearching = useNavigation().location?.pathname === '/admin/usuarios'
  return (
    <AdminFrame title="Cuentas">
      <AccountFilterForm filters={wanted} isSearching={isSearching} />
      <section aria-label="Cuentas encontradas" aria-busy={isSearching} className="aria-busy:opacity-60">
        {accounts.length > 0 ? (
          <AccountTable accounts={accounts} />
        ) : (
          <p className="text-text-muted">
            {isFirst ? 'Ninguna cuenta es así. Prueba con menos filtros.' : 'No hay más cuentas así.'}
          </p>
        )}
      </section>
      <p className="flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <ButtonLink to={addressOfAccounts(wanted)} variant="outline">
            Las primeras
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink to={addressOfAccounts(wanted, nextCursor)} variant="outline">
            Siguientes
          </ButtonLink>
        )}
      </p>
    </AdminFrame>
  )
}
