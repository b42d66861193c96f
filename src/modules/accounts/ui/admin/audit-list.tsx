import { Link } from 'react-router'
import { clockTime, shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import type { AuditEntry } from '../../admin-contract'

const ACTIONS = {
  block: { label: 'Bloqueo', tone: 'danger' },
  unblock: { label: 'Desbloqueo', tone: 'verified' },
  activate_plan: { label: 'Cambio de plan', tone: 'accent' },
  expire_plan: { label: 'Plan expirado', tone: 'danger' },
  test_chat: { label: 'Chat de prueba', tone: 'neutral' },
  gift_plan: { label: 'Regalo', tone: 'accent' },
  refund: { label: 'Devolución pedida', tone: 'danger' },
  end_sessions: { label: 'Sesiones cerradas', tone: 'danger' },
  resend_mail: { label: 'Correo reenviado', tone: 'neutral' },
  second_step_off: { label: 'Segundo paso quitado', tone: 'danger' },
} as const satisfies Record<AuditEntry['action'], object>

/** Who did what to whom, when and why. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="text-text-muted">Todavía no hay ningún cambio en el registro.</p>
  return (
    <ol className="grid max-w-3xl divide-y divide-line border-line border-y">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { action, actorEmail, byOperator, targetId, targetEmail, reason, createdAt } = entry
  return (
    <li className="grid gap-1 py-3.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Badge tone={ACTIONS[action].tone}>{ACTIONS[action].label}</Badge>
        {targetEmail ? (
          <Link to={`/admin/usuarios/${targetId}`} className="min-w-0 break-all font-medium">
            {targetEmail}
          </Link>
        ) : (
          <span className="text-text-muted">Cuenta eliminada</span>
        )}
      </p>
      <p className="break-words">{reason}</p>
      <p className="break-words text-sm text-text-muted">
        {shortDate(createdAt)}, {clockTime(createdAt)} ·{' '}
        {byOperator ? 'Desde el servidor' : (actorEmail ?? 'Cuenta eliminada')}
      </p>
    </li>
  )
}
