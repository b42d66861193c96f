import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { PortalView } from '../hosted'
import type { Wire } from '../wire'
import type { CardErrors, TypedCard } from './card-entry'
import { invoiceState } from './documents/invoice-page'
import { cardFields, testCards } from './fields'
import type { Html } from './layout'
import { isEnded, stateOfSubscription } from './subscription-states'
import { cardName, day, every, money } from './texts'

export type PortalState = {
  typed: TypedCard
  errors: CardErrors
  refusal: string | null
  isFilled: boolean
  /** What has just been done. */
  done: string | null
}
type Subscription = Wire<Stripe.Subscription>

const ORDER = ['numero', 'caducidad', 'cvc', 'titular'] as const

export function portalPage(view: PortalView, state: PortalState, back: string | null): Html {
  const first = ORDER.find((name) => state.errors[name]) ?? (state.refusal === null ? null : 'numero')
  return html`${back === null ? '' : html`<p><a href="${back}">← Volver a PyMentor</a></p>`}
<h1>Tu facturación</h1>
<p>${view.customer.name ? html`${view.customer.name} · ` : ''}${view.customer.email ?? ''}</p>
${state.done === null ? '' : html`<p class="done" role="status">${state.done}</p>`}
<div class="columns">
<button form="tarjeta" class="default" tabindex="-1" aria-hidden="true">Guardar tarjeta</button>
<div>
<section aria-labelledby="suscripcion"><h2 id="suscripcion">Suscripción</h2>
${view.subscriptions.length === 0 ? html`<p>No tienes ninguna suscripción.</p>` : view.subscriptions.map(subscriptionPart)}
</section>
<section aria-labelledby="facturas"><h2 id="facturas">Facturas</h2>${invoiceTable(view)}</section>
${testCards('tarjeta')}
</div>
<form method="post" id="tarjeta" novalidate>
<h2>Tarjeta</h2>
<p>${view.card?.card ? html`Se cobra a la <strong>${cardName({ brand: view.card.card.brand, last4: view.card.card.last4 })}</strong>, que caduca en ${expiryOf(view.card.card)}.` : 'No hay ninguna tarjeta guardada.'}</p>
${state.refusal === null ? '' : html`<p class="refusal" role="alert">${state.refusal}</p>`}
${cardFields(state.typed, state.errors, first)}
<button class="main" name="guardar" value="tarjeta" ${state.isFilled ? 'autofocus' : ''}>Guardar tarjeta</button>
</form>
</div>`
}

const expiryOf = ({ exp_month, exp_year }: { exp_month: number; exp_year: number }) =>
  `${String(exp_month).padStart(2, '0')}/${exp_year}`

function subscriptionPart({ id, status, items, cancel_at_period_end: ends }: Subscription): Html {
  const [item] = items.data
  const { unit_amount, currency, recurring } = item?.price ?? { unit_amount: 0, currency: 'eur', recurring: null }
  const until = item === undefined ? '' : day(item.current_period_end)
  return html`<p><strong>${money(unit_amount ?? 0, currency)}${recurring ? html` ${every(recurring)}` : ''}</strong>: ${stateOfSubscription(status)}.
${isEnded(status) ? '' : ends ? html`Termina el ${until} y no se renueva.` : html`Se renueva el ${until}.`}</p>
${isEnded(status) ? '' : html`<form method="post"><input type="hidden" name="suscripcion" value="${id}"><button name="accion" value="${ends ? 'reanudar' : 'cancelar'}">${ends ? 'Reanudar la suscripción' : 'Cancelar al final del periodo'}</button></form>`}`
}

const invoiceTable = ({ invoices }: PortalView): Html =>
  invoices.length === 0
    ? html`<p>Todavía no hay ninguna.</p>`
    : html`<table>
<thead><tr><th scope="col">Fecha</th><th scope="col">Estado</th><th scope="col" class="amount">Importe</th></tr></thead>
<tbody>${invoices.map(
        (invoice) =>
          html`<tr><td>${invoice.hosted_invoice_url ? html`<a href="${invoice.hosted_invoice_url}">${day(invoice.created)}</a>` : day(invoice.created)}</td><td>${invoiceState(invoice)}</td><td class="amount">${money(invoice.total, invoice.currency)}</td></tr>`,
      )}</tbody>
</table>`
