import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { DELETION_WORD } from '~/modules/accounts/profile-copy'
import { MIN_PASSWORD_LENGTH } from '~/modules/accounts/rules'
import { PLANS, priceText, TRIAL_MS, WITHDRAWAL_MS } from '~/modules/billing/plans'
import { DAILY_LIMIT, MAX_MESSAGE_LENGTH, MONTHLY_LIMIT, RESTORE_MS } from '~/modules/chat/rules'
import { PRODUCT_TOPICS } from '~/modules/mentor/skills/product/product-topics'
import { LIVE_ENVIRONMENT, OWN_SITE } from '~/testing/live-environment'
import { SITE } from '../../../content/site'
import { productFacts } from './product-facts'

const LEGAL = import.meta.glob<string>('/content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('productFacts', () => {
  it('C-01 has every number from the constants that the product itself goes by', () => {
    const facts = productFacts(parseConfig({}))
    expect(facts).toMatchObject({
      prices: {
        trial: priceText(PLANS.trial.cents),
        monthly: priceText(PLANS['pro-monthly'].cents),
        lifetime: priceText(PLANS['pro-lifetime'].cents),
      },
      limits: { daily: DAILY_LIMIT, monthly: MONTHLY_LIMIT },
      maxMessageLength: MAX_MESSAGE_LENGTH,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      deletionWord: DELETION_WORD,
      email: SITE.email,
    })
    expect(facts.trialDays * 24 * 3_600_000).toBe(TRIAL_MS)
    expect(facts.withdrawalDays * 24 * 3_600_000).toBe(WITHDRAWAL_MS)
    expect(facts.restoreMinutes * 60_000).toBe(RESTORE_MS)
    expect(Object.values(LEGAL).join()).toContain(`**${facts.minimumAge} años o más**`)
    expect(facts.articles.map(({ slug }) => slug)).toContain('facturas-con-iva')
  })

  it('C-64 says of each mentor who answers, and where conversations go, as configured', () => {
    const embedded = productFacts(parseConfig({}))
    expect(embedded.answering).toContain('no se envían a nadie')
    const environment = { ...LIVE_ENVIRONMENT, MENTOR_PRO_MODEL: 'openai-compatible/gpt-x', OPENAI_API_KEY: 'k' }
    const foreign = productFacts(parseConfig(environment, OWN_SITE))
    expect(foreign.answeredBy.pro).toContain('gpt-x')
    expect(foreign.answering).toContain('Al proveedor externo')
  })

  it('C-60 says of support and refunds what the legal texts say', () => {
    const legal = Object.values(LEGAL).join()
    expect(legal).toContain('de lunes a viernes, de 9:00 a 18:00 (hora peninsular española)')
    expect(PRODUCT_TOPICS.contact).toContain('de lunes a viernes, de 9:00 a 18:00 (hora peninsular española)')
    expect(legal).toContain('en un máximo de 14 días')
    expect(PRODUCT_TOPICS.refund).toContain('en un máximo de 14 días')
  })
})
