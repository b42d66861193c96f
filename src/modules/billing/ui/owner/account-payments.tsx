import { useLocation } from 'react-router'
import { shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button-link'
import { FormError } from '~/ui/forms/form-error'
import type { OwnersPayment, OwnersPayments } from '../../directory-contract'
import { priceText } from '../../plans'
import { PAYMENT_STATES, Papers } from '../history/billing-row'
import { RefundPayment } from './refund-payment'

type AccountPaymentsProps = {
  accountId: string
  payments: OwnersPayments
  isFirst: boolean
  onDone: () => Promise<void>
}

/** What an account has paid, with its papers and what went back of it; the newest first. */
export function AccountPayments({ accountId, payments, isFirst, onDone }: AccountPaymentsProps) {
  const { search } = useLocation()
  const address = pageOfPayments(search, null)
  if (payments === null)
    return (
      <div className="grid justify-items-start gap-3">
        <FormError>El proveedor de pagos no ha contestado, así que sus pagos no se pueden ver ahora.</FormError>
        <ButtonLink to={address} variant="outline" reloadDocument>
          Reintentar
        </ButtonLink>
      </div>
    )
  const { entries, nextCursor, customerUrl } = payments
  return (
    <>
      {entries.length === 0 ? (
        <p className="text-text-muted">{isFirst ? 'No ha pagado nada todavía.' : 'No hay pagos más antiguos.'}</p>
      ) : (
        <ul className="grid divide-y divide-line border-line border-y">
          {entries.map((payment) => (
            <PaymentRow key={payment.id} accountId={accountId} payment={payment} onDone={onDone} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3 empty:hidden">
        {!isFirst && (
          <ButtonLink to={address} variant="outline" preventScrollReset>
            Lo más reciente
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink to={pageOfPayments(search, nextCursor)} variant="outline" preventScrollReset>
            Más antiguos
          </ButtonLink>
        )}
        {customerUrl && <ProviderLink href={customerUrl}>Ver en Stripe</ProviderLink>}
      </p>
    </>
  )
}

/** The account's page with the payments after `cursor`, or the newest; what else its address says stays. */
function pageOfPayments(search: string, cursor: string | null): { search: string } {
  const query = new URLSearchParams(search)
  query.delete('pagos')
  if (cursor !== null) query.set('pagos', cursor)
  return { search: query.toString() }
}

type PaymentRowProps = { accountId: string; payment: OwnersPayment; onDone: () => Promise<void> }

function PaymentRow({ accountId, payment, onDone }: PaymentRowProps) {
  const { description, cents, refundedCents, refundableCents, paidAt, state, providerUrl } = payment
  const { label, tone } = PAYMENT_STATES[state]
  return (
    <li className="grid gap-1.5 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 break-words font-medium">{description}</span>
        <span className="shrink-0 tabular-nums">{priceText(cents)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        {shortDate(paidAt)}
        <Badge tone={tone}>{label}</Badge>
        {refundedCents > 0 && <span>Devuelto: {priceText(refundedCents)}</span>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <Papers entry={payment} date={shortDate(paidAt)} />
        {providerUrl && <ProviderLink href={providerUrl}>Ver en Stripe</ProviderLink>}
        {refundableCents > 0 && <RefundPayment accountId={accountId} payment={payment} onDone={onDone} />}
      </div>
    </li>
  )
}

const ProviderLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className="inline-flex min-h-10 items-center text-sm">
    {children}
    <span className="sr-only"> (se abre en otra pestaña)</span>
  </a>
)
