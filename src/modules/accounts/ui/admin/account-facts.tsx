import { clockTime, shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import { type Fact, Facts } from '~/ui/content/facts'
import type { AccountDetail } from '../../admin-contract'

const moment = (iso: string) => `${shortDate(iso)}, ${clockTime(iso)}`

/** What administrators see of an account. */
export function AccountFacts({ account }: { account: AccountDetail }) {
  const facts: Fact[] = [
    ['Nombre', `${account.firstName} ${account.lastName}`],
    ['Identificador', account.id],
    ['Correo confirmado', account.emailVerified ? 'Sí' : 'No'],
    ['Cuenta creada', moment(account.createdAt)],
    ['Última sesión', account.lastSeenAt ? moment(account.lastSeenAt) : 'Ninguna abierta'],
    ...(account.blockedAt ? [['Bloqueada', moment(account.blockedAt)] satisfies Fact] : []),
  ]
  return (
    <>
      <p className="flex gap-2 empty:hidden">
        {account.role === 'admin' && <Badge tone="accent">Administración</Badge>}
        {account.isBlocked && <Badge tone="danger">Bloqueada</Badge>}
      </p>
      <Facts facts={facts} />
    </>
  )
}
