import { describe, expect, it } from 'vitest'
import type { PlanType, SubscriptionStatus } from '../../contract'
import { CANCELING, examplePlan, MONTHLY } from './example-plan'
import { isCanceling, PLAN_BADGE, PLAN_PRICE, PLAN_TITLE, planDuration, planKindOf, type ShownPlan } from './shown-plan'

const titleOf = (planType: PlanType, subscriptionStatus: SubscriptionStatus, isPro = true) =>
  PLAN_TITLE[planKindOf({ planType, subscriptionStatus, isPro })]
const until = '2026-12-21T09:00:00.000Z'

describe('the plan that is shown', () => {
  it.each<[PlanType, SubscriptionStatus, string]>([
    ['pro', 'lifetime', 'Plan Vitalicio'],
    ['pro-lifetime', 'lifetime', 'Plan Vitalicio'],
    ['pro-lifetime', 'active', 'Plan Vitalicio'],
    ['pro', 'active', 'Plan Mensual'],
    ['pro', 'trialing', 'Plan Mensual'],
    ['pro', 'canceling', 'Plan Mensual'],
    ['pro-monthly', 'active', 'Plan Mensual'],
    ['pro-monthly', 'trialing', 'Plan Mensual'],
    ['pro-monthly', 'canceling', 'Plan Mensual'],
    ['trial', 'active', 'Plan de Prueba'],
    ['trial', 'trialing', 'Plan de Prueba'],
  ])('DASH-05 DASH-06 DASH-07 C-03 C-04 %s with %s is the %s', (planType, status, title) => {
    expect(titleOf(planType, status)).toBe(title)
  })

  it('DASH-08 is the basic one for whoever has no PRO now, whatever the plan was', () => {
    for (const planType of ['free', 'trial', 'pro', 'pro-monthly', 'pro-lifetime'] as const)
      for (const status of ['basic', 'active', 'canceled', 'inactive', 'lifetime'] as const)
        expect(titleOf(planType, status, false)).toBe('Plan Básico')
  })

  it('DASH-06 C-01 costs 17,00 € a month and is PREMIUM when it is the monthly one', () => {
    expect([PLAN_PRICE.monthly, PLAN_BADGE.monthly]).toEqual(['17,00\u00a0€ al mes', 'PREMIUM'])
    expect([PLAN_PRICE.lifetime, PLAN_PRICE.trial, PLAN_PRICE.basic]).toEqual([null, null, null])
  })

  it('DASH-09 tells of a cancellation only while there is still PRO to lose', () => {
    expect(isCanceling(CANCELING)).toBe(true)
    expect(isCanceling({ ...CANCELING, isPro: false })).toBe(false)
    expect(isCanceling(MONTHLY)).toBe(false)
  })

  it.each<[string, ShownPlan, string]>([
    ['renews', MONTHLY, 'Se renueva el 21 de diciembre de 2026.'],
    ['is being cancelled', CANCELING, 'Cancelación pendiente.'],
    ['is not paid for', { ...MONTHLY, paymentFailed: true }, 'La última renovación está pendiente de pago.'],
    ['has a grace', { ...MONTHLY, until }, 'Tienes PRO hasta el 21 de diciembre de 2026.'],
    ['was given', { ...MONTHLY, renewsAt: null, source: 'admin' }, 'Activado por la administración, sin cobros.'],
    [
      'is a trial',
      examplePlan({ planType: 'trial', subscriptionStatus: 'active', isPro: true, until }),
      '3 días de PRO, hasta el 21 dic 2026 a las 10:00.',
    ],
    [
      'is for ever',
      examplePlan({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime', isPro: true }),
      'Es tuyo para siempre: no se renueva ni se vuelve a cobrar.',
    ],
    ['never was', examplePlan(), 'Gratis y sin fecha de fin.'],
    [
      'ran out',
      examplePlan({ planType: 'trial', subscriptionStatus: 'active', endedAt: until }),
      'Tu periodo de prueba terminó el 21 de diciembre de 2026.',
    ],
    [
      'was ended',
      examplePlan({ planType: 'pro-monthly', subscriptionStatus: 'canceled' }),
      'Tu Plan Mensual ha terminado.',
    ],
  ])('DASH-07 C-06 says how long a plan lasts that %s', (_, plan, sentence) => {
    expect(planDuration(plan)).toBe(sentence)
  })
})
