import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { PAYMENT_DONE, RETURN_PROBLEMS, SESSION_PROBLEMS, VERIFYING_PAYMENT } from '../../purchase-copy'
import type { CheckKind, CheckProblem, PaymentCheck } from './payment-check'
import { VerificationFrame } from './verification-frame'
import { AllWell, NotYet, UnderWay } from './verification-words'

/** `receipt`: what was bought, where that is known. */
type Props = { state: PaymentCheck; onAgain: () => void; receipt?: ReactNode }

/** PAY-09…26: what the payment's verification has come to. */
export function PaymentOutcome({ state, onAgain, receipt }: Props) {
  switch (state.phase) {
    case 'success':
      return (
        <VerificationFrame actions={<Onward kind={state.kind} />} below={receipt}>
          <AllWell title={PAYMENT_DONE.title}>{PAYMENT_DONE.description}</AllWell>
        </VerificationFrame>
      )
    case 'error': {
      const { title, description } = (state.kind === 'return' ? RETURN_PROBLEMS : SESSION_PROBLEMS)[state.problem]
      return (
        <VerificationFrame
          actions={<WaysOut kind={state.kind} problem={state.problem} onAgain={onAgain} />}
          below={<IfPaid />}
        >
          <NotYet title={title}>{description}</NotYet>
        </VerificationFrame>
      )
    }
    case 'loading':
    case 'verifying':
    case 'waiting':
    case 'found':
      return (
        <VerificationFrame actions={null}>
          <UnderWay title={VERIFYING_PAYMENT}>Solo tarda unos segundos. No cierres esta ventana.</UnderWay>
        </VerificationFrame>
      )
  }
}

/** PAY-10, PAY-12, PAY-17. The aliases are redirects: they need a new document. */
function Onward({ kind }: { kind: CheckKind }) {
  return kind === 'return' ? (
    <>
      <ButtonLink to="/dashboard">Ir a mi panel</ButtonLink>
      <ButtonLink to="/profile?tab=suscripcion" variant="outline">
        Ver mi plan
      </ButtonLink>
      <ButtonLink to="/app/mentor-pro" variant="ghost" reloadDocument>
        Abrir el Mentor PRO
      </ButtonLink>
    </>
  ) : (
    <>
      <ButtonLink to="/app/mentor-pro" reloadDocument>
        Abrir el Mentor PRO
      </ButtonLink>
      <ButtonLink to="/perfil" variant="outline" reloadDocument>
        Ver mi cuenta
      </ButtonLink>
    </>
  )
}

/** Who has paid must not pay again: the provider's notice brings the plan even where this page cannot tell. */
const IfPaid = () => (
  <p className="text-text-muted">
    Si ya has pagado, no pagues otra vez: tu plan se activa en cuanto nos llega la confirmación. Si tarda,{' '}
    <Link to="/contacto">escríbenos</Link> y lo miramos.
  </p>
)

/** PAY-12, PAY-17, PAY-18, PAY-22. */
function WaysOut({ kind, problem, onAgain }: { kind: CheckKind; problem: CheckProblem; onAgain: () => void }) {
  const canAsk = problem !== 'no_session'
  return (
    <>
      {canAsk && <Button onClick={onAgain}>Verificar Nuevamente</Button>}
      {kind === 'return' ? (
        <>
          <ButtonLink to="/verify-payment" variant={canAsk ? 'outline' : 'default'}>
            Verificar mi plan
          </ButtonLink>
          <ButtonLink to="/dashboard" variant="ghost">
            Ir a mi panel
          </ButtonLink>
          <ButtonLink to="/profile" variant="ghost">
            Mi Cuenta
          </ButtonLink>
        </>
      ) : (
        <ButtonLink to="/pricing" variant={canAsk ? 'outline' : 'default'}>
          Ver los planes
        </ButtonLink>
      )}
      <ButtonLink to="/" variant="ghost">
        Ir al inicio
      </ButtonLink>
    </>
  )
}
