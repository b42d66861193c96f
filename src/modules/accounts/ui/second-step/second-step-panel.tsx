import { type ComponentProps, useState } from 'react'
import { shortDate } from '~/platform/time/dates'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog'
import { Dialog } from '~/ui/dialogs/dialog'
import { toast } from '~/ui/toasts/toast'
import type { CurrentUser } from '../../contract'
import type { OwnSecondStep, SecondStepStart } from '../../second-step-contract'
import { SECOND_STEP_CHANGE_FAILED } from '../../second-step-copy'
import { failureOfPasskey } from '../passkeys/failure-of-passkey'
import { useFreshSignIn } from '../passkeys/use-fresh-sign-in'
import type { SyncPorts } from '../session/session-sync'
import { RecoveryCodes } from './recovery-codes'
import { renewRecoveryCodes, startSecondStep, turnOffSecondStep } from './second-step-calls'
import { SecondStepSetup } from './second-step-setup'

type SecondStepPanelProps = {
  user: CurrentUser
  own: OwnSecondStep
  hasPasskey: boolean
  /** Whether administering waits for it. */
  isMissing: boolean
  ports: () => SyncPorts
  onChanged: () => Promise<void>
}

/** A code after the password: turning it on and off, and the codes for who has lost the phone. */
export function SecondStepPanel({ user, own, hasPasskey, isMissing, ports, onChanged }: SecondStepPanelProps) {
  const { act, isBusy, dialog } = useChange({ user, hasPasskey, ports })
  const [start, setStart] = useState<SecondStepStart | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isTurningOff, setTurningOff] = useState(false)

  async function turnedOff() {
    setTurningOff(false)
    await onChanged()
    toast({ title: 'Verificación en dos pasos desactivada' })
  }
  function made(codes: string[]) {
    setStart(null)
    setCodes(codes)
  }
  function kept() {
    setCodes(null)
    void onChanged()
  }

  return (
    <section className="grid max-w-lg justify-items-start gap-4">
      <h2 className="text-xl">Verificación en dos pasos</h2>
      <p className="text-sm text-text-muted">
        Después de la contraseña, un código de una aplicación de tu móvil. Quien averigüe tu contraseña no podrá entrar.
      </p>
      {isMissing && <p className="font-medium">Como administras PyMentor, actívala para entrar en Administración.</p>}
      <State
        user={user}
        own={own}
        isBusy={isBusy}
        onTurnOn={() => act(startSecondStep, setStart)}
        onNewCodes={() => act(renewRecoveryCodes, (renewed) => setCodes(renewed.codes))}
        onTurnOff={() => setTurningOff(true)}
      />
      {start && <SecondStepSetup start={start} onClose={() => setStart(null)} onCodes={made} />}
      <NewCodes codes={codes} onKept={kept} />
      <TurnOff
        open={isTurningOff}
        pending={isBusy}
        onConfirm={() => act(turnOffSecondStep, turnedOff)}
        onCancel={() => setTurningOff(false)}
      />
      {dialog}
    </section>
  )
}

/** One change at a time, after a sign-in that is recent enough; what fails is said. */
function useChange(who: Pick<SecondStepPanelProps, 'user' | 'hasPasskey' | 'ports'>) {
  const { withFreshSignIn, dialog } = useFreshSignIn(who)
  const [isBusy, setBusy] = useState(false)

  async function act<Result>(call: () => Promise<Result>, then: (result: Result) => unknown) {
    if (isBusy) return
    setBusy(true)
    try {
      await withFreshSignIn(async () => then(await call()))
    } catch (error) {
      const failure = failureOfPasskey(error, SECOND_STEP_CHANGE_FAILED)
      if (failure) toast({ ...failure, variant: 'destructive' })
    }
    setBusy(false)
  }
  return { act, isBusy, dialog }
}

type StateProps = Pick<SecondStepPanelProps, 'user' | 'own'> & {
  isBusy: boolean
  onTurnOn: () => void
  onNewCodes: () => void
  onTurnOff: () => void
}

/** Whether it is on, and what can be done then. */
function State({ user, own, isBusy, onTurnOn, onNewCodes, onTurnOff }: StateProps) {
  if (own.since === null)
    return user.emailVerified ? (
      <Button pending={isBusy} onClick={onTurnOn}>
        Activar
      </Button>
    ) : (
      <p>Para activarla, confirma antes tu correo.</p>
    )
  return (
    <>
      <p>
        Activa desde el {shortDate(own.since)}. {leftWords(own.codesLeft)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" pending={isBusy} onClick={onNewCodes}>
          Nuevos códigos
        </Button>
        <Button variant="ghost" onClick={onTurnOff}>
          Desactivar
        </Button>
      </div>
    </>
  )
}

/** They are shown this once: it goes only when the reader says that they are kept. */
const NewCodes = ({ codes, onKept }: { codes: string[] | null; onKept: () => void }) => (
  <Dialog
    open={codes !== null}
    role="alertdialog"
    onClose={() => {}}
    title="Tus códigos de recuperación"
    footer={<Button onClick={onKept}>Los he guardado</Button>}
  >
    {codes && <RecoveryCodes codes={codes} />}
  </Dialog>
)

const TurnOff = (asked: Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'pending' | 'onConfirm' | 'onCancel'>) => (
  <ConfirmDialog
    {...asked}
    title="¿Desactivar la verificación en dos pasos?"
    description="Para entrar bastará con la contraseña. Tus códigos de recuperación dejarán de servir."
    confirmLabel="Desactivar"
  />
)

function leftWords(count: number): string {
  if (count === 0) return 'Ya no te quedan códigos de recuperación: pide otros.'
  return count === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${count} códigos de recuperación.`
}
