import { useRef, useState } from 'react'
import { shortDate } from '~/platform/dates'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm-dialog'
import { TextField } from '~/ui/text-field'
import { toast } from '~/ui/toast'
import type { OwnPasskey } from '../../passkey-contract'
import { PASSKEY_ADDING_FAILED, PASSKEY_REMOVAL_FAILED } from '../../passkey-copy'
import { MAX_PASSKEYS } from '../../rules'
import { AuthNotice } from '../auth-form-parts'
import { SaveRow } from '../profile/save-row'
import { tell, useAuthForm } from '../use-auth-form'
import { failureOfPasskey } from './failure-of-passkey'

type PasskeysPanelProps = { own: OwnPasskey[]; emailVerified: boolean; onChanged: () => Promise<void> }

/** One's passkeys: adding, naming and removing them. */
export function PasskeysPanel({ own, emailVerified, onChanged }: PasskeysPanelProps) {
  const [leaving, setLeaving] = useState<OwnPasskey | null>(null)
  return (
    <section className="grid max-w-lg gap-4">
      <h2 className="text-xl">Llaves de acceso</h2>
      <p className="text-sm text-text-muted">
        Entra con la huella, la cara o el PIN de tu dispositivo, sin escribir la contraseña. Tu contraseña sigue
        sirviendo.
      </p>
      {own.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-y">
          {own.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      {!emailVerified && <p>Para añadir una llave, confirma antes tu correo.</p>}
      {emailVerified && own.length < MAX_PASSKEYS && <PasskeyForm onAdded={onChanged} />}
      <RemovalDialog passkey={leaving} onClose={() => setLeaving(null)} onRemoved={onChanged} />
    </section>
  )
}

type PasskeyRowProps = { passkey: OwnPasskey; onRemove: () => void }

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRemove }: PasskeyRowProps) {
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="break-words font-medium">{name}</p>
        <p className="text-sm text-text-muted">
          Añadida el {shortDate(createdAt)} ·{' '}
          {lastUsedAt === null ? 'Sin usar todavía' : `Último uso: ${shortDate(lastUsedAt)}`}
        </p>
      </div>
      <Button variant="outline" onClick={onRemove} aria-label={`Quitar la llave ${name}`}>
        Quitar
      </Button>
    </li>
  )
}

function PasskeyForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../passkey-input')).passkeyForm,
    failure: PASSKEY_ADDING_FAILED,
    async send({ name }) {
      setSaved(null)
      try {
        const { addPasskey } = await import('./passkey-calls')
        await addPasskey(name)
      } catch (error) {
        const failure = failureOfPasskey(error, PASSKEY_ADDING_FAILED)
        return failure === null ? {} : tell(failure)
      }
      await onAdded()
      form.current?.reset()
      setSaved('Llave añadida. La próxima vez puedes entrar con ella.')
      return {}
    },
  })
  return (
    <form ref={form} {...formProps} onChange={() => setSaved(null)} className="grid max-w-md gap-5">
      <AuthNotice notice={notice} />
      <TextField
        label="Nombre de la llave"
        name="name"
        autoComplete="off"
        hint="Para reconocerla después: «Mi móvil», por ejemplo."
        error={errors.name}
      />
      <SaveRow label="Añadir una llave" isSending={isSending} saved={saved} />
    </form>
  )
}

type RemovalDialogProps = { passkey: OwnPasskey | null; onClose: () => void; onRemoved: () => Promise<void> }

function RemovalDialog({ passkey, onClose, onRemoved }: RemovalDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const close = () => {
    setError(undefined)
    onClose()
  }

  async function remove() {
    if (passkey === null) return
    setBusy(true)
    try {
      const { removePasskey } = await import('./passkey-calls')
      await removePasskey(passkey.id)
      await onRemoved()
      toast({ title: 'Llave quitada', description: `«${passkey.name}» ya no abre tu cuenta.` })
      close()
    } catch (failure) {
      setError(failureOfPasskey(failure, PASSKEY_REMOVAL_FAILED)?.description)
    }
    setBusy(false)
  }

  return (
    <ConfirmDialog
      open={passkey !== null}
      title="¿Quitar la llave?"
      description={`«${passkey?.name ?? ''}» dejará de abrir tu cuenta. Bórrala también en tu dispositivo.`}
      confirmLabel="Quitar la llave"
      pending={isBusy}
      error={error}
      onConfirm={remove}
      onCancel={close}
    />
  )
}
