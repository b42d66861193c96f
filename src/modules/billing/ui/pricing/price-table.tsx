import { useEffect, useState } from 'react'
import { ButtonLink } from '~/ui/button-link'
import type { SignedInUser } from '../../contract'
import { PAID_PLANS, type PaidPlan } from '../../plans'
import { OPENING_PAYMENT } from '../../purchase-copy'
import { isWorthBuying } from '../../purchase-rules'
import { PurchaseButton } from '../purchase/purchase-button'
import { subscribeToPurchases } from '../purchase/purchase-events'
import { PlanCard } from './plan-card'
import { basicOffer, OWNED_LABELS, PURCHASE_LABELS, paidOffer, UPGRADE_LABELS } from './plan-offers'

/** `now` is the server's, so that both sides say the same. `limits`: what a Basic user may send. */
type PriceTableProps = { user: SignedInUser | null; limits: string; now: string; isSameMentor?: boolean }
type Viewer = Pick<PriceTableProps, 'user' | 'now'>

const CHIEF: PaidPlan = 'pro-monthly'

/** PRICE-01…11, PRICE-16: the four plans, and what the one who looks can do about each. */
export function PriceTable({ user, limits, now, isSameMentor = false }: PriceTableProps) {
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => subscribeToPurchases(setIsBusy), [])
  return (
    <section aria-label="Planes" aria-busy={isBusy || undefined} className="grid gap-3">
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-[4fr_4fr_5fr_4fr] lg:grid-rows-[auto_auto_auto_1fr]">
        <PlanCard offer={basicOffer(limits)}>
          <ButtonLink to={user ? '/mentor-basic' : '/auth/registro'} variant="outline">
            {user ? 'Ir al Mentor Basic' : 'Empieza gratis'}
          </ButtonLink>
        </PlanCard>
        {PAID_PLANS.map((plan) => (
          <PlanCard key={plan} offer={paidOffer(plan, isSameMentor)} isChief={plan === CHIEF}>
            <PlanAction plan={plan} user={user} now={now} isBlocked={isBusy} />
          </PlanCard>
        ))}
      </div>
      <p role="status" className="min-h-6 text-sm text-text-muted">
        {isBusy && OPENING_PAYMENT}
      </p>
    </section>
  )
}

type PlanActionProps = Viewer & { plan: PaidPlan; isBlocked: boolean }

function PlanAction({ plan, user, now, isBlocked }: PlanActionProps) {
  const variant = plan === CHIEF ? 'default' : 'outline'
  if (user === null) {
    return (
      <ButtonLink to={`/auth/registro?redirect=${encodeURIComponent(`/checkout/${plan}`)}`} variant={variant}>
        Regístrate
      </ButtonLink>
    )
  }
  if (!user.isPro) {
    return (
      <PurchaseButton
        plan={plan}
        label={PURCHASE_LABELS[plan]}
        userId={user.id}
        variant={variant}
        isBlocked={isBlocked}
      />
    )
  }
  const isMore = plan !== 'trial' && isWorthBuying(plan, user, new Date(now))
  return (
    <>
      <ButtonLink to="/dashboard" variant={isMore ? 'outline' : variant}>
        {OWNED_LABELS[plan]}
      </ButtonLink>
      {isMore && (
        <ButtonLink to={`/checkout/${plan}`} variant={variant}>
          {UPGRADE_LABELS[plan]}
        </ButtonLink>
      )}
    </>
  )
}
