import { type FormEvent, useId, useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialogs/dialog'
import { FormError } from '~/ui/forms/form-error'
import { TextField } from '~/ui/forms/text-field'
import { toast } from '~/ui/toasts/toast'
import type { CurrentUser } from '../../contract'
import { DELETION_FAILED, DELETION_WORD } from '../../profile-copy'
import type { Notice } from '../notice'
import { hasGivenUp, useFreshSignIn } from '../passkeys/use-fresh-sign-in'
import type { SyncPorts } from '../session/session-sync'
import { ExportButton } from './export-button'
import { noticeOfFailure, profileCalls } from './profile-calls'

/** `notes`: what else there is to know before. */
export type DeleteAccountProps = {
  user: CurrentUser
  hasPasskey: boolean
  notes: readonly string[]
  ports: () => SyncPorts
  onDeleted: () => void
}

type DialogProps = DeleteAccountProps & { onClose: () => void }

/** ACCT-11, ACCT-12, ACCT-15: warns, offers the data first, and asks for a sign-in when the last one is too long ago. */
export function DeleteAccountDialog(props: DialogProps) {
  const { notes, onClose } = props
  const { isBusy, wrong, submit, dialog } = useDeletion(props)
  const formId = useId()
  return (
    <>
      <Dialog
        open
        onClose={() => !isBusy && onClose()}
        role="alertdialog"
        title="¿Eliminar tu cuenta?"
        description={<Warning notes={notes} />}
        footer={
          <>
            <Button variant="outline" onClick={onClose} disabled={isBusy} data-initial-focus>
              Cancelar
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="destructive"
              pending={isBusy}
              pendingLabel="Eliminando tu cuenta…"
            >
              Eliminar Cuenta
            </Button>
          </>
        }
      >
        <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
          {wrong.failure && <FormError title={DELETION_FAILED.title}>{wrong.failure}</FormError>}
          <Confirmation error={wrong.word} />
        </form>
      </Dialog>
      {dialog}
    </>
  )
}

function useDeletion({ user, hasPasskey, ports, onDeleted }: DialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<{ failure?: string; word?: string }>({})
  const { withFreshSignIn, dialog } = useFreshSignIn({ user, hasPasskey, ports })

  function tell(failure: Notice) {
    toast({ ...failure, variant: 'destructive' })
    setWrong({ failure: failure.description })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const word = String(new FormData(event.currentTarget).get('word'))
    if (word.trim().toUpperCase() !== DELETION_WORD)
      return setWrong({ word: `Escribe ${DELETION_WORD} para confirmar` })
    setBusy(true)
    setWrong({})
    try {
      await withFreshSignIn(() => deleteAccount(ports()))
      return onDeleted()
    } catch (error) {
      if (!hasGivenUp(error)) tell(noticeOfFailure(error, DELETION_FAILED))
    }
    setBusy(false)
  }
  return { isBusy, wrong, submit, dialog }
}

const Warning = ({ notes }: Pick<DeleteAccountProps, 'notes'>) => (
  <div className="grid gap-2">
    <p>
      Es irreversible: se borran tu perfil, tus conversaciones y los enlaces que hayas compartido. No podremos recuperar
      nada.
    </p>
    {notes.map((note) => (
      <p key={note} className="text-text">
        {note}
      </p>
    ))}
  </div>
)

function Confirmation({ error }: { error: string | undefined }) {
  return (
    <>
      <div className="grid gap-2 text-sm">
        <p>¿Quieres guardar antes una copia de tus datos?</p>
        <ExportButton />
      </div>
      <TextField
        label={`Escribe ${DELETION_WORD} para confirmar`}
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={error}
      />
    </>
  )
}

/** ACCT-12: deletes the account, signs out everywhere and clears what this browser keeps of its owner. Throws CallError, ConnectionError. */
async function deleteAccount({ identity, memory }: Pick<SyncPorts, 'identity' | 'memory'>): Promise<void> {
  await profileCalls.deleteAccount()
  // The provider may have forgotten the person already.
  await identity.signOut().catch((error: unknown) => console.warn('not signed out at the provider', error))
  memory.forgetOthersThan(NOBODY)
}

/** Unsent text goes with the account, too (C-30). */
const NOBODY = ''
