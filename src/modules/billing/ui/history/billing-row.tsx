import { shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import type { Tone } from '~/ui/theme/tone'
import type { BillingEntry } from '../../payments-contract'
import { priceText } from '../../plans'
import type { PlanChanged } from '../plan/cancel-plan'
import { WithdrawPurchase } from './withdraw-purchase'

export const PAYMENT_STATES = {
  paid: { label: 'Pagado', tone: 'verified' },
  failed: { label: 'Fallido', tone: 'danger' },
  refunded: { label: 'Devuelto', tone: 'neutral' },
  partly_refunded: { label: 'Devuelto en parte', tone: 'neutral' },
  duplicate: { label: 'Devuelto: compra duplicada', tone: 'neutral' },
  disputed: { label: 'En disputa', tone: 'danger' },
  dispute_won: { label: 'Pagado: disputa cerrada', tone: 'verified' },
  dispute_lost: { label: 'Devuelto por tu banco', tone: 'neutral' },
} as const satisfies Record<BillingEntry['state'], { label: string; tone: Tone }>

/** One payment, its papers, and the way to withdraw from it while there is one. */
export function BillingRow({ entry, onChanged }: { entry: BillingEntry; onChanged: PlanChanged }) {
  const { description, cents, paidAt, state, withdrawableUntil } = entry
  const { label, tone } = PAYMENT_STATES[state]
  const date = shortDate(paidAt)
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 break-words font-medium">{description}</p>
        <p className="shrink-0 tabular-nums">{priceText(cents)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        {date}
        <Badge tone={tone}>{label}</Badge>
      </p>
      <Papers entry={entry} date={date} />
      {withdrawableUntil !== null && (
        <WithdrawPurchase entry={entry} withdrawableUntil={withdrawableUntil} onChanged={onChanged} />
      )}
    </li>
  )
}

/** Invoice and receipt, where there are any. */
export function Papers({ entry, date }: { entry: BillingEntry; date: string }) {
  const papers = [
    { label: 'Factura', url: entry.invoiceUrl },
    { label: 'Factura en PDF', url: entry.invoicePdfUrl },
    { label: 'Recibo', url: entry.receiptUrl },
  ]
  return (
    <p className="flex flex-wrap gap-x-5 text-sm empty:hidden">
      {papers.map(
        ({ label, url }) =>
          url !== null && (
            <a
              key={label}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-8 items-center text-link underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {label}
              <span className="sr-only"> del {date} (se abre en otra pestaña)</span>
            </a>
          ),
      )}
    </p>
  )
}
