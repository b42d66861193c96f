import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { FormError } from '~/ui/forms/form-error'
import { RadioField } from '~/ui/forms/radio-field'
import { SavedNote } from '~/ui/toasts/saved-note'
import type { SignedInUser } from '../../contract'
import { PLAN_NAMES, STATUS_NAMES } from '../../directory-copy'
import { PLANS, priceText } from '../../plans'
import { type PlanChangeState, type TestPlan, usePlanChange } from './use-plan-change'

export type PlanOwner = Pick<SignedInUser, 'id' | 'email' | 'planType' | 'subscriptionStatus'>

/** ADMIN-05…16: the administrator's own plan, and how to put another in its place. `isReady`: the page answers to clicks already. */
export function PlanTools({ user, isReady }: { user: PlanOwner; isReady: boolean }) {
  const { state, activate, expire } = usePlanChange(reload)
  return (
    <div className="grid max-w-2xl gap-9">
      <OwnPlan user={user} />
      <ChoosePlan current={user.planType} isReady={isReady} state={state} onActivate={activate} />
      <Expire isReady={isReady} state={state} onExpire={expire} />
      <SavedNote>{state.type === 'done' ? `${state.title}. Recargando…` : null}</SavedNote>
      <nav aria-label="Enlaces rápidos" className="grid gap-3">
        <h2 className="text-xl">Enlaces rápidos</h2>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/dashboard" variant="outline">
            Tu panel
          </ButtonLink>
          <ButtonLink to="/pricing" variant="outline">
            Planes y precios
          </ButtonLink>
          <ButtonLink to="/test-chat" variant="outline">
            Chat de prueba
          </ButtonLink>
        </p>
      </nav>
    </div>
  )
}

const reload = () => window.location.reload()

/** ADMIN-06. */
function OwnPlan({ user }: { user: PlanOwner }) {
  const facts = [
    ['Correo', user.email],
    ['Identificador', user.id],
    ['Plan actual', PLAN_NAMES[user.planType]],
    ['Estado de la suscripción', STATUS_NAMES[user.subscriptionStatus]],
  ]
  return (
    <section aria-labelledby="own-plan" className="grid gap-3">
      <h2 id="own-plan" className="text-xl">
        Tu cuenta
      </h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[13rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-text-muted">{name}</dt>
            <dd className="mb-2 break-all sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const CHOICES: readonly { plan: TestPlan; label: string }[] = [
  { plan: 'trial', label: `${PLANS.trial.name} · ${priceText(PLANS.trial.cents)}` },
  { plan: 'pro-monthly', label: `${PLANS['pro-monthly'].name} · ${priceText(PLANS['pro-monthly'].cents)} al mes` },
  { plan: 'pro-lifetime', label: `${PLANS['pro-lifetime'].name} · ${priceText(PLANS['pro-lifetime'].cents)}` },
  { plan: 'free', label: 'Gratis' },
]

type ChoosePlanProps = {
  isReady: boolean
  current: PlanOwner['planType']
  state: PlanChangeState
  onActivate: (plan: TestPlan) => Promise<void>
}

/** ADMIN-07. */
function ChoosePlan({ current, isReady, state, onActivate }: ChoosePlanProps) {
  const [plan, setPlan] = useState<TestPlan>(current === 'pro' ? 'pro-monthly' : current)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void onActivate(plan)
  }

  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <h2 className="text-xl">Probar otro plan</h2>
      <p className="text-sm text-text-muted">Cambia el plan de tu propia cuenta, sin cobros. Queda en el registro.</p>
      {state.type === 'failed' && <FormError title={state.title}>{state.sentence}</FormError>}
      <fieldset className="grid gap-1">
        <legend className="sr-only">Plan</legend>
        {CHOICES.map((choice) => (
          <RadioField
            key={choice.plan}
            name="plan"
            value={choice.plan}
            checked={plan === choice.plan}
            onChange={() => setPlan(choice.plan)}
            label={choice.label}
          />
        ))}
      </fieldset>
      <Button
        type="submit"
        className="justify-self-start"
        pending={state.type === 'running' && state.action === 'activate'}
        pendingLabel="Activando el plan…"
        disabled={!isReady}
        aria-disabled={state.type === 'running' || state.type === 'done' ? true : undefined}
      >
        Activar plan
      </Button>
    </form>
  )
}

type ExpireProps = { isReady: boolean; state: PlanChangeState; onExpire: () => Promise<void> }

/** ADMIN-08. */
function Expire({ isReady, state, onExpire }: ExpireProps) {
  return (
    <section aria-labelledby="expire" className="grid gap-3">
      <h2 id="expire" className="text-xl">
        Expirar la suscripción
      </h2>
      <p className="text-sm text-text-muted">
        Tu cuenta pasa al plan gratuito ahora mismo; una suscripción en marcha se cancela también en el proveedor de
        pagos.
      </p>
      <Button
        variant="outline"
        className="justify-self-start text-danger"
        pending={state.type === 'running' && state.action === 'expire'}
        pendingLabel="Expirando la suscripción…"
        disabled={!isReady}
        aria-disabled={state.type === 'running' || state.type === 'done' ? true : undefined}
        onClick={onExpire}
      >
        Expirar suscripción
      </Button>
    </section>
  )
}
