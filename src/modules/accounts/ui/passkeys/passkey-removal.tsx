import { useState } from 'react'
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog'
import { toast } from '~/ui/toasts/toast'
import type { OwnPasskey } from '../../passkey-contract'
import { PASSKEY_REMOVAL_FAILED } from '../../passkey-copy'
import { failureOfPasskey } from './failure-of-passkey'
import type { FreshSignIn } from './use-fresh-sign-in'

type RemovalDialogProps = {
  passkey: OwnPasskey | null
  withFreshSignIn: FreshSignIn['withFreshSignIn']
  onClose: () => void
  onRemoved: () => Promise<void>
}

/** Asks before a passkey is removed, and removes it. */
export function PasskeyRemoval({ passkey, withFreshSignIn, onClose, onRemoved }: RemovalDialogProps) {
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
      await withFreshSignIn(() => removePasskey(passkey.id))
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
