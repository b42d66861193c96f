import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { FormError } from '~/ui/forms/form-error'
import { ACTIVATION_FAILED, WATCH_PROBLEMS } from '../../purchase-copy'
import type { PlanWatch } from './plan-watch'
import type { Activating } from './use-plan-watch'
import { VerificationFrame } from './verification-frame'
import { AllWell, NotYet, UnderWay } from './verification-words'

type Props = {
  state: PlanWatch
  activating: Activating
  loginAddress: string
  onActivate: () => void
  onRestart: () => void
}

/** PAY-30…38. */
export function PlanWatchStatus({ state, activating, loginAddress, onActivate, onRestart }: Props) {
  switch (state.phase) {
    case 'loading':
    case 'verifying':
      return (
        <VerificationFrame
          actions={
            <>
              <ActivateButton activating={activating} onActivate={onActivate} />
              <OtherWays />
            </>
          }
        >
          <UnderWay title="Verificando tu suscripción…">
            Preguntamos por tu pago cada pocos segundos. En cuanto se confirme, te llevamos a tus chats.
          </UnderWay>
          <ActivationProblem activating={activating} />
        </VerificationFrame>
      )
    case 'success':
    case 'redirecting':
      return (
        <VerificationFrame actions={<ButtonLink to="/chat">Ir a mis chats</ButtonLink>}>
          <AllWell title="Tu plan está activo">
            {state.phase === 'success' ? 'Ya puedes usar PRO.' : `Te llevamos a tus chats en ${state.secondsLeft} s.`}
          </AllWell>
        </VerificationFrame>
      )
    case 'error':
      if (state.problem === 'signed_out') return <SignedOut loginAddress={loginAddress} />
      return (
        <VerificationFrame
          actions={
            <>
              <Button onClick={onRestart}>Reiniciar Verificación</Button>
              <ActivateButton activating={activating} onActivate={onActivate} />
              <OtherWays />
            </>
          }
        >
          <NotYet title="No hemos podido confirmar tu plan">{WATCH_PROBLEMS[state.problem]}</NotYet>
          <ActivationProblem activating={activating} />
        </VerificationFrame>
      )
  }
}

function SignedOut({ loginAddress }: Pick<Props, 'loginAddress'>) {
  return (
    <VerificationFrame
      actions={
        <>
          <ButtonLink to={loginAddress}>Iniciar sesión</ButtonLink>
          <ButtonLink to="/pricing" variant="ghost">
            Ver los planes
          </ButtonLink>
        </>
      }
    >
      <NotYet title="Falta iniciar sesión">{WATCH_PROBLEMS.signed_out}</NotYet>
    </VerificationFrame>
  )
}

function ActivateButton({ activating, onActivate }: Pick<Props, 'activating' | 'onActivate'>) {
  return (
    <Button variant="outline" pending={activating.type === 'sending'} pendingLabel="Activando…" onClick={onActivate}>
      Activar mi plan ahora
    </Button>
  )
}

function ActivationProblem({ activating }: Pick<Props, 'activating'>) {
  return activating.type === 'failed' && <FormError title={ACTIVATION_FAILED.title}>{activating.message}</FormError>
}

function OtherWays() {
  return (
    <>
      <ButtonLink to="/pricing" variant="ghost">
        Ver los planes
      </ButtonLink>
      <ButtonLink to="/dashboard" variant="ghost">
        Ir a mi panel
      </ButtonLink>
    </>
  )
}
