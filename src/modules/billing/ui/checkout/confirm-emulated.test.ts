import { expect, it } from 'vitest'
import { confirmEmulated } from './confirm-emulated'

const settings = { kind: 'emulated', publishableKey: 'pk_test_1', apiPath: '/emulador/stripe/v1' } as const
const given = {
  clientSecret: 'pi_1_secret_2',
  returnUrl: 'http://localhost/app/dashboard',
  card: { number: '4242424242424242', expMonth: 12, expYear: 2028, cvc: '123' },
}

async function confirm(answer: object) {
  const asked: { url: string; body: string; key: string | null }[] = []
  const left: string[] = []
  const outcome = await confirmEmulated(given, settings, {
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: String(init?.body), key: new Headers(init?.headers).get('authorization') })
      return Response.json(answer)
    },
    leave: (address) => void left.push(address),
  })
  return { outcome, asked, left }
}

it('PAY-05 confirms in the browser, with the address to come back to', async () => {
  const { outcome, asked } = await confirm({ id: 'pi_1', status: 'succeeded', next_action: null })
  expect(outcome).toEqual({ type: 'paid', paymentIntent: 'pi_1' })
  expect(asked).toEqual([
    {
      url: '/emulador/stripe/v1/payment_intents/pi_1/confirm',
      body: expect.stringContaining('return_url=http%3A%2F%2Flocalhost%2Fapp%2Fdashboard'),
      key: 'Bearer pk_test_1',
    },
  ])
})

it('PAY-05 goes to the bank when it asks for authentication', async () => {
  const next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: 'http://localhost:3000/emulador/stripe/autenticar/pi_1?client_secret=x' },
  }
  const { outcome, left } = await confirm({ id: 'pi_1', status: 'requires_action', next_action })
  expect(outcome).toEqual({ type: 'leaving' })
  expect(left).toEqual(['/emulador/stripe/autenticar/pi_1?client_secret=x'])
})

it.each([
  [{ code: 'card_declined', decline_code: 'insufficient_funds', message: 'No funds.' }, /saldo suficiente/],
  [{ code: 'card_declined', message: 'Declined.' }, /ha sido rechazada/],
  [{ code: 'something_new', message: 'Del proveedor.' }, /^Del proveedor\.$/],
])('PAY-06 says why a card was refused: %j', async (error, sentence) => {
  const { outcome } = await confirm({ error })
  expect(outcome).toEqual({ type: 'declined', message: expect.stringMatching(sentence) })
})

it('PAY-06 takes a state that it does not know for no payment', async () => {
  const { outcome } = await confirm({ id: 'pi_1', status: 'requires_payment_method' })
  expect(outcome).toEqual({ type: 'declined', message: null })
})
