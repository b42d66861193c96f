import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type BillingEntry, billingHistory } from '../payments-contract'
import { CANCELING, examplePlan, MONTHLY } from './plan/example-plan'
import type { ShownPlan } from './plan/shown-plan'
import { SubscriptionPanel } from './subscription-panel'

const PAID: BillingEntry = {
  id: 'pi_1',
  plan: 'pro-monthly',
  description: 'PRO Mensual',
  cents: 1700,
  paidAt: '2026-11-21T09:00:00.000Z',
  state: 'paid',
  invoiceUrl: 'https://facturas.example/1',
  invoicePdfUrl: null,
  receiptUrl: 'https://recibos.example/1',
  withdrawableUntil: null,
}

function render(plan: ShownPlan, entries?: BillingEntry[], nextCursor: string | null = null) {
  const client = new QueryClient()
  if (entries) client.setQueryData([billingHistory.path], { pages: [{ entries, nextCursor }], pageParams: [null] })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SubscriptionPanel
          plan={plan}
          contents={{ free: ['Basic'], pro: ['Todo'] }}
          invoice={{ taxId: '', company: '' }}
          isOpen
          onRefresh={async () => {}}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('SubscriptionPanel', () => {
  it('PAY-47 PAY-48 C-06 offers to cancel what renews, and nothing that would change nothing', () => {
    expect(render(MONTHLY)).toContain('Cancelar suscripción')
    const trial = examplePlan({ planType: 'trial', subscriptionStatus: 'active', isPro: true, hasPortal: true })
    const lifetime = examplePlan({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime', isPro: true })
    for (const plan of [trial, lifetime, CANCELING, examplePlan()])
      expect(render(plan)).not.toContain('Cancelar suscripción')
    expect(render(trial)).toContain('No se renueva')
    expect(render(lifetime)).toContain('no se renueva ni se vuelve a cobrar')
  })

  it('C-06 offers to change the card where it will be charged, and to nobody else whom the provider knows', () => {
    for (const plan of [MONTHLY, CANCELING]) expect(render(plan)).toContain('Cambiar tarjeta')
    const lifetime = examplePlan({ planType: 'pro-lifetime', subscriptionStatus: 'lifetime', isPro: true })
    for (const plan of [examplePlan(), lifetime])
      expect(render({ ...plan, hasPortal: true })).not.toContain('Cambiar tarjeta')
  })

  it('leads from a trial to the monthly plan and the lifetime, from what is paid monthly to the lifetime', () => {
    const trial = examplePlan({ planType: 'trial', subscriptionStatus: 'active', isPro: true })
    expect(render(trial)).toMatch(
      /checkout\/pro-monthly"[^>]*>Pasar a Mensual.*checkout\/pro-lifetime"[^>]*>Pasar a Vitalicio/,
    )
    expect(render(MONTHLY)).toMatch(/^(?!.*Pasar a Mensual).*Pasar a Vitalicio/)
    expect(render(examplePlan())).not.toContain('Pasar a')
  })

  it('C-07 offers to take a cancellation back', () => {
    expect(render(CANCELING)).toMatch(/Cancelación pendiente.*Cancelación Programada.*Reanudar plan/)
    expect(render(MONTHLY)).not.toContain('Reanudar plan')
  })

  it('C-48 lists the payments with price, state and papers', () => {
    const html = render(MONTHLY, [PAID, { ...PAID, id: 'pi_2', state: 'refunded', invoiceUrl: null }])
    expect(html).toMatch(/PRO Mensual.*17,00\u00a0€.*21 nov 2026.*Pagado.*facturas\.example.*Factura.*Recibo.*Devuelto/)
    expect(html.match(/href="https:\/\/facturas/g)).toHaveLength(1)
    expect(html).toMatch(/target="_blank" rel="noopener noreferrer"/)
  })

  it('ACCT-06 says that nothing was paid yet, draws the list while it loads, and offers more where there is more', () => {
    expect(render(MONTHLY, [])).toContain('Todavía no hay ningún pago')
    expect(render(MONTHLY)).toContain('Cargando tu historial de pagos…')
    expect(render(MONTHLY, [PAID], 'next')).toContain('Ver más')
    expect(render(MONTHLY, [PAID])).not.toContain('Ver más')
  })

  it('offers to withdraw from a purchase for as long as that is possible', () => {
    const html = render(MONTHLY, [{ ...PAID, withdrawableUntil: '2026-12-05T09:00:00.000Z' }])
    expect(html).toMatch(/Desistir de la compra.*Puedes hasta el 5 de diciembre de 2026/)
    expect(render(MONTHLY, [PAID])).not.toContain('Desistir')
  })
})
