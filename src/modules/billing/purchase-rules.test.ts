import { describe, expect, it } from 'vitest'
import type { HeldPlan } from './contract'
import { PAID_PLANS, type PaidPlan } from './plans'
import { endedBy, isWorthBuying, safePaymentAddress } from './purchase-rules'

const site = { hosts: ['pymentor.example'], hasEmulator: true }
const read = (target: string | null) => safePaymentAddress(target, site)

describe('safePaymentAddress', () => {
  it.each([
    'https://checkout.stripe.com/c/pay/cs_1#fid',
    'https://buy.stripe.com/abc?client_reference_id=u1',
    'https://billing.stripe.com/p/session/1',
    '/checkout/success?session_id=cs_1&success=true',
    '/emulador/stripe/pagar/cs_1',
  ])('PAY-27 leads to %s', (target) => {
    expect(read(target)).toBe(target)
  })

  it('PAY-44 leads back to a page of ours that is named in full, by its path', () => {
    expect(read('http://pymentor.example/checkout/success?success=true')).toBe('/checkout/success?success=true')
  })

  it.each([
    null,
    '',
    'https://evil.example/',
    'http://checkout.stripe.com/',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com:8443/',
    'https://checkout.stripe.com@evil.example/',
    'https://user:word@checkout.stripe.com/',
    'https://evil.stripe.com/',
    '//evil.example/checkout/success',
    '/\\evil.example',
    '/\t/evil.example/checkout/success',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:checkout.stripe.com',
    '/dashboard',
    '/checkout/success/../../logout',
    '/emulador/stripe/../../logout',
    '/checkout/successor',
    'checkout/success',
    'http://pymentor.example/logout',
    'http://other.example/checkout/success',
  ])('PAY-29 leads nowhere by %j', (target) => {
    expect(read(target)).toBeNull()
  })

  it('PAY-27 knows of no emulator in live mode', () => {
    expect(safePaymentAddress('/emulador/stripe/pagar/cs_1', { ...site, hasEmulator: false })).toBeNull()
  })
})

describe('isWorthBuying', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const worth = (planType: HeldPlan['planType'], planExpiresAt: string | null = null) =>
    PAID_PLANS.filter((plan) => isWorthBuying(plan, { planType, subscriptionStatus: 'active', planExpiresAt }, now))

  it.each([
    ['free', ['trial', 'pro-monthly', 'pro-lifetime']],
    ['trial', ['pro-monthly', 'pro-lifetime']],
    ['pro-monthly', ['pro-lifetime']],
    ['pro', ['pro-lifetime']],
    ['pro-lifetime', []],
  ] as const)('offers a holder of %s what is more: %j', (planType, plans) => {
    expect(worth(planType)).toEqual(plans)
  })

  it('counts a plan that has run out for nothing', () => {
    expect(worth('pro-monthly', '2026-03-10T12:00:00Z')).toHaveLength(3)
  })
})

describe('endedBy', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  const ended = (plan: PaidPlan, planType: HeldPlan['planType'], planExpiresAt: string | null = null) =>
    endedBy(plan, { planType, subscriptionStatus: 'active', planExpiresAt }, now)

  it('names what a purchase puts an end to, for who has PRO now', () => {
    expect(ended('pro-monthly', 'trial')).toBe('trial')
    expect(ended('pro-lifetime', 'trial')).toBe('trial')
    expect(ended('pro-lifetime', 'pro-monthly')).toBe('pro-monthly')
    expect(ended('pro-lifetime', 'pro')).toBe('pro-monthly')
  })

  it('ends nothing that is over, not there, or not to be bought', () => {
    expect(ended('pro-monthly', 'free')).toBeNull()
    expect(ended('pro-lifetime', 'pro-monthly', '2026-03-10T12:00:00Z')).toBeNull()
    expect(ended('pro-monthly', 'pro-lifetime')).toBeNull()
  })
})
