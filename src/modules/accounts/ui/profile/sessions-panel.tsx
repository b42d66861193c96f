import { useState } from 'react'
import { clockTime, shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog'
import { Icon } from '~/ui/icon'
import { SavedNote } from '~/ui/toasts/saved-note'
import { toast } from '~/ui/toasts/toast'
import type { OwnSession, OwnSessions } from '../../profile-contract'
import { SESSIONS_FAILED } from '../../profile-copy'
import { noticeOfFailure, profileCalls } from './profile-calls'

type Asking = { type: 'no' } | { type: 'asking'; error?: string } | { type: 'ending' }
type SessionsPanelProps = { own: OwnSessions; onEnded: () => Promise<void> }

/** Where one is signed in, and the way to sign out everywhere else. */
export function SessionsPanel({ own, onEnded }: SessionsPanelProps) {
  const [asking, setAsking] = useState<Asking>({ type: 'no' })
  const [ended, setEnded] = useState<string | null>(null)
  const others = own.total - 1
  const unlisted = own.total - own.sessions.length

  async function endOthers() {
    setAsking({ type: 'ending' })
    try {
      const { ended: count } = await profileCalls.endOtherSessions()
      await onEnded()
      const sentence = count === 1 ? 'Se ha cerrado 1 sesión.' : `Se han cerrado ${count} sesiones.`
      setEnded(sentence)
      setAsking({ type: 'no' })
      toast({ title: 'Sesiones cerradas', description: sentence })
    } catch (error) {
      const failure = noticeOfFailure(error, SESSIONS_FAILED)
      toast({ ...failure, variant: 'destructive' })
      setAsking({ type: 'asking', error: failure.description })
    }
  }

  return (
    <section className="grid max-w-lg gap-4">
      <h2 className="text-xl">Sesiones abiertas</h2>
      <ul className="grid divide-y divide-line border-line border-y">
        {own.sessions.map((session) => (
          <SessionRow key={`${session.createdAt} ${session.lastUsedAt} ${session.device}`} session={session} />
        ))}
      </ul>
      {unlisted > 0 && <p className="text-sm text-text-muted">Y {unlisted} más.</p>}
      {others > 0 ? (
        <Button variant="outline" className="justify-self-start" onClick={() => setAsking({ type: 'asking' })}>
          <Icon name="logout" />
          Cerrar las demás
        </Button>
      ) : (
        <p className="text-sm text-text-muted">No hay ninguna otra sesión abierta.</p>
      )}
      <SavedNote>{ended}</SavedNote>
      <ConfirmDialog
        open={asking.type !== 'no'}
        title="¿Cerrar las demás sesiones?"
        description="En los demás dispositivos habrá que volver a iniciar sesión. Esta sesión sigue abierta."
        confirmLabel="Cerrar las demás"
        pending={asking.type === 'ending'}
        error={asking.type === 'asking' ? asking.error : undefined}
        onConfirm={endOthers}
        onCancel={() => setAsking({ type: 'no' })}
      />
    </section>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const { device, createdAt, lastUsedAt, isCurrent } = session
  return (
    <li className="grid gap-0.5 py-3">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {device}
        {isCurrent && <Badge tone="verified">Esta sesión</Badge>}
      </p>
      <p className="text-sm text-text-muted">
        Abierta el {shortDate(createdAt)} ·{' '}
        {isCurrent ? 'En uso ahora' : `Último uso: ${shortDate(lastUsedAt)}, ${clockTime(lastUsedAt)}`}
      </p>
    </li>
  )
}
