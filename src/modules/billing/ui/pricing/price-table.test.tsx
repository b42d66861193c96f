import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ANA } from '~/modules/accounts/ui/example-user'
import type { SignedInUser } from '../../contract'
import { PriceTable } from './price-table'
import { PricingQuestions } from './pricing-questions'

const NOW = '2026-03-10T12:00:00.000Z'
const basic: SignedInUser = {
  ...ANA,
  planType: 'free',
  subscriptionStatus: 'inactive',
  planExpiresAt: null,
  isPro: false,
  paymentFailed: false,
}
const pro = (planType: SignedInUser['planType']): SignedInUser => ({
  ...basic,
  planType,
  subscriptionStatus: 'active',
  isPro: true,
})

/** What each card says to press and where that leads (nowhere: a button), and what it costs. */
function cards(user: SignedInUser | null) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PriceTable user={user} limits="5 mensajes al día" now={NOW} />
    </MemoryRouter>,
  )
  return html
    .split('<article')
    .slice(1)
    .map((card) => ({
      name: /<h2[^>]*>([^<]+)/.exec(card)?.[1],
      price: /text-3xl">([^<]+)/.exec(card)?.[1]?.replace('\u00a0', ' '),
      ways: [...card.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)|<button[^>]*><span[^>]*>([^<]+)/g)].map(
        ([, to, link, button]) => (link === undefined ? button : `${link} → ${to}`),
      ),
    }))
}
const ways = (user: SignedInUser | null) => cards(user).map((card) => card.ways)

describe('price table', () => {
  it('PRICE-01, PRICE-02, PRICE-04, PRICE-05, PRICE-06, C-01 shows four cards with their prices', () => {
    expect(cards(null).map(({ name, price }) => `${name}: ${price}`)).toEqual([
      'Basic: Gratis',
      'PRO Prueba: 3,00 €',
      'PRO Mensual: 17,00 €',
      'PRO Vitalicio: 49,99 €',
    ])
  })

  it('PRICE-03, PRICE-11 sends a visitor to register, and from there to paying the plan that was pressed', () => {
    const register = (plan: string) => [`Regístrate → /auth/registro?redirect=%2Fcheckout%2F${plan}`]
    expect(ways(null)).toEqual([
      ['Empieza gratis → /auth/registro'],
      register('trial'),
      register('pro-monthly'),
      register('pro-lifetime'),
    ])
  })

  it('PRICE-03, PRICE-07, PRICE-08 lets a user without PRO buy', () => {
    expect(ways(basic)).toEqual([
      ['Ir al Mentor Basic → /mentor-basic'],
      ['¡Probar 3 días!'],
      ['¡Inscribirme!'],
      ['¡Vitalicio!'],
    ])
  })

  it('PRICE-09, PRICE-10 shows who has PRO the way in, and what is more than that', () => {
    const inside = ['Acceder Ahora → /dashboard']
    expect(ways(pro('pro-lifetime')).slice(1)).toEqual([['Ya tienes PRO → /dashboard'], inside, inside])
    expect(ways(pro('trial')).slice(1)).toEqual([
      ['Ya tienes PRO → /dashboard'],
      [...inside, 'Pasar a Mensual → /checkout/pro-monthly'],
      [...inside, 'Pasar a Vitalicio → /checkout/pro-lifetime'],
    ])
    expect(ways(pro('pro-monthly'))[3]).toEqual([...inside, 'Pasar a Vitalicio → /checkout/pro-lifetime'])
  })
})

it('PRICE-12 PRICE-13 PRICE-14 answers what is asked before buying', () => {
  const html = renderToStaticMarkup(<PricingQuestions limits="5 mensajes al día" />)
  for (const sentence of [
    /desde tu perfil.*hasta el final del periodo/,
    /no se renueva automáticamente/,
    /Visa, MasterCard y American Express/,
    /Mentor Basic: 5 mensajes al día/,
    /Todo PRO con un único pago de 49,99/,
    /leer y escribir archivos CSV/,
  ]) {
    expect(html).toMatch(sentence)
  }
  expect(html.match(/<details/g)).toHaveLength(6)
})
