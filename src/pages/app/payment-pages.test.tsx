import { describe, expect, it } from 'vitest'
import { GOOGLE_CLOSE_DELAY_MS } from '~/modules/accounts/rules'
import { PLAN_RELOAD_MS } from '~/modules/billing/admin-plan-copy'
import { IMMEDIATE_START, WAIVER } from '~/modules/billing/plans'
import { PURCHASE_BUSY_MS } from '~/modules/billing/purchase-rules'
import type { CheckKind, CheckProblem, PaymentCheck } from '~/modules/billing/ui/verification/payment-check'
import { PaymentOutcome } from '~/modules/billing/ui/verification/payment-outcome'
import { linksOf, renderPage, textsOf } from '~/testing/render-page'
import { COPIED_MS } from '~/ui/content/use-copy'
import CheckoutPage from './checkout'
import StripeRedirectPage from './stripe-redirect'

const again = () => {}
const outcome = (state: PaymentCheck) => renderPage(() => <PaymentOutcome state={state} onAgain={again} />)
const paid = (kind: CheckKind) => outcome({ kind, startedAt: 0, attempt: 1, phase: 'success' })
const unpaid = (kind: CheckKind, problem: CheckProblem) =>
  outcome({ kind, startedAt: 0, attempt: 6, phase: 'error', problem })

describe('after a payment', () => {
  it('PAY-10 what was paid leads to the PRO mentor and to the account', () => {
    expect(linksOf(paid('status'))).toEqual(['Abrir el Mentor PRO → /app/mentor-pro', 'Ver mi cuenta → /perfil'])
  })

  it('PAY-17 the return leads to the dashboard, the account, the verification and home', () => {
    expect(linksOf(unpaid('return', 'pending')).map((link) => link.split(' → ')[1])).toEqual([
      '/contacto',
      '/verify-payment',
      '/dashboard',
      '/profile',
      '/',
    ])
  })

  it('PAY-14 says that the state of the payment could not be asked for', () => {
    expect(unpaid('status', 'failed')).toContain('Error al verificar el estado del pago')
  })

  it('tells who cannot be told not to pay again, and where to ask', () => {
    const html = unpaid('status', 'failed')
    expect(html).toContain('Si ya has pagado, no pagues otra vez')
    expect(linksOf(html)).toContain('escríbenos → /contacto')
    expect(paid('status')).not.toContain('no pagues otra vez')
  })
})

it.each([IMMEDIATE_START, WAIVER])(
  'C-62 the card form asks for the words that this purchase needs: $wording',
  (words) => {
    const settings = { kind: 'emulated', publishableKey: 'pk_test_1', apiPath: '/emulador/stripe' }
    const invoice = { taxId: '', company: '' }
    const loaderData = { plan: 'pro-monthly', isWorthIt: true, ends: null, words, invoice, settings }
    const html = renderPage(CheckoutPage, { loaderData })
    expect(html).toContain('type="checkbox"')
    expect(textsOf(html, 'label')).toContain(words.text)
  },
)

it.each([
  ['pro-monthly', 'pro-lifetime', /Al pagar cancelamos por ti el plan mensual/],
  ['trial', 'pro-monthly', /Tu periodo de prueba termina al pagar/],
  [null, 'pro-monthly', /^(?!.*(Al pagar cancelamos|periodo de prueba termina))/s],
])('the order says what becomes of the plan that one has (%s)', (ends, plan, said) => {
  const settings = { kind: 'emulated', publishableKey: 'pk_test_1', apiPath: '/emulador/stripe' }
  const given = { words: IMMEDIATE_START, invoice: { taxId: '', company: '' }, settings }
  expect(renderPage(CheckoutPage, { loaderData: { ...given, plan, isWorthIt: true, ends } })).toMatch(said)
})

it('PAY-28 the way to the provider can be taken at once or left', () => {
  const html = renderPage(StripeRedirectPage, { loaderData: { address: 'https://checkout.stripe.com/c/1' } })
  expect(linksOf(html)).toEqual(['Continuar a Stripe → https://checkout.stripe.com/c/1', 'Cancelar → /pricing'])
  expect(textsOf(html, 'h1')).toEqual(['Te llevamos a la página de pago'])
})

it('TIME-07 PAY-40 a plan reloads after 1.5 s, a purchase is over after 1 s, the popup and "Copiado" go after 2 s', () => {
  expect([PLAN_RELOAD_MS, PURCHASE_BUSY_MS, GOOGLE_CLOSE_DELAY_MS, COPIED_MS]).toEqual([1_500, 1_000, 2_000, 2_000])
})
