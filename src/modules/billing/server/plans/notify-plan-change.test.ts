import { describe, expect, it } from 'vitest'
import { changeToTell } from './notify-plan-change'
import type { PlanState } from './plan-change'

const NOW = new Date('2026-03-10T10:00:00Z')
const LATER = new Date('2026-03-20T10:00:00Z')
const EARLIER = new Date('2026-03-09T10:00:00Z')
const FREE: PlanState = {
  planType: 'free',
  subscriptionStatus: 'inactive',
  planExpiresAt: null,
  planSource: null,
  stripeSubscriptionId: null,
  renewsAt: null,
  paymentFailedAt: null,
}
const MONTHLY: PlanState = {
  ...FREE,
  planType: 'pro-monthly',
  subscriptionStatus: 'active',
  planSource: 'payment',
  stripeSubscriptionId: 'sub_1',
  renewsAt: LATER,
}
const FAILING: PlanState = { ...MONTHLY, paymentFailedAt: EARLIER }
const CANCELING: PlanState = { ...MONTHLY, subscriptionStatus: 'canceling', planExpiresAt: LATER, renewsAt: null }
const ENDED: PlanState = { ...MONTHLY, subscriptionStatus: 'canceled', planExpiresAt: EARLIER, renewsAt: null }
const LIFETIME: PlanState = { ...FREE, planType: 'pro-lifetime', subscriptionStatus: 'lifetime', planSource: 'payment' }
const TRIAL: PlanState = {
  ...FREE,
  planType: 'trial',
  subscriptionStatus: 'active',
  planExpiresAt: LATER,
  planSource: 'payment',
}

const news = (before: PlanState, after: PlanState) =>
  changeToTell({
    user: { id: 'u', email: 'ana@correo.example', firstName: 'Ana' },
    before,
    after,
    purchases: [],
    duplicates: [],
    unrefunded: [],
    now: NOW,
  })

describe('what is worth a mail', () => {
  it.each([
    ['a failed renewal', MONTHLY, FAILING, 'payment_failed'],
    ['the same failure, still', FAILING, { ...FAILING, renewsAt: NOW }, null],
    ['a failure mended', FAILING, MONTHLY, null],
    ['a renewal', MONTHLY, { ...MONTHLY, renewsAt: new Date('2026-04-20') }, null],
    ['a cancellation', MONTHLY, CANCELING, 'cancelled'],
    ['a cancellation taken back', CANCELING, MONTHLY, 'resumed'],
    ['the end of what was cancelled', { ...CANCELING, planExpiresAt: EARLIER }, ENDED, 'ended'],
    ['the end after failed renewals', FAILING, ENDED, 'ended'],
    ['a refunded lifetime', LIFETIME, FREE, 'ended'],
    ['a refunded trial', TRIAL, FREE, 'ended'],
    ['a trial that ran out', { ...TRIAL, planExpiresAt: EARLIER }, { ...TRIAL, subscriptionStatus: 'inactive' }, null],
    ['an end that was told', ENDED, FREE, null],
    ['a lifetime instead of a month', MONTHLY, LIFETIME, null],
    ['what an administrator gave', { ...LIFETIME, planSource: 'admin' }, FREE, null],
  ] as const)('%s', (_, before, after, expected) => {
    expect(news(before, after)).toBe(expected)
  })
})
