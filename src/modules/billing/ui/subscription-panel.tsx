import { useEffect, useRef, useState } from 'react'
import { Badge } from '~/ui/badge'
import type { ButtonVariant } from '~/ui/button-classes'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { SavedNote } from '~/ui/toasts/saved-note'
import { toast } from '~/ui/toasts/toast'
import type { InvoiceDetails } from '../payments-contract'
import { BillingHistory } from './history/billing-history'
import { useRereadHistory } from './history/use-billing-history'
import { InvoicePanel } from './invoice/invoice-panel'
import { CancelPlan, type PlanChanged } from './plan/cancel-plan'
import { ChangeCard } from './plan/change-card'
import { PlanBanners } from './plan/plan-banners'
import { ResumePlan } from './plan/resume-plan'
import { PLAN_BADGE, PLAN_PRICE, PLAN_TITLE, planDuration, planKindOf, type ShownPlan } from './plan/shown-plan'
import { UPGRADE_LABELS } from './pricing/plan-offers'

export type PlanContents = { free: readonly string[]; pro: readonly string[] }
type SubscriptionPanelProps = {
  plan: ShownPlan
  contents: PlanContents
  invoice: InvoiceDetails
  /** Whether it is what is looked at: only then are the payments asked for. */
  isOpen: boolean
  /** Has user and page read anew. */
  onRefresh: () => Promise<void>
}

/** ACCT-06: the plan that counts now, what it holds, what can be done with it, and what was paid. */
export function SubscriptionPanel({ plan, contents, invoice, isOpen, onRefresh }: SubscriptionPanelProps) {
  const [note, setNote] = useState<string | null>(null)
  const reread = useRereadHistory()
  const noteRef = useLostFocus(note, plan)

  const refresh = async () => void (await Promise.all([onRefresh(), reread()]))
  const changed: PlanChanged = async ({ title, message }) => {
    toast({ title, description: message })
    await refresh()
    setNote(message)
  }

  return (
    <div className="grid max-w-lg gap-10">
      <section className="grid gap-4">
        <PlanHead plan={plan} />
        <PlanBanners plan={plan} onRefresh={refresh} />
        <ul className="grid gap-2">
          {contents[plan.isPro ? 'pro' : 'free'].map((line) => (
            <li key={line} className="flex gap-2.5">
              <Icon name="check" className="mt-1 size-4 shrink-0 text-verified" />
              {line}
            </li>
          ))}
        </ul>
        <PlanActions plan={plan} onChanged={changed} onRefresh={onRefresh} />
        <div ref={noteRef} tabIndex={-1} className="outline-none">
          <SavedNote>{note}</SavedNote>
        </div>
      </section>
      <BillingHistory isOpen={isOpen} onChanged={changed} />
      <InvoicePanel kept={invoice} />
    </div>
  )
}

/** What was pressed is gone once it has had its effect: the focus then goes to what tells of that. */
function useLostFocus(note: string | null, plan: ShownPlan) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button goes with the plan that it belongs to
  useEffect(() => {
    if (note !== null && document.activeElement === document.body) ref.current?.focus()
  }, [note, plan])
  return ref
}

function PlanHead({ plan }: { plan: ShownPlan }) {
  const kind = planKindOf(plan)
  const [badge, price] = [PLAN_BADGE[kind], PLAN_PRICE[kind]]
  return (
    <>
      <h2 className="text-xl">Tu plan</h2>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-display text-2xl">{PLAN_TITLE[kind]}</span>
          {badge && <Badge tone="accent">{badge}</Badge>}
          {price && <span className="text-text-muted tabular-nums">{price}, IVA incluido</span>}
        </p>
        <p className="text-text-muted">
          {planDuration(plan)}
          {kind === 'trial' && ' No se renueva: cuando termine no se te cobra nada.'}
        </p>
      </div>
    </>
  )
}

/** PAY-47, PAY-48, C-06: nothing is offered that would change nothing. */
function PlanActions({
  plan,
  onChanged,
  onRefresh,
}: Pick<SubscriptionPanelProps, 'plan' | 'onRefresh'> & { onChanged: PlanChanged }) {
  const kind = planKindOf(plan)
  // A card of whom nothing will be charged is no use to change.
  const renews = plan.canCancel || plan.canResume
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      {kind === 'basic' && <ButtonLink to="/pricing">Mejorar plan</ButtonLink>}
      {kind === 'trial' && <Upgrade to="pro-monthly" />}
      {(kind === 'trial' || (kind === 'monthly' && plan.source === 'payment')) && (
        <Upgrade to="pro-lifetime" variant="outline" />
      )}
      {plan.canResume && <ResumePlan onChanged={onChanged} />}
      {plan.hasPortal && renews && !plan.paymentFailed && <ChangeCard onReturn={onRefresh} />}
      {plan.canCancel && <CancelPlan plan={plan} onChanged={onChanged} />}
    </div>
  )
}

function Upgrade({ to, variant }: { to: keyof typeof UPGRADE_LABELS; variant?: ButtonVariant }) {
  return (
    <ButtonLink to={`/checkout/${to}`} variant={variant}>
      {UPGRADE_LABELS[to]}
    </ButtonLink>
  )
}
