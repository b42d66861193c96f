import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ACTIVATION_FAILED, EXPIRY_FAILED, PLAN_CHANGED, PLAN_EXPIRED, PLAN_RELOAD_MS } from '../../admin-plan-copy'
import { PlanTools } from './plan-tools'

const render = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PlanTools
        isReady
        user={{ id: 'u-1', email: 'admin@correo.example', planType: 'free', subscriptionStatus: 'inactive' }}
      />
    </MemoryRouter>,
  )

describe('PlanTools', () => {
  it('ADMIN-06 shows e-mail, id, plan and status, in words', () => {
    expect(render()).toMatch(/admin@correo\.example.*u-1.*>Gratis<.*>Inactiva</)
  })

  it('ADMIN-07 ADMIN-08 offers the four plans, and to let the present one expire', () => {
    const html = render()
    expect([...html.matchAll(/<input[^>]*value="([^"]+)"/g)].map(([, value]) => value)).toEqual([
      'trial',
      'pro-monthly',
      'pro-lifetime',
      'free',
    ])
    expect(html).toMatch(/Activar plan.*Expirar suscripción/)
  })

  it('ADMIN-09 leads to the dashboard and to the prices', () => {
    expect(render()).toMatch(/href="\/dashboard".*href="\/pricing"/)
  })

  it('ADMIN-12 ADMIN-13 ADMIN-14 ADMIN-15 ADMIN-16 says what became of it in the words of the spec', () => {
    expect(PLAN_RELOAD_MS).toBe(1500)
    expect(PLAN_CHANGED.title).toBe('Plan actualizado con éxito')
    expect([PLAN_EXPIRED.title, PLAN_EXPIRED.description]).toEqual([
      'Suscripción expirada',
      'Tu cuenta ha sido cambiada a plan gratuito.',
    ])
    expect([ACTIVATION_FAILED.title, ACTIVATION_FAILED.describe('500')]).toEqual([
      'Error al activar plan',
      'Error al cambiar plan. Código: 500',
    ])
    expect([EXPIRY_FAILED.title, EXPIRY_FAILED.describe('403')]).toEqual([
      'Error al expirar suscripción',
      'Error al expirar suscripción. Código: 403',
    ])
  })
})
