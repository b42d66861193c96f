import { Icon } from '~/ui/icon'
import { type PaidPlan, PLANS, WITHDRAWAL_MS } from '../../plans'
import { paidOffer } from '../pricing/plan-offers'

const WITHDRAWAL_DAYS = WITHDRAWAL_MS / (24 * 3_600_000)

const ENDS = {
  trial: 'Tu periodo de prueba termina al pagar: este plan empieza hoy mismo.',
  'pro-monthly': 'Al pagar cancelamos por ti el plan mensual: no se te vuelve a cobrar.',
}

type OrderSummaryProps = {
  plan: PaidPlan
  /** What the buyer has now, and will no longer have. */
  ends: keyof typeof ENDS | null
  isSameMentor?: boolean
}

/** What is bought, for how much, and what comes after. */
export function OrderSummary({ plan, ends, isSameMentor = false }: OrderSummaryProps) {
  const { name, price, per, contents } = paidOffer(plan, isSameMentor)
  return (
    <section
      aria-label="Tu pedido"
      className="grid content-start gap-5 border-line border-t-3 border-t-action bg-surface-raised p-6"
    >
      <h2 className="text-xl">{name}</h2>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 tabular-nums">
        <dt>Total</dt>
        <dd className="text-right font-display text-2xl">{price}</dd>
        <dt className="text-sm text-text-muted">IVA incluido</dt>
        <dd className="text-right text-sm text-text-muted">{per}</dd>
      </dl>
      <ul className="grid gap-2 text-sm">
        {contents.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-4 text-verified" />
            {line}
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">
        {PLANS[plan].renewal === 'month'
          ? 'Se cobra hoy y cada mes hasta que lo canceles. '
          : 'Se cobra una sola vez: no se renueva. '}
        Tienes {WITHDRAWAL_DAYS} días para desistir.
      </p>
      {ends && <p className="text-sm">{ENDS[ends]}</p>}
    </section>
  )
}
