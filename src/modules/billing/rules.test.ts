import { describe, expect, it } from 'vitest'
import type { HeldPlan } from './contract'
import { entitlement } from './rules'

const now = new Date('2026-03-10T12:00:00Z')
const later = '2026-03-10T12:00:00.001Z'
const holder = (change: Partial<HeldPlan>): HeldPlan => ({
  planType: 'free',
  subscriptionStatus: 'inactive',
  planExpiresAt: null,
  ...change,
})

describe('entitlement', () => {
  it('DATA-19 gives a free account nothing, whatever its status', () => {
    for (const subscriptionStatus of ['basic', 'active', 'inactive', 'lifetime'] as const) {
      expect(entitlement(holder({ subscriptionStatus }), now).isPro).toBe(false)
    }
  })

  it('ROLE-05 DATA-18 gives every paid plan PRO while active, trialing, canceling or lifetime', () => {
    for (const planType of ['trial', 'pro', 'pro-monthly', 'pro-lifetime'] as const) {
      for (const subscriptionStatus of ['active', 'trialing', 'canceling', 'lifetime'] as const) {
        expect(entitlement(holder({ planType, subscriptionStatus }), now).isPro).toBe(true)
      }
      for (const subscriptionStatus of ['basic', 'canceled', 'inactive'] as const) {
        expect(entitlement(holder({ planType, subscriptionStatus }), now).isPro).toBe(false)
      }
    }
  })

  it('ends at the moment a plan expires, without any job', () => {
    const trial = holder({ planType: 'trial', subscriptionStatus: 'active', planExpiresAt: later })
    expect(entitlement(trial, now)).toEqual({ isPro: true, isLifetime: false, isTrial: true, until: later })
    expect(entitlement(trial, new Date(later))).toEqual({
      isPro: false,
      isLifetime: false,
      isTrial: false,
      until: null,
    })
  })

  it('knows a lifetime by its plan or its status', () => {
    expect(entitlement(holder({ planType: 'pro-lifetime', subscriptionStatus: 'active' }), now).isLifetime).toBe(true)
    expect(entitlement(holder({ planType: 'pro', subscriptionStatus: 'lifetime' }), now).isLifetime).toBe(true)
  })
})
