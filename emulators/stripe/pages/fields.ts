import { html } from 'hono/html'
import { type CardErrors, TEST_CARDS, type TypedCard } from './card-entry'
import type { Html } from './layout'

type Field = {
  name: string
  label: string
  value: string
  error?: string | undefined
  /** Where the caret is when the page opens. */
  isFirst?: boolean
  attributes?: Html | ''
}

export const field = ({
  name,
  label,
  value,
  error,
  isFirst = false,
  attributes = '',
}: Field): Html => html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" ${attributes} ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ''} ${isFirst ? 'autofocus' : ''}>
${fieldError(name, error)}
</div>`

export const fieldError = (name: string, error: string | undefined): Html | '' =>
  error ? html`<p class="error" id="${name}-error">${error}</p>` : ''

/** The card's fields. The number that was refused is not shown again: it is not kept. */
export const cardFields = (typed: TypedCard, errors: CardErrors, first: string | null): Html => html`${field({
  name: 'numero',
  label: 'Número de tarjeta',
  value: typed.numero,
  error: errors.numero,
  isFirst: first === 'numero',
  attributes: html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" maxlength="30"`,
})}
<div class="pair">${field({
  name: 'caducidad',
  label: 'Caducidad',
  value: typed.caducidad,
  error: errors.caducidad,
  isFirst: first === 'caducidad',
  attributes: html`inputmode="numeric" autocomplete="cc-exp" placeholder="MM / AA" maxlength="9"`,
})}
${field({
  name: 'cvc',
  label: 'CVC',
  value: typed.cvc,
  error: errors.cvc,
  isFirst: first === 'cvc',
  attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="123" maxlength="4"`,
})}</div>
${field({
  name: 'titular',
  label: 'Nombre en la tarjeta',
  value: typed.titular,
  error: errors.titular,
  isFirst: first === 'titular',
  attributes: html`autocomplete="cc-name" maxlength="100"`,
})}`

/** Buttons that send the form as it is, and get it back with a test card filled in. */
export const testCards = (form: string): Html => html`<section class="cards" aria-labelledby="tarjetas">
<h2 id="tarjetas">Tarjetas de prueba</h2>
<p>Elige una y el formulario se rellena solo. Ninguna tarjeta de verdad funciona aquí.</p>
<ul>${TEST_CARDS.map(
  ({ number, outcome }) =>
    html`<li><button form="${form}" name="rellenar" value="${number}"><strong>${number}</strong><span>${outcome}</span></button></li>`,
)}</ul>
</section>`
