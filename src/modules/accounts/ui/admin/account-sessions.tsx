import { call } from '~/platform/http/call'
import { clockTime, shortDate } from '~/platform/time/dates'
import { DecisionDialog } from '~/ui/dialogs/decision-dialog'
import { TextField } from '~/ui/forms/text-field'
import { toast } from '~/ui/toasts/toast'
import { endAccountSessions } from '../../admin-contract'
import { reasonForm } from '../../admin-input'
import type { OwnSessions } from '../../profile-contract'
import { readForm } from '../forms/use-auth-form'

type AccountSessionsProps = {
  account: { id: string; email: string }
  open: OwnSessions
  isOneself: boolean
  onDone: () => Promise<void>
}
const valuesOf = (form: FormData) => ({ reason: form.get('reason') })

/** Where somebody is signed in, and the way to end all of it. */
export function AccountSessions({ account, open, isOneself, onDone }: AccountSessionsProps) {
  if (open.total === 0) return <p className="text-text-muted">No tiene ninguna sesión abierta.</p>
  const unlisted = open.total - open.sessions.length

  async function end(form: FormData, key: string) {
    const body = { ...reasonForm.parse(valuesOf(form)), key }
    await call(endAccountSessions, { params: { id: account.id }, body })
    toast({ title: 'Sesiones cerradas', description: account.email })
    await onDone()
  }
  return (
    <>
      <ul className="grid divide-y divide-line border-line border-y">
        {open.sessions.map(({ device, createdAt, lastUsedAt }) => (
          <li key={`${createdAt} ${lastUsedAt} ${device}`} className="grid gap-0.5 py-2.5">
            <span className="font-medium">{device}</span>
            <span className="text-sm text-text-muted">
              Abierta el {shortDate(createdAt)} · Último uso: {shortDate(lastUsedAt)}, {clockTime(lastUsedAt)}
            </span>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className="text-sm text-text-muted">Y {unlisted} más.</p>}
      {isOneself ? (
        <p className="text-sm text-text-muted">Las tuyas se cierran desde «Mi Cuenta».</p>
      ) : (
        <DecisionDialog
          label="Cerrar sus sesiones"
          title="¿Cerrar todas sus sesiones?"
          description="En todos sus dispositivos tendrá que volver a iniciar sesión."
          isDestructive
          check={(form) => {
            const reading = readForm(reasonForm, valuesOf(form))
            return reading.ok ? null : reading.errors
          }}
          summary={(form) =>
            `Se cierran ${open.total === 1 ? 'su sesión' : `sus ${open.total} sesiones`} (${account.email}). Motivo: ${form.get('reason')}`
          }
          onDecide={end}
        >
          {(errors) => (
            <TextField
              label="Motivo"
              name="reason"
              autoComplete="off"
              hint="Queda en el registro, con tu nombre y la hora."
              error={errors.reason}
              data-initial-focus
            />
          )}
        </DecisionDialog>
      )}
    </>
  )
}
