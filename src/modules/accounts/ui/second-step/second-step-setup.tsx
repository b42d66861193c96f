import { useId, useState } from 'react'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialogs/dialog'
import type { SecondStepStart } from '../../second-step-contract'
import { SECOND_STEP_FAILED } from '../../second-step-copy'
import { AuthNotice } from '../forms/auth-form-parts'
import { useAuthForm } from '../forms/use-auth-form'
import { CodeField } from './code-field'
import { QrCode } from './qr-code'
import { refusalOfCode, turnOnSecondStep } from './second-step-calls'

type SetupProps = { start: SecondStepStart; onCodes: (codes: string[]) => void; onClose: () => void }

/** Puts the secret into an app, which proves itself by a code. */
export function SecondStepSetup({ start: { secret, address }, onCodes, onClose }: SetupProps) {
  const formId = useId()
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../second-step-input')).secondStepForm,
    failure: SECOND_STEP_FAILED,
    async send({ code }) {
      try {
        onCodes((await turnOnSecondStep(code)).codes)
        return 'leaving'
      } catch (error) {
        const refusal = refusalOfCode(error)
        if (refusal === null) throw error
        return { errors: { code: refusal } }
      }
    },
  })
  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      title="Activar la verificación en dos pasos"
      description="Escanea este código con una aplicación de verificación (Google Authenticator, Aegis, 1Password…) y escribe las 6 cifras que te muestre."
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSending}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} pending={isSending}>
            Activar
          </Button>
        </>
      }
    >
      <QrCode text={address} label="Código QR para tu aplicación de verificación" />
      <p className="text-sm">
        ¿No puedes escanearlo? Escribe esta clave en la aplicación: <Secret text={secret} />
      </p>
      <form id={formId} {...formProps} className="grid gap-4">
        <AuthNotice notice={notice} />
        <CodeField hint="El que muestra ahora la aplicación." error={errors.code} />
      </form>
    </Dialog>
  )
}

/** In groups of four, as it is typed. */
function Secret({ text }: { text: string }) {
  const [groups] = useState(() => text.match(/.{1,4}/g)?.join(' '))
  return <code className="select-all break-words font-mono">{groups}</code>
}
