import type { ReactNode } from 'react'
import { longDate } from '~/platform/time/dates'
import { Banner } from '~/ui/banner'
import { ChangeCard } from './change-card'
import { PayOpen } from './pay-open'
import { isCanceling, type ShownPlan } from './shown-plan'

type PlanBannersProps = {
  plan: Pick<ShownPlan, 'isPro' | 'subscriptionStatus' | 'until' | 'paymentFailed' | 'hasPortal'>
  /** Has the plan read anew. */
  onRefresh: () => Promise<void>
  /** What can be done about the cancellation, from here. */
  resume?: ReactNode
}

/** DASH-09, and a charge that failed: what stands out about a plan, with what helps. */
export function PlanBanners({ plan, onRefresh, resume }: PlanBannersProps) {
  return (
    <>
      {isCanceling(plan) && (
        <Banner tone="accent" title="Cancelación Programada" action={resume} className="text-text">
          Tienes PRO{plan.until && ` hasta el ${longDate(plan.until)}`}. Después pasas al plan Básico.
        </Banner>
      )}
      {plan.paymentFailed && plan.isPro && (
        <Banner
          tone="danger"
          title="Pago fallido"
          role="status"
          className="text-text"
          action={
            plan.hasPortal ? (
              <div className="flex flex-wrap items-start gap-2">
                <PayOpen size="sm" onPaid={onRefresh} />
                <ChangeCard size="sm" onReturn={onRefresh} />
              </div>
            ) : undefined
          }
        >
          No hemos podido cobrar la renovación y lo volveremos a intentar. Conservas PRO mientras tanto: págala ahora o
          cambia antes de tarjeta.
        </Banner>
      )}
    </>
  )
}
