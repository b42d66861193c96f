import { expect, it } from 'vitest'
import { linkFor } from './purchases'

it('PAY-43 PAY-44 C-10 a payment link is opened with who pays and where to come back to', () => {
  const back = 'https://pymentor.example/checkout/success?session_id={CHECKOUT_SESSION_ID}&success=true'
  const user = { id: '5f0c5a5e-0000-4000-8000-000000000000', email: 'ana+compras@example.com' }
  const { origin, pathname, searchParams } = new URL(
    linkFor('https://buy.stripe.com/abc?locale=es', user, 'https://pymentor.example'),
  )
  expect(origin + pathname).toBe('https://buy.stripe.com/abc')
  expect(Object.fromEntries(searchParams)).toEqual({
    locale: 'es',
    client_reference_id: user.id,
    prefilled_email: user.email,
    redirect_url: `https://pymentor.example/stripe-redirect?url=${encodeURIComponent(back)}`,
  })
})
