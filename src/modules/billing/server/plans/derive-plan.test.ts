import { describe, expect, it } from 'vitest'
import type { BillingSnapshot, Payment, Subscription } from '../../payments-port'
import { correctionsOf } from '../payments/corrections'
import { type AdminGrant, planOf } from './derive-plan'
import { entitlementOf } from './plan-state'

const now = new Date('2026-03-10T10:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
const paid = (
  reference: string,
  plan: Payment['plan'],
  paidAt = daysAgo(1),
  state: Payment['state'] = 'paid',
): Payment => ({
  reference,
  plan,
  cents: plan === 'trial' ? 300 : 4999,
  paidAt,
  state,
  consent: null,
  uninvoiced: null,
})
const monthly = (status: Subscription['status'], change: Partial<Subscription> = {}): Subscription => ({
  reference: 'sub_1',
  status,
  cancelsAtPeriodEnd: false,
  startedAt: daysAgo(10),
  periodStartedAt: daysAgo(10),
  periodEndsAt: daysAgo(-20),
  endedAt: null,
  latestPayment: { reference: 'pi_sub', cents: 1700, paidAt: daysAgo(10), isReversed: false },
  consent: null,
  ...change,
})
const snapshot = (...bought: (Payment | Subscription)[]): BillingSnapshot => ({
  payments: bought.filter((each) => 'plan' in each),
  subscriptions: bought.filter((each): each is Subscription => !('plan' in each)),
  charges: [],
  unknown: [],
  invoicing: null,
})
const reversed = { reference: 'pi_sub', cents: 1700, paidAt: daysAgo(10), isReversed: true }
const NO_MORE = { carried: [], returned: new Set<string>() }
const of = (bought: BillingSnapshot, adminGrants: AdminGrant[] = [], trial: string | null = 'pi_trial') =>
  planOf({ snapshot: bought, trial, adminGrants, ...NO_MORE, now })
const FREE = { planType: 'free', subscriptionStatus: 'inactive', planExpiresAt: null, planSource: null }

describe('DATA-18 DATA-19 DATA-20 what somebody has', () => {
  const renews = daysAgo(-20)
  it.each<[string, Subscription, object, isPro: boolean]>([
    ['incomplete', monthly('incomplete', { latestPayment: null }), FREE, false],
    ['incomplete_expired', monthly('incomplete_expired', { latestPayment: null }), FREE, false],
    ['given up before it was paid', monthly('canceled', { latestPayment: null, endedAt: daysAgo(9) }), FREE, false],
    ['trialing', monthly('trialing'), { subscriptionStatus: 'trialing', planExpiresAt: null, renewsAt: renews }, true],
    ['active', monthly('active'), { subscriptionStatus: 'active', planExpiresAt: null, renewsAt: renews }, true],
    [
      'active, cancelled at the end of its period',
      monthly('active', { cancelsAtPeriodEnd: true }),
      { subscriptionStatus: 'canceling', planExpiresAt: renews, renewsAt: null },
      true,
    ],
    [
      'past_due',
      monthly('past_due', { periodStartedAt: daysAgo(2) }),
      { subscriptionStatus: 'active', planExpiresAt: null, paymentFailedAt: daysAgo(2) },
      true,
    ],
    ['unpaid', monthly('unpaid'), { subscriptionStatus: 'inactive', planExpiresAt: null, renewsAt: null }, false],
    ['paused', monthly('paused'), { subscriptionStatus: 'inactive', planExpiresAt: null, renewsAt: null }, false],
    [
      'canceled',
      monthly('canceled', { endedAt: daysAgo(3) }),
      {
        planType: 'pro-monthly',
        subscriptionStatus: 'canceled',
        planExpiresAt: daysAgo(3),
        stripeSubscriptionId: 'sub_1',
      },
      false,
    ],
    [
      'active, its payment given back',
      monthly('active', { latestPayment: reversed }),
      { subscriptionStatus: 'canceled' },
      false,
    ],
  ])('C-02/03/04 by a subscription that is %s', (_, subscription, plan, isPro) => {
    const state = of(snapshot(subscription))
    expect(state).toMatchObject(plan)
    expect(entitlementOf(state, now).isPro).toBe(isPro)
  })

  it('a trial lasts 72 hours from its payment, to the second', () => {
    const bought = snapshot(paid('pi_trial', 'trial', new Date('2026-03-07T10:00:01Z')))
    const running = { planType: 'trial', subscriptionStatus: 'active', planExpiresAt: new Date('2026-03-10T10:00:01Z') }
    expect(of(bought)).toMatchObject({ ...running, planSource: 'payment', renewsAt: null })
    const over = planOf({
      snapshot: bought,
      trial: 'pi_trial',
      adminGrants: [],
      ...NO_MORE,
      now: new Date('2026-03-10T10:00:01Z'),
    })
    expect(over).toMatchObject({ ...running, subscriptionStatus: 'inactive' })
  })

  it('one trial a person: any other payment for one gives nothing', () => {
    const later = paid('pi_later', 'trial', now)
    expect(of(snapshot(paid('pi_trial', 'trial', daysAgo(30)), later))).toMatchObject({
      subscriptionStatus: 'inactive',
    })
    expect(of(snapshot(later), [], null)).toMatchObject(FREE)
  })

  it('what was given back gives nothing', () => {
    expect(of(snapshot(paid('pi_trial', 'trial', now, 'reversed')))).toMatchObject(FREE)
    expect(of(snapshot(paid('pi_life', 'pro-lifetime', now, 'reversed')))).toMatchObject(FREE)
  })

  it('a month that the owner gave and that is over leaves the free plan, to the millisecond', () => {
    expect(of(snapshot(), [{ planType: 'pro-monthly', endsAt: now }])).toMatchObject(FREE)
    const inItsLastMoment = { planType: 'pro-monthly', endsAt: new Date(now.getTime() + 1) } as const
    expect(of(snapshot(), [inItsLastMoment])).toMatchObject({ planType: 'pro-monthly', subscriptionStatus: 'active' })
  })

  it('lifetime before monthly before trial; what is paid before what is given; what runs before what ran', () => {
    const trial = paid('pi_trial', 'trial')
    const lifetime = paid('pi_life', 'pro-lifetime')
    expect(of(snapshot(trial, monthly('active'), lifetime))).toMatchObject({
      planType: 'pro-lifetime',
      subscriptionStatus: 'lifetime',
      planExpiresAt: null,
    })
    expect(of(snapshot(trial, monthly('active')))).toMatchObject({ planType: 'pro-monthly' })
    expect(of(snapshot(trial, monthly('unpaid')))).toMatchObject({ planType: 'trial', subscriptionStatus: 'active' })
    const given: AdminGrant = { planType: 'pro-lifetime', endsAt: null }
    expect(of(snapshot(monthly('active')), [given])).toMatchObject({
      planType: 'pro-lifetime',
      planSource: 'admin',
      stripeSubscriptionId: 'sub_1',
    })
    expect(of(snapshot(lifetime), [given])).toMatchObject({ planSource: 'payment' })
    expect(of(snapshot(lifetime), [{ planType: 'trial', endsAt: daysAgo(-1) }])).toMatchObject({
      planSource: 'payment',
    })
    expect(
      of(snapshot(monthly('canceled', { endedAt: daysAgo(3) })), [{ planType: 'trial', endsAt: daysAgo(5) }]),
    ).toMatchObject({
      planType: 'pro-monthly',
    })
  })
})

describe('what was paid in vain is put right', () => {
  const justPaid = { reference: 'pi_sub', cents: 1700, paidAt: new Date(now.getTime() - 9 * 60_000), isReversed: false }
  const flaws = { trial: 'pi_trial', unwaived: new Set<string>(), vain: new Set<string>() }
  it.each<[string, BillingSnapshot, object[]]>([
    ['nothing', snapshot(paid('pi_trial', 'trial'), monthly('active')), []],
    [
      'a second trial',
      snapshot(paid('pi_trial', 'trial'), paid('pi_2', 'trial')),
      [{ type: 'refund', reference: 'pi_2' }],
    ],
    [
      'a second lifetime',
      snapshot(paid('pi_1', 'pro-lifetime'), paid('pi_2', 'pro-lifetime')),
      [{ type: 'refund', reference: 'pi_2' }],
    ],
    [
      'a monthly plan beside a lifetime bought later',
      snapshot(paid('pi_1', 'pro-lifetime'), monthly('active')),
      [{ type: 'cancel', reference: 'sub_1', reason: 'lifetime', refund: null }],
    ],
    [
      'a monthly plan charged after the lifetime',
      snapshot(paid('pi_1', 'pro-lifetime', daysAgo(20)), monthly('active')),
      [{ type: 'cancel', reference: 'sub_1', reason: 'duplicate', refund: 'pi_sub' }],
    ],
    [
      'a second monthly plan',
      snapshot(monthly('past_due'), monthly('active', { reference: 'sub_2', startedAt: daysAgo(1) })),
      [{ type: 'cancel', reference: 'sub_2', reason: 'duplicate', refund: 'pi_sub' }],
    ],
    [
      'a subscription whose payment went back',
      snapshot(monthly('active', { latestPayment: reversed })),
      [{ type: 'cancel', reference: 'sub_1', reason: 'reversed', refund: null }],
    ],
    ['one that is over', snapshot(monthly('canceled', { latestPayment: reversed })), []],
    [
      'a monthly plan paid within minutes of the lifetime',
      snapshot(paid('pi_1', 'pro-lifetime', now), monthly('active', { latestPayment: justPaid })),
      [{ type: 'cancel', reference: 'sub_1', reason: 'duplicate', refund: 'pi_sub' }],
    ],
    [
      'two monthly plans beside a lifetime bought later: the second was in vain anyhow',
      snapshot(paid('pi_1', 'pro-lifetime'), monthly('active'), monthly('active', { reference: 'sub_2' })),
      [
        { type: 'cancel', reference: 'sub_1', reason: 'lifetime', refund: null },
        { type: 'cancel', reference: 'sub_2', reason: 'duplicate', refund: 'pi_sub' },
      ],
    ],
    [
      'an attempt beside one that runs',
      snapshot(monthly('active'), monthly('incomplete', { latestPayment: null })),
      [],
    ],
  ])('%s', (_, bought, corrections) => {
    expect(correctionsOf(bought, flaws)).toEqual(corrections)
  })

  it('C-62 what lacks its waiver goes back, and nothing that counts does for it', () => {
    const bought = snapshot(
      paid('pi_1', 'pro-lifetime', daysAgo(3)),
      paid('pi_2', 'pro-lifetime', daysAgo(2)),
      monthly('active', { startedAt: daysAgo(1) }),
    )
    const one = { ...flaws, unwaived: new Set(['pi_1']) }
    expect(correctionsOf(bought, one)).toEqual([
      { type: 'refund', reference: 'pi_1' },
      { type: 'cancel', reference: 'sub_1', reason: 'lifetime', refund: null },
    ])
    const two = { ...flaws, unwaived: new Set(['sub_1']) }
    expect(correctionsOf(snapshot(monthly('active'), monthly('active', { reference: 'sub_2' })), two)).toEqual([
      { type: 'cancel', reference: 'sub_1', reason: 'duplicate', refund: 'pi_sub' },
    ])
  })

  it('the refund of one that was in vain is made again where it has failed', () => {
    const over = monthly('canceled', { endedAt: daysAgo(3) })
    const vain = { ...flaws, vain: new Set(['sub_1']) }
    expect(correctionsOf(snapshot(over), vain)).toEqual([{ type: 'refund', reference: 'pi_sub' }])
    expect(correctionsOf(snapshot({ ...over, latestPayment: reversed }), vain)).toEqual([])
    expect(correctionsOf(snapshot(over), flaws)).toEqual([])
  })
})
