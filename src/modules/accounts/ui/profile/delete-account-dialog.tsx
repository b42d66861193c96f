import { type FormEvent, useId, useState } from 'react'
import { CallError } from '~/platform/call'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Dialog } from '~/ui/dialog'
import { FormError } from '~/ui/form-error'
import { TextField } from '~/ui/text-field'
import { toast } from '~/ui/toast'
import type { CurrentUser } from '../../contract'
import { SIGN_IN_FAILED } from '../../copy'
import { DELETION_FAILED, DELETION_WORD } from '../../profile-copy'
import type { SyncPorts } from '../session-sync'
import { deleteAccount, signInOnceMore } from './delete-account'
import { ExportButton } from './export-button'
import { noticeOfFailure } from './profile-calls'

/** `notes`: what else there is to know before. */
export type DeleteAccountProps = {
  user: CurrentUser
  notes: readonly string[]
  ports: () => SyncPorts
  onDeleted: () => void
}

type Step = { at: 'confirming' | 'signing_in'; isBusy: boolean; failure?: string; fieldError?: string }

/** ACCT-11, ACCT-12, ACCT-15: warns, offers the data first, and asks for a sign-in when the last one is too long ago. */
export function DeleteAccountDialog({
  user,
  notes,
  ports,
  onDeleted,
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'confirming', isBusy: false })
  const formId = useId()
  const needsLogin = step.at === 'signing_in' && !user.password

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step.isBusy) return
    const data = new FormData(event.currentTarget)
    if (step.at === 'confirming') {
      const isConfirmed = String(data.get('word')).trim().toUpperCase() === DELETION_WORD
      return isConfirmed ? erase() : setStep({ ...step, fieldError: `Escribe ${DELETION_WORD} para confirmar` })
    }
    const isProven = await prove(String(data.get('password')))
    if (isProven) await erase()
  }

  async function prove(password: string): Promise<boolean> {
    setStep({ at: 'signing_in', isBusy: true })
    try {
      await signInOnceMore({ email: user.email, password }, ports())
      return true
    } catch (error) {
      const isWrong = error instanceof CallError && error.code === 'wrong_credentials'
      const { description } = noticeOfFailure(error, SIGN_IN_FAILED)
      setStep({
        at: 'signing_in',
        isBusy: false,
        ...(isWrong ? { fieldError: 'La contraseña no es correcta' } : { failure: description }),
      })
      return false
    }
  }

  async function erase() {
    setStep((current) => ({ at: current.at, isBusy: true }))
    const outcome = await deleteAccount(ports())
    if (outcome.type === 'deleted') return onDeleted()
    if (outcome.type === 'sign_in_again') return setStep({ at: 'signing_in', isBusy: false })
    const failure = noticeOfFailure(outcome.error, DELETION_FAILED)
    toast({ ...failure, variant: 'destructive' })
    setStep((current) => ({ at: current.at, isBusy: false, failure: failure.description }))
  }

  return (
    <Dialog
      open
      onClose={() => !step.isBusy && onClose()}
      role="alertdialog"
      title="¿Eliminar tu cuenta?"
      description={
        <div className="grid gap-2">
          <p>
            Es irreversible: se borran tu perfil, tus conversaciones y los enlaces que hayas compartido. No podremos
            recuperar nada.
          </p>
          {notes.map((note) => (
            <p key={note} className="text-text">
              {note}
            </p>
          ))}
        </div>
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={step.isBusy} data-initial-focus>
            Cancelar
          </Button>
          {needsLogin ? (
            <ButtonLink to="/auth/login?force_login=true&redirect=%2Fprofile">Iniciar sesión</ButtonLink>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="destructive"
              pending={step.isBusy}
              pendingLabel="Eliminando tu cuenta…"
            >
              Eliminar Cuenta
            </Button>
          )}
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-4">
        {step.failure && <FormError title={DELETION_FAILED.title}>{step.failure}</FormError>}
        {step.at === 'confirming' ? (
          <Confirmation error={step.fieldError} />
        ) : needsLogin ? (
          <p role="alert">Por seguridad, vuelve a iniciar sesión y elimina después la cuenta desde aquí.</p>
        ) : (
          <SignInAgain email={user.email} error={step.fieldError} />
        )}
      </form>
    </Dialog>
  )
}

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

function SignInAgain({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <p role="alert" className="text-sm">
        Hace más de 5 minutos que iniciaste sesión. Por seguridad, escribe tu contraseña para seguir.
      </p>
      <input type="text" name="username" autoComplete="username" aria-label="Cuenta" defaultValue={email} hidden />
      <TextField
        label="Contraseña"
        name="password"
        type="password"
        autoComplete="current-password"
        // The question has changed under the reader's hands: here it goes on.
        ref={(field) => field?.focus()}
        error={error}
      />
    </>
  )
}
