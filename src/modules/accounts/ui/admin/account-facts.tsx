import { clockTime, shortDate } from '~/platform/dates'
import { Badge } from '~/ui/badge'
import type { AccountDetail } from '../../admin-contract'

const moment = (iso: string) => `${shortDate(iso)}, ${clockTime(iso)}`

type Fact = readonly [name: string, value: string]
type AccountFactsProps = { account: AccountDetail; more: readonly Fact[] }

/** What administrators see of an account, with `more` of what other modules know of it. */
export function AccountFacts({ account, more }: AccountFactsProps) {
  const facts: Fact[] = [
    ['Nombre', `${account.firstName} ${account.lastName}`],
    ['Identificador', account.id],
    ['Correo confirmado', account.emailVerified ? 'Sí' : 'No'],
    ...more,
    ['Cuenta creada', moment(account.createdAt)],
    ['Última sesión', account.lastSeenAt ? moment(account.lastSeenAt) : 'Ninguna abierta'],
    ...(account.blockedAt ? [['Bloqueada', moment(account.blockedAt)] satisfies Fact] : []),
  ]
  return (
    <div className="grid max-w-2xl gap-4">
      <p className="flex gap-2 empty:hidden">
        {account.role === 'admin' && <Badge tone="accent">Administración</Badge>}
        {account.isBlocked && <Badge tone="danger">Bloqueada</Badge>}
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[13rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-text-muted">{name}</dt>
            <dd className="mb-2 break-words sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
