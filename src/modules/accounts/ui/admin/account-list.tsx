import { Link } from 'react-router'
import { Badge } from '~/ui/badge'
import type { AccountSummary } from '../../admin-contract'

export function AccountList({ accounts }: { accounts: readonly AccountSummary[] }) {
  if (accounts.length === 0) return <p className="text-text-muted">Ninguna cuenta tiene un correo que empiece así.</p>
  return (
    <ul className="grid max-w-3xl divide-y divide-line border-line border-y">
      {accounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div className="grid min-w-0">
            <Link to={`/admin/usuarios/${account.id}`} className="break-all font-medium">
              {account.email}
            </Link>
            <span className="break-words text-sm text-text-muted">
              {account.firstName} {account.lastName}
            </span>
          </div>
          <span className="flex gap-2">
            {account.role === 'admin' && <Badge tone="accent">Administración</Badge>}
            {account.isBlocked && <Badge tone="danger">Bloqueada</Badge>}
          </span>
        </li>
      ))}
    </ul>
  )
}
