import { html } from 'hono/html'
import type { Buyer, Payment } from '../panel'
import type { Html } from './layout'
import { stateOfSubscription } from './subscription-states'
import { every, money } from './texts'

/** What each button says it has done. */
export const PANEL_DONE: Record<string, string> = {
  devolver: 'Pago devuelto.',
  rechazar: 'Devolución rechazada: el banco del cliente no la ha aceptado.',
  borrar: 'Cliente borrado, con todo lo que se renovaba.',
  disputar: 'Disputa abierta: el banco pide el dinero de vuelta.',
  ganar: 'Disputa ganada: el dinero se queda.',
  perder: 'Disputa perdida: el dinero vuelve al cliente.',
  fallar: 'El próximo cobro de este cliente fallará.',
  reenviar: 'Los últimos avisos se entregan otra vez.',
  nada: 'No se ha podido hacer: puede que ya estuviera hecho.',
}

type State = { buyers: Buyer[]; now: Date; done: string | null; panelPath: string }

/** Who has paid what, and what a bank or a seller could do about it. */
export const panelPage = ({ buyers, now, done, panelPath }: State): Html => html`<h1>Pasarela de pruebas</h1>
<p>Hace de Stripe en modo demo: los pagos son de mentira y se guardan en este equipo. Su reloj marca el ${clockTime(now)}. <a href="/dev/clock">Mover el reloj</a></p>
${done === null ? '' : html`<p class="done" role="status">${done}</p>`}
<div class="actions">${button(panelPath, 'reenviar', '', 'Entregar otra vez los últimos avisos')}</div>
<h2 class="list">Clientes</h2>
${buyers.length === 0 ? html`<p>Todavía no hay ninguno. Compra un plan con una tarjeta de prueba y aparecerá aquí.</p>` : buyers.map((buyer) => buyerPart(buyer, panelPath))}`

const clockTime = (now: Date) =>
  now.toLocaleString('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' })
const shortDay = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('es-ES', { dateStyle: 'medium', timeZone: 'Europe/Madrid' })

const button = (path: string, action: keyof typeof PANEL_DONE, id: string, label: string): Html =>
  html`<form method="post" action="${path}"><input type="hidden" name="id" value="${id}"><button name="accion" value="${action}">${label}</button></form>`

const buyerPart = ({ customer, subscriptions, payments }: Buyer, path: string): Html => html`<section class="buyer">
<h3>${customer.name || customer.email || customer.id}</h3>
<p class="small">${customer.name && customer.email ? `${customer.email} · ` : ''}${customer.id}</p>
${subscriptions.map((subscription) => {
  const [item] = subscription.items.data
  const { unit_amount, currency, recurring } = item?.price ?? { unit_amount: 0, currency: 'eur', recurring: null }
  return html`<p>Suscripción de ${money(unit_amount ?? 0, currency)}${recurring ? html` ${every(recurring)}` : ''}: ${stateOfSubscription(subscription.status)}${item && subscription.status === 'active' ? html`, hasta el ${shortDay(item.current_period_end)}${subscription.cancel_at_period_end ? ' y sin renovarse' : ''}` : ''}.</p>`
})}
${payments.length === 0 ? html`<p>Sin pagos.</p>` : html`<ul class="payments">${payments.map((payment) => paymentPart(payment, path))}</ul>`}
<div class="actions">${button(path, 'fallar', customer.id, 'Hacer que falle el próximo cobro')}${button(path, 'borrar', customer.id, 'Borrar el cliente')}</div>
</section>`

function paymentPart({ charge, dispute, refund }: Payment, path: string): Html {
  const isPaid = charge.status === 'succeeded'
  const isOpen = dispute !== null && dispute.status !== 'won' && dispute.status !== 'lost'
  return html`<li><span>${shortDay(charge.created)} · ${money(charge.amount, charge.currency)} · ${stateOf(charge, dispute)}</span>
<span class="actions">${charge.receipt_url ? html`<a href="${charge.receipt_url}">Recibo</a>` : ''}
${isPaid && !charge.refunded && !charge.disputed ? html`${button(path, 'devolver', charge.id, 'Devolver')}${button(path, 'disputar', charge.id, 'Abrir disputa')}` : ''}
${refund !== null ? button(path, 'rechazar', refund.id, 'Rechazar la devolución') : ''}
${isOpen ? html`${button(path, 'ganar', dispute.id, 'Ganar la disputa')}${button(path, 'perder', dispute.id, 'Perder la disputa')}` : ''}</span></li>`
}

function stateOf(charge: Payment['charge'], dispute: Payment['dispute']): string {
  if (charge.status === 'failed') return 'rechazado'
  if (dispute?.status === 'won') return 'pagado, disputa ganada'
  if (dispute?.status === 'lost') return 'disputa perdida'
  if (dispute !== null) return 'en disputa'
  if (charge.refunded) return 'devuelto'
  return charge.amount_refunded > 0 ? 'devuelto en parte' : 'pagado'
}
