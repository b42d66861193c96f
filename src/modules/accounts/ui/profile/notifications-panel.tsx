import { type FormEvent, useState } from 'react'
import { CheckboxField } from '~/ui/forms/checkbox-field'
import { toast } from '~/ui/toasts/toast'
import type { Notifications } from '../../profile-contract'
import { NOTIFICATIONS_FAILED } from '../../profile-copy'
import { AuthNotice } from '../forms/auth-form-parts'
import type { Notice } from '../notice'
import { noticeOfFailure, profileCalls } from './profile-calls'
import { SaveRow } from './save-row'

type Saving = { type: 'idle' } | { type: 'saving' } | { type: 'saved' } | { type: 'failed'; notice: Notice }

/** ACCT-07, ACCT-08. */
export function NotificationsPanel({ chosen }: { chosen: Notifications }) {
  const [saving, setSaving] = useState<Saving>({ type: 'idle' })

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.type === 'saving') return
    const data = new FormData(event.currentTarget)
    setSaving({ type: 'saving' })
    try {
      const [updates, tips, marketing] = [data.has('updates'), data.has('tips'), data.has('marketing')]
      await profileCalls.saveNotifications({ updates, tips, marketing })
      setSaving({ type: 'saved' })
      toast({ title: 'Notificaciones guardadas' })
    } catch (error) {
      const notice = noticeOfFailure(error, NOTIFICATIONS_FAILED)
      setSaving({ type: 'failed', notice })
      toast({ ...notice, variant: 'destructive' })
    }
  }

  return (
    <form method="post" onSubmit={save} onInput={() => setSaving({ type: 'idle' })} className="grid max-w-md gap-5">
      <h2 className="text-xl">Qué quieres que te escribamos</h2>
      <AuthNotice notice={saving.type === 'failed' ? saving.notice : null} />
      <CheckboxField
        name="updates"
        label="Novedades de PyMentor"
        hint="Funciones nuevas y cambios que te afectan."
        defaultChecked={chosen.updates}
      />
      <CheckboxField
        name="tips"
        label="Consejos para ti"
        hint="Ideas para seguir, según lo que preguntas."
        defaultChecked={chosen.tips}
      />
      <CheckboxField
        name="marketing"
        label="Ofertas y promociones"
        hint="Solo si las pides: puedes dejarlo cuando quieras."
        defaultChecked={chosen.marketing}
      />
      <p className="text-sm text-text-muted">Los mensajes sobre la seguridad de tu cuenta llegan siempre.</p>
      <SaveRow
        label="Guardar"
        isSending={saving.type === 'saving'}
        saved={saving.type === 'saved' ? 'Guardado' : null}
      />
    </form>
  )
}
