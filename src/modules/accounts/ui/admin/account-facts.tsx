import { clockTime, shortDate } from '~/platform/dates'
import { Badge } from '~/ui/badge'
import type { AccountDetail } from '../../admin-contract'

const moment = (iso: string) => `${shortDate(iso)}, ${clockTime(iso)}`

/** What administrators see of an account. Plan and state carry the names that they have in the data. */
export function AccountFacts({ account }: { account: AccountDetail }) {
  const facts: [string, string][] = [
    ['Nombre', `${account.firstName} ${account.lastName}`],
    ['Identificador', account.id],
    ['Correo confirmado', account.emailVerified ? 'Sí' : 'No'],
    ['Plan', account.planType],
    ['Estado de la suscripción', account.subscriptionStatus],
    ['Fin del plan', account.planExpiresAt ? moment(account.planExpiresAt) : 'Sin fecha'],
    ['Cuenta creada', moment(account.createdAt)],
    ['Última sesión', account.lastSeenAt ? moment(account.lastSeenAt) : 'Ninguna abierta'],
    ...(account.blockedAt ? [['Bloqueada', moment(account.blockedAt)] satisfies [string, string]] : []),
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
