import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { describe, expect, it } from 'vitest'
import { PricingQuestions } from '~/modules/billing/ui/pricing/pricing-questions'
import { pricingQuestions } from '~/modules/billing/ui/pricing/questions'
import { SITE } from '../../../../content/site'
import { breadcrumbsOf } from './breadcrumbs'
import { answersOf, productOf } from './offer'
import { organizationOf } from './organization'

const ORIGIN = 'https://pymentor.example'

describe('what search engines are told in their own terms', () => {
  it('C-01 PRICE-04…06 offers the three plans in euros, the price with a point', () => {
    const { offers } = productOf(ORIGIN)
    expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
      ['PRO Prueba', '3.00', 'EUR'],
      ['PRO Mensual', '17.00', 'EUR'],
      ['PRO Vitalicio', '49.99', 'EUR'],
    ])
    const perMonth = offers.filter(({ priceSpecification }) => 'referenceQuantity' in priceSpecification)
    expect(perMonth.map(({ name }) => name)).toEqual(['PRO Mensual'])
  })

  it('PRICE-12…14 tells the very questions and answers that the page shows', () => {
    const limits = '5 mensajes al día'
    const shown = renderToStaticMarkup(<PricingQuestions limits={limits} />)
    const { mainEntity } = answersOf(pricingQuestions(limits))
    expect(mainEntity).toHaveLength(shown.match(/<details/g)?.length ?? 0)
    for (const { name, acceptedAnswer } of mainEntity)
      for (const said of [name, acceptedAnswer.text]) expect(shown).toContain(said)
  })

  it('says who is behind the product, without sample data', () => {
    expect(organizationOf({ ...SITE, isSample: true }, ORIGIN)).not.toHaveProperty('sameAs')
    expect(organizationOf({ ...SITE, isSample: false }, ORIGIN)).toMatchObject({
      url: 'https://pymentor.example/',
      email: SITE.email,
      sameAs: SITE.social.map(({ href }) => href),
    })
  })

  it('tells the way from the start to a page', () => {
    const { itemListElement } = breadcrumbsOf(ORIGIN, [{ name: 'Aviso legal', path: '/legal/aviso-legal' }])
    expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Inicio', 'https://pymentor.example/'],
      [2, 'Aviso legal', 'https://pymentor.example/legal/aviso-legal'],
    ])
  })

  it('stands in the page as data that nothing can break out of', () => {
    const trail = breadcrumbsOf(ORIGIN, [{ name: '</script><b>', path: '/x' }])
    const Page = createRoutesStub([{ path: '/', Component: () => <Meta />, meta: () => [{ 'script:ld+json': trail }] }])
    const html = renderToStaticMarkup(<Page />)
    const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual(trail)
  })
})
