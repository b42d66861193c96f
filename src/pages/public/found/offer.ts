import { PAID_PLANS, PLANS } from '~/modules/billing/plans'
import type { Question } from '~/modules/billing/ui/pricing/questions'

/** `1700` → `17.00`, as schema.org writes prices. */
const priceOf = (cents: number) => (cents / 100).toFixed(2)
const CURRENCY = { priceCurrency: 'EUR' }

/** PRO with what it costs (schema.org, Product): C-01's prices, VAT included. */
export const productOf = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'PyMentor PRO',
  description: 'El Mentor PRO de Python, con respuestas a fondo y sin límite de mensajes.',
  image: `${origin}/favicon.svg`,
  brand: { '@type': 'Brand', name: 'PyMentor' },
  offers: PAID_PLANS.map((plan) => offerOf(plan, origin)),
})

function offerOf(plan: (typeof PAID_PLANS)[number], origin: string) {
  const { name, cents, renewal } = PLANS[plan]
  const price = { price: priceOf(cents), ...CURRENCY }
  return {
    '@type': 'Offer',
    name,
    ...price,
    availability: 'https://schema.org/InStock',
    url: `${origin}/pricing`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: true,
      // UN/CEFACT's code of a month.
      ...(renewal === null ? {} : { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' } }),
    },
  }
}

/** The questions that the page answers (schema.org, FAQPage). */
export const answersOf = (questions: readonly Question[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  inLanguage: 'es-ES',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
