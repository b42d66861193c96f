import { Link } from 'react-router'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button-link'
import { UPGRADE_LABELS } from '../pricing/plan-offers'
import { PlanBanners } from './plan-banners'
import { isCanceling, PLAN_BADGE, PLAN_PRICE, PLAN_TITLE, planDuration, planKindOf, type ShownPlan } from './shown-plan'

const ACCOUNT = '/profile?tab=suscripcion'

/** DASH-01, DASH-05…09: the plan that counts now, flat enough to leave a conversation its room. */
export function PlanCard({ plan, onRefresh }: { plan: ShownPlan; onRefresh: () => Promise<void> }) {
  const kind = planKindOf(plan)
  const badge = PLAN_BADGE[kind]
  const price = PLAN_PRICE[kind]
  return (
    <section
      aria-label="Tu plan"
      className="mt-2 grid gap-3 rounded-md border border-line bg-surface px-4 py-2.5 text-sm"
    >
      <div className="grid gap-0.5">
        <div className="flex items-center justify-between gap-x-4">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
            <h2 className="text-base text-text">{PLAN_TITLE[kind]}</h2>
            {badge && <Badge tone="accent">{badge}</Badge>}
          </div>
          {kind === 'basic' ? (
            <ButtonLink to="/pricing" variant="outline" size="sm" className="shrink-0">
              Mejorar plan
            </ButtonLink>
          ) : (
            <ButtonLink to={ACCOUNT} variant="ghost" size="sm" className="-mr-2 shrink-0">
              Gestionar
            </ButtonLink>
          )}
        </div>
        <p>
          {price && <span className="text-text tabular-nums">{price}. </span>}
          {planDuration(plan)}{' '}
          {kind === 'trial' && <Link to="/checkout/pro-monthly">{UPGRADE_LABELS['pro-monthly']}</Link>}
        </p>
      </div>
      <PlanBanners
        plan={plan}
        onRefresh={onRefresh}
        resume={
          isCanceling(plan) &&
          plan.canResume && (
            <ButtonLink to={ACCOUNT} variant="outline" size="sm">
              Reanudar plan
            </ButtonLink>
          )
        }
      />
    </section>
  )
}
