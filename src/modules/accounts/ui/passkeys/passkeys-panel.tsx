import { useRef, useState } from 'react'
import { shortDate } from '~/platform/time/dates'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/text-field'
import type { CurrentUser } from '../../contract'
import type { OwnPasskey } from '../../passkey-contract'
import { PASSKEY_ADDING_FAILED } from '../../passkey-copy'
import { MAX_PASSKEYS } from '../../rules'
import { AuthNotice } from '../forms/auth-form-parts'
import { tell, useAuthForm } from '../forms/use-auth-form'
import { SaveRow } from '../profile/save-row'
import type { SyncPorts } from '../session/session-sync'
import { failureOfPasskey } from './failure-of-passkey'
import { PasskeyRemoval } from './passkey-removal'
import { PasskeyRenaming } from './passkey-renaming'
import { type FreshSignIn, useFreshSignIn } from './use-fresh-sign-in'

type PasskeysPanelProps = {
  user: CurrentUser
  own: OwnPasskey[]
  ports: () => SyncPorts
  onChanged: () => Promise<void>
}

/** One's passkeys: adding, naming and removing them. */
export function PasskeysPanel({ user, own, ports, onChanged }: PasskeysPanelProps) {
  const [leaving, setLeaving] = useState<OwnPasskey | null>(null)
  const [renaming, setRenaming] = useState<OwnPasskey | null>(null)
  const { withFreshSignIn, dialog } = useFreshSignIn({ user, hasPasskey: own.length > 0, ports })
  return (
    <section className="grid max-w-lg gap-4">
      <h2 className="text-xl">Llaves de acceso</h2>
      <p className="text-sm text-text-muted">
        Entra con la huella, la cara o el PIN de tu dispositivo
        {user.password
          ? ', sin escribir la contraseña. Tu contraseña sigue sirviendo.'
          : '. Tu cuenta de Google sigue sirviendo.'}
      </p>
      {own.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-y">
          {own.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setLeaving(passkey)}
            />
          ))}
        </ul>
      )}
      {!user.emailVerified && <p>Para añadir una llave, confirma antes tu correo.</p>}
      {user.emailVerified && own.length < MAX_PASSKEYS && (
        <PasskeyForm withFreshSignIn={withFreshSignIn} onAdded={onChanged} />
      )}
      <PasskeyRemoval
        passkey={leaving}
        withFreshSignIn={withFreshSignIn}
        onClose={() => setLeaving(null)}
        onRemoved={onChanged}
      />
      {renaming && <PasskeyRenaming passkey={renaming} onClose={() => setRenaming(null)} onRenamed={onChanged} />}
      {dialog}
    </section>
  )
}

type PasskeyRowProps = { passkey: OwnPasskey; onRename: () => void; onRemove: () => void }

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 basis-60 gap-0.5">
        <p className="break-words font-medium">{name}</p>
        <p className="text-sm text-text-muted">
          Añadida el {shortDate(createdAt)} ·{' '}
          {lastUsedAt === null ? 'Sin usar todavía' : `Último uso: ${shortDate(lastUsedAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={onRename} aria-label={`Cambiar el nombre de la llave ${name}`}>
          Cambiar nombre
        </Button>
        <Button variant="outline" onClick={onRemove} aria-label={`Quitar la llave ${name}`}>
          Quitar
        </Button>
      </div>
    </li>
  )
}

type PasskeyFormProps = Pick<FreshSignIn, 'withFreshSignIn'> & { onAdded: () => Promise<void> }

function PasskeyForm({ withFreshSignIn, onAdded }: PasskeyFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../passkey-input')).passkeyForm,
    failure: PASSKEY_ADDING_FAILED,
    async send({ name }) {
      setSaved(null)
      try {
        const { addPasskey } = await import('./passkey-calls')
        await withFreshSignIn(() => addPasskey(name))
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
