import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Wire } from '../../wire'
import type { Html } from '../layout'
import { day, money } from '../texts'
import { COMPANY } from './company'

export type Invoice = Wire<Stripe.Invoice>

/** Stripe's own words, and whatever it calls a state one day. */
const STATES: Record<string, string> = {
  draft: 'Borrador',
  open: 'Pendiente de pago',
  paid: 'Pagada',
  uncollectible: 'Incobrable',
  void: 'Anulada',
}

export const invoiceState = ({ status }: Invoice): string => STATES[status ?? 'draft'] ?? 'Desconocido'

/** What an invoice says, as pages and files show it. */
export function invoiceFacts(invoice: Invoice) {
  const text = (cents: number) => money(cents, invoice.currency)
  const paidAt = invoice.status_transitions.paid_at
  return {
    title: `Factura ${invoice.number ?? 'sin número'}`,
    facts: [
      ['Fecha', day(invoice.created)],
      ['Cliente', [invoice.customer_name, invoice.customer_email].filter(Boolean).join(' · ') || 'Sin nombre'],
      ...(invoice.customer_tax_ids ?? []).map(({ type, value }) => [TAX_IDS[type] ?? 'NIF', value ?? ''] as const),
      ['Estado', paidAt ? `${invoiceState(invoice)} el ${day(paidAt)}` : invoiceState(invoice)],
    ] as const,
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      description: description ?? 'PyMentor',
      period: period.start === period.end ? null : `Del ${day(period.start)} al ${day(period.end)}`,
      amount: text(amount),
    })),
    sums: [
      ...taxSums(invoice).map(([name, cents]) => [name, text(cents)] as const),
      ['Total, IVA incluido', text(invoice.total)],
      ...(invoice.status === 'paid' ? [['Pagado', text(invoice.amount_paid)] as const] : []),
    ] as const,
  }
}

const TAX_IDS: Record<string, string> = { es_cif: 'NIF', eu_vat: 'NIF-IVA' }

/** Base and quota of each rate, as the invoice was issued. */
const taxSums = ({ total_taxes, default_tax_rates }: Invoice): (readonly [string, number])[] =>
  (total_taxes ?? []).flatMap(({ amount, taxable_amount, tax_rate_details }) => {
    const rate = default_tax_rates.find(({ id }) => id === tax_rate_details?.tax_rate)
    return [['Base imponible', taxable_amount ?? 0] as const, [`IVA (${rate?.percentage ?? 0} %)`, amount] as const]
  })

export function invoicePage(invoice: Invoice): Html {
  const { title, facts, lines, sums } = invoiceFacts(invoice)
  return html`<article class="paper">
<h1>${title}</h1>
${companyPart()}
<dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<table>
<thead><tr><th scope="col">Concepto</th><th scope="col" class="amount">Importe</th></tr></thead>
<tbody>${lines.map(({ description, period, amount }) => html`<tr><td>${description}${period === null ? '' : html`<br><span class="small">${period}</span>`}</td><td class="amount">${amount}</td></tr>`)}</tbody>
<tfoot>${sums.map(([name, value]) => html`<tr><th scope="row">${name}</th><td class="amount">${value}</td></tr>`)}</tfoot>
</table>
${invoice.invoice_pdf ? html`<p class="no-print"><a class="button" href="${invoice.invoice_pdf}">Descargar en PDF</a></p>` : ''}
${sampleNote()}
</article>`
}

export const companyPart = (): Html => html`<p>${COMPANY.name}<br>${COMPANY.taxId}<br>${COMPANY.address}</p>`
export const sampleNote = (): Html =>
  html`<p class="small">Documento de ejemplo: no corresponde a ningún cobro de verdad.</p>`
