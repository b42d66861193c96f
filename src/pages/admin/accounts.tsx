import { useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { PLAN_FILTERS, STATE_FILTERS } from '~/modules/billing/directory-contract'
import { addressOfAccounts } from '~/modules/billing/directory-copy'
import { AccountFilterForm } from '~/modules/billing/ui/directory/account-filters'
import { AccountTable } from '~/modules/billing/ui/directory/account-table'
import { requireAdmin } from '~/server/page-context'
import { ButtonLink } from '~/ui/button-link'
import type { Route } from './+types/accounts'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [{ title: 'Cuentas · PyMentor' }, { name: 'robots', content: 'noindex' }]

const MAX_TEXT_LENGTH = 254
const orNull = <Value extends z.ZodMiniType>(schema: Value) => z.catch(z.nullable(schema), null)
/** What an address says that is none of these does not count. */
const filters = z.object({
  text: z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text?.replaceAll('\0', '').slice(0, MAX_TEXT_LENGTH) ?? ''),
  ),
  plan: orNull(z.enum(PLAN_FILTERS)),
  state: orNull(z.enum(STATE_FILTERS)),
  from: orNull(z.iso.date()),
  to: orNull(z.iso.date()),
  cursor: orNull(z.uuid()),
})

/** C-41. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = await requireAdmin(args)
  const given = (name: string) => args.url.searchParams.get(name)
  const { cursor, ...wanted } = filters.parse({
    text: given('q'),
    plan: given('plan'),
    state: given('estado'),
    from: given('desde'),
    to: given('hasta'),
    cursor: given('cursor'),
  })
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
