import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CANCELING, examplePlan, MONTHLY } from './example-plan'
import { PlanCard } from './plan-card'
import type { ShownPlan } from './shown-plan'

const render = (plan: ShownPlan) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlanCard plan={plan} onRefresh={async () => {}} />
    </MemoryRouter>,
  )

describe('PlanCard', () => {
  it('DASH-06 shows the monthly plan with its price, PREMIUM and the day it renews', () => {
    expect(render(MONTHLY)).toMatch(/Plan Mensual.*PREMIUM.*17,00\u00a0€ al mes.*Se renueva el 21 de diciembre de 2026/)
  })

  it('DASH-08 offers a way up with the basic plan only', () => {
    expect(render(examplePlan())).toMatch(/Plan Básico.*href="\/pricing"[^>]*>Mejorar plan/)
    expect(render(MONTHLY)).not.toContain('Mejorar plan')
  })

  it('DASH-09 announces a cancellation, says that it is pending, and leads to where it is taken back', () => {
    const html = render(CANCELING)
    expect(html).toMatch(/Cancelación pendiente.*Cancelación Programada.*Reanudar plan/)
    expect(render(MONTHLY)).not.toMatch(/Cancelación/)
  })

  it('tells of a charge that failed, with the way to another card where there is one', () => {
    expect(render({ ...MONTHLY, paymentFailed: true })).toMatch(/Pago fallido.*Cambiar tarjeta/)
    expect(render({ ...MONTHLY, paymentFailed: true, hasPortal: false })).not.toContain('Cambiar tarjeta')
    expect(render(examplePlan({ paymentFailed: true }))).not.toContain('Pago fallido')
  })
})
