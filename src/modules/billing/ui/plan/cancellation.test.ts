import { expect, it } from 'vitest'
import { cancellationEffect } from './cancellation'
import { MONTHLY } from './example-plan'

it('PAY-49 C-07 says until when PRO stays, and that it is lost after', () => {
  expect(cancellationEffect(MONTHLY)).toMatch(
    /^Tienes PRO hasta el 21 de diciembre de 2026.*Después pierdes el acceso a PRO.*reanudar/,
  )
})

it('PAY-49 says that PRO is lost at once where the last month was not paid', () => {
  expect(cancellationEffect({ ...MONTHLY, paymentFailed: true })).toMatch(
    /termina ahora mismo: pierdes el acceso a PRO/,
  )
})

it('C-06 a subscription that runs beside a lifetime can go, and takes nothing with it', () => {
  const lifetime = { ...MONTHLY, planType: 'pro-lifetime', subscriptionStatus: 'lifetime' } as const
  expect(cancellationEffect(lifetime)).toMatch(/Tu Plan Vitalicio sigue igual/)
})
