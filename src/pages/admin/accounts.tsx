import { Form, useNavigation } from 'react-router'
import { AccountList } from '~/modules/accounts/ui/admin/account-list'
import { requireAdmin } from '~/server/page-context'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { TextField } from '~/ui/text-field'
import type { Route } from './+types/accounts'
import { AdminFrame } from './admin-frame'

export const meta: Route.MetaFunction = () => [{ title: 'Cuentas · PyMentor' }, { name: 'robots', content: 'noindex' }]

const MAX_EMAIL_LENGTH = 254

/** C-41. */
export async function loader(args: Route.LoaderArgs) {
  const { services } = await requireAdmin(args)
  const query = new URL(args.request.url).searchParams
  const given = (name: string) => query.get(name)?.replaceAll('\0', '').slice(0, MAX_EMAIL_LENGTH) ?? null
  const prefix = given('q') ?? ''
  return { prefix, ...(await services.accounts.administration.accounts({ prefix, cursor: given('cursor') })) }
}

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { prefix, accounts, nextCursor } = loaderData
  const isSearching = useNavigation().location?.pathname === '/admin/usuarios'
  const next = new URLSearchParams({ q: prefix, cursor: nextCursor ?? '' })
  return (
    <AdminFrame title="Cuentas">
      <Form role="search" className="flex max-w-lg items-end gap-2.5">
        <TextField
          key={prefix}
          label="Comienzo del correo"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
          defaultValue={prefix}
          className="min-w-0 flex-1"
        />
        <Button type="submit" className="h-11" pending={isSearching} pendingLabel="Buscando…">
          <Icon name="search" />
          Buscar
        </Button>
      </Form>
      <AccountList accounts={accounts} />
      {nextCursor && (
        <ButtonLink to={`/admin/usuarios?${next}`} variant="outline" className="justify-self-start">
          Siguientes
        </ButtonLink>
      )}
    </AdminFrame>
  )
}
