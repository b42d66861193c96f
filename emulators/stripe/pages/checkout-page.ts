import { html } from 'hono/html'
import type { SessionView } from '../hosted'
import type { CardErrors, TypedCard } from './card-entry'
import { cardFields, field, fieldError, testCards } from './fields'
import type { Html } from './layout'
import { linked } from './linked'
import { every, money } from './texts'

export type CheckoutErrors = CardErrors & { correo?: string; nif?: string; consentimiento?: string }
export type CheckoutState = {
  typed: TypedCard
  email: string
  taxId: string
  company: string
  hasConsented: boolean
  errors: CheckoutErrors
  /** What the bank said. */
  refusal: string | null
  isFilled: boolean
}

/** The consent that the session asks for, in its maker's words. */
export const consentOf = ({ session }: SessionView): string | null =>
  session.consent_collection?.terms_of_service === 'required'
    ? (session.custom_text.terms_of_service_acceptance?.message ?? 'Acepto los términos de servicio.')
    : null

const ORDER = ['correo', 'numero', 'caducidad', 'cvc', 'titular', 'nif', 'consentimiento'] as const

export function checkoutPage(view: SessionView, state: CheckoutState, back: string | null): Html {
  const { session } = view
  const total = money(session.amount_total ?? 0, session.currency ?? 'eur')
  const first = ORDER.find((name) => state.errors[name]) ?? (state.refusal === null ? null : 'numero')
  return html`<div class="columns">
<button form="pago" class="default" tabindex="-1" aria-hidden="true">Pagar</button>
<div>
${back === null ? '' : html`<p><a href="${back}">← Volver a PyMentor</a></p>`}
<h1>${view.lines.map((line) => line.description).join(', ') || 'Tu compra'}</h1>
<p class="price">${total} <span>IVA incluido</span></p>
${renewalOf(view)}
${testCards('pago')}
</div>
<form method="post" id="pago" novalidate>
<h2>Paga con tarjeta</h2>
${state.refusal === null ? '' : html`<p class="refusal" role="alert">${state.refusal}</p>`}
${
  view.email === null
    ? field({
        name: 'correo',
        label: 'Correo electrónico',
        value: state.email,
        error: state.errors.correo,
        isFirst: first === 'correo',
        attributes: html`type="email" autocomplete="email" maxlength="254"`,
      })
    : html`<p class="field"><span class="name">Correo electrónico</span>${view.email}</p>`
}
${cardFields(state.typed, state.errors, first)}
${view.asksTaxId ? invoiceFields(state, first) : ''}
${consentField(view, state, first)}
<button class="main" ${state.isFilled ? 'autofocus' : ''}>Pagar ${total}</button>
${session.custom_text.submit?.message ? html`<p class="small">${linked(session.custom_text.submit.message)}</p>` : ''}
</form>
</div>`
}

const invoiceFields = ({ taxId, company, errors }: CheckoutState, first: string | null): Html => html`
<h2>Compro como empresa o autónomo (opcional)</h2>
${field({
  name: 'nif',
  label: 'NIF o NIF-IVA',
  value: taxId,
  error: errors.nif,
  isFirst: first === 'nif',
  attributes: html`autocapitalize="characters" autocomplete="off" maxlength="20"`,
})}
${field({
  name: 'empresa',
  label: 'Nombre de la empresa',
  value: company,
  attributes: html`autocomplete="organization" maxlength="150"`,
})}`

function renewalOf({ session, lines }: SessionView): Html | '' {
  const [recurring] = lines.flatMap(({ price }) => price?.recurring ?? [])
  if (session.mode !== 'subscription' || recurring === undefined) return html`<p>Un solo pago: no se renueva.</p>`
  const total = money(session.amount_total ?? 0, session.currency ?? 'eur')
  return html`<p>Se renueva ${every(recurring)} por ${total}, hasta que la canceles. Puedes cancelarla cuando quieras.</p>`
}

function consentField(view: SessionView, { hasConsented, errors }: CheckoutState, first: string | null): Html | '' {
  const wording = consentOf(view)
  if (wording === null) return ''
  const error = errors.consentimiento
  return html`<div class="field">
<label class="check"><input type="checkbox" name="consentimiento" value="si" ${hasConsented ? 'checked' : ''} ${error ? html`aria-invalid="true" aria-describedby="consentimiento-error"` : ''} ${first === 'consentimiento' ? 'autofocus' : ''}><span>${linked(wording)}</span></label>
${fieldError('consentimiento', error)}
</div>`
}
