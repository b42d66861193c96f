import { shortDate } from '~/platform/time/dates'
import { priceText } from '../../plans'
import { Papers } from '../history/billing-row'
import { useBillingHistory } from '../history/use-billing-history'
import { PLAN_TITLE, planDuration, planKindOf, type ShownPlan } from '../plan/shown-plan'

/** How a purchase ends, whichever way it was paid: plan, amount, until when, papers, and what to do next. */
export function PurchaseReceipt({ plan }: { plan: ShownPlan }) {
  const { data } = useBillingHistory({ isOpen: true })
  const paid = data?.pages[0]?.entries.find(({ state }) => state === 'paid')
  return (
    <section
      aria-label="Tu compra"
      className="grid max-w-lg gap-5 border-line border-t-3 border-t-verified bg-surface-raised p-5 sm:p-6"
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        <dt className="text-sm text-text-muted">Plan</dt>
        <dd className="font-display text-xl">{PLAN_TITLE[planKindOf(plan)]}</dd>
        {paid && (
          <>
            <dt className="text-sm text-text-muted">Pagado</dt>
            <dd className="tabular-nums">
              {priceText(paid.cents)}, IVA incluido · {shortDate(paid.paidAt)}
            </dd>
          </>
        )}
        <dt className="text-sm text-text-muted">Hasta cuándo</dt>
        <dd>{planDuration(plan)}</dd>
        {paid && (
          <>
            <dt className="text-sm text-text-muted">Documentos</dt>
            <dd>
              <Papers entry={paid} date={shortDate(paid.paidAt)} />
            </dd>
          </>
        )}
      </dl>
      <p className="text-sm text-text-muted">
        Y ahora: pega tu código o cuenta qué quieres hacer al Mentor PRO. La factura queda también en «Mi Cuenta».
      </p>
    </section>
  )
}
