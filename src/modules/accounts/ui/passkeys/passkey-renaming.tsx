import { useId } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialogs/dialog'
import { TextField } from '~/ui/forms/text-field'
import type { OwnPasskey } from '../../passkey-contract'
import { PASSKEY_RENAMING_FAILED } from '../../passkey-copy'
import { PASSKEY_NAME_LENGTH } from '../../rules'
import { AuthNotice } from '../forms/auth-form-parts'
import { tell, useAuthForm } from '../forms/use-auth-form'
import { noticeOfFailure } from '../profile/profile-calls'

type PasskeyRenamingProps = { passkey: OwnPasskey; onClose: () => void; onRenamed: () => Promise<void> }

/** Gives a passkey another name. Enter saves, Escape leaves it as it is. */
export function PasskeyRenaming({ passkey, onClose, onRenamed }: PasskeyRenamingProps) {
  const formId = useId()
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../passkey-input')).passkeyForm,
    failure: PASSKEY_RENAMING_FAILED,
    async send({ name }) {
      try {
        const { renamePasskey } = await import('./passkey-calls')
        await renamePasskey(passkey.id, name)
      } catch (error) {
        return tell(noticeOfFailure(error, PASSKEY_RENAMING_FAILED))
      }
      await onRenamed()
      onClose()
      return 'leaving'
    },
  })
  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      title="Cambiar el nombre de la llave"
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} pending={isSending} pendingLabel="Guardando…">
            Guardar
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid gap-4">
        <AuthNotice notice={notice} />
        <TextField
          label="Nombre nuevo"
          name="name"
          defaultValue={passkey.name}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          data-initial-focus
          error={errors.name}
          onFocus={(event) => event.currentTarget.select()}
        />
      </form>
    </Dialog>
  )
}
