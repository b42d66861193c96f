import { html } from 'hono/html'
import type { ReceiptView } from '../../hosted'
import type { Html } from '../layout'
import { cardName, day, money, vatOf } from '../texts'
import { companyPart, sampleNote } from './invoice-page'

export function receiptPage({ charge, refunds }: ReceiptView): Html {
  const text = (cents: number) => money(cents, charge.currency)
  const { base, quota } = vatOf(charge.amount)
  const card = charge.payment_method_details?.card
  const buyer = [charge.billing_details.name, charge.billing_details.email ?? charge.receipt_email].filter(Boolean)
  return html`<article class="paper">
<h1>Recibo ${charge.receipt_number ?? ''}</h1>
${companyPart()}
<dl>
<dt>Fecha</dt><dd>${day(charge.created)}</dd>
${buyer.length === 0 ? '' : html`<dt>Cliente</dt><dd>${buyer.join(' · ')}</dd>`}
${card ? html`<dt>Pagado con</dt><dd>${cardName(card)}</dd>` : ''}
<dt>Estado</dt><dd>${stateOf({ charge, refunds })}</dd>
<dt>Referencia</dt><dd>${charge.id}</dd>
</dl>
<table>
<thead><tr><th scope="col">Concepto</th><th scope="col" class="amount">Importe</th></tr></thead>
<tbody><tr><td>${charge.description ?? 'PyMentor'}</td><td class="amount">${text(charge.amount)}</td></tr>
${refunds.map((refund) => html`<tr><td>Devolución del ${day(refund.created)}</td><td class="amount">${text(-refund.amount)}</td></tr>`)}</tbody>
<tfoot>
<tr><th scope="row">Base imponible</th><td class="amount">${text(base)}</td></tr>
<tr><th scope="row">IVA (21 %)</th><td class="amount">${text(quota)}</td></tr>
<tr><th scope="row">Total, IVA incluido</th><td class="amount">${text(charge.amount)}</td></tr>
${charge.amount_refunded === 0 ? '' : html`<tr><th scope="row">Devuelto</th><td class="amount">${text(charge.amount_refunded)}</td></tr>`}
</tfoot>
</table>
${sampleNote()}
</article>`
}

function stateOf({ charge }: ReceiptView): string {
  if (charge.status === 'failed') return 'Rechazado'
  if (charge.refunded) return 'Devuelto'
  if (charge.amount_refunded > 0) return 'Devuelto en parte'
  return charge.status === 'pending' ? 'En curso' : 'Pagado'
}
