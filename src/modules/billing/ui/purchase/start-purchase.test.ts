import { expect, it } from 'vitest'
import { CallError, ConnectionError } from '~/platform/http/call'
import { createPurchaseMemory, type PendingPurchase } from './pending-purchase'
import { type PurchasePorts, startPurchase } from './start-purchase'

const BUY = { plan: 'trial', userId: 'ana' } as const
const URL = 'https://checkout.stripe.com/c/1'

function fakeStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Everything that happens, in order; the call answers what it is told to. */
function stage({ answer = { url: URL }, opensTabs = true }: { answer?: { url: string } | Error; opensTabs?: boolean }) {
  const events: string[] = []
  const pending: (PendingPurchase | null)[] = []
  const memory = createPurchaseMemory(fakeStorage())
  const tab = { goTo: (to: string) => void events.push(`tab to ${to}`), close: () => void events.push('tab closed') }
  let keys = 0
  const ports: PurchasePorts = {
    memory,
    now: () => 1_000,
    newKey: () => `key-${++keys}`,
    openTab: () => {
      events.push('tab opened')
      return opensTabs ? tab : null
    },
    createCheckout: async (plan, key) => {
      events.push(`checkout of ${plan} by ${key}`)
      pending.push(memory.read())
      if (answer instanceof Error) throw answer
      return answer
    },
    leave: (to) => void events.push(`left to ${to}`),
  }
  return { ports, events, pending, memory }
}
const refused = (status: number, code: string, message = 'Frase del servidor.') =>
  new CallError(status, code, message, {})

it('PAY-42 PAY-43 opens the tab in the click itself, notes the plan and sends the tab to its address', async () => {
  const { ports, events, pending, memory } = stage({})
  const buying = startPurchase(BUY, ports)
  expect(events).toEqual(['tab opened', 'checkout of trial by key-1'])
  expect(await buying).toEqual({ type: 'opened' })
  expect(events.at(-1)).toBe(`tab to ${URL}`)
  expect(pending).toEqual([{ plan: 'trial', startedAt: 1_000 }])
  expect(memory.read()).toEqual({ plan: 'trial', startedAt: 1_000 })
})

it('PAY-43 goes on in this tab where the browser blocks a new one', async () => {
  const { ports, events } = stage({ opensTabs: false })
  expect(await startPurchase(BUY, ports)).toEqual({ type: 'left' })
  expect(events.at(-1)).toBe(`left to ${URL}`)
})

it('makes a key of its own for each click', async () => {
  const { ports, events } = stage({})
  await startPurchase(BUY, ports)
  await startPurchase(BUY, ports)
  expect(events.filter((event) => event.startsWith('checkout'))).toEqual([
    'checkout of trial by key-1',
    'checkout of trial by key-2',
  ])
})

it('VAL-21 refuses somebody who is not signed in, before anything opens', async () => {
  const { ports, events } = stage({})
  const outcome = await startPurchase({ plan: 'trial', userId: null }, ports)
  expect(outcome).toEqual({
    type: 'failed',
    problem: { title: 'Error', description: 'Debes iniciar sesión para suscribirte a un plan' },
  })
  expect(events).toEqual([])
})

it.each([
  [
    'VAL-21 a session that is gone',
    refused(401, 'not_authenticated'),
    'Debes iniciar sesión para suscribirte a un plan',
  ],
  [
    'VAL-22 PAY-45 a missing payment link',
    refused(409, 'no_payment_link'),
    /^Hubo un problema al procesar tu solicitud/,
  ],
  ['PAY-45 a failing provider', refused(502, 'payment_provider_failed'), /Por favor, intenta nuevamente\.$/],
  ['PAY-45 a lost connection', new ConnectionError('x'), /^Hubo un problema/],
  ['a used trial', refused(409, 'trial_used'), 'Frase del servidor.'],
  ['an owned plan', refused(409, 'plan_owned'), 'Frase del servidor.'],
])('PAY-41 after %s closes the tab and forgets the pending plan', async (_, answer, description) => {
  const { ports, events, memory } = stage({ answer })
  const outcome = await startPurchase(BUY, ports)
  expect(outcome).toMatchObject({ type: 'failed', problem: { description: expect.stringMatching(description) } })
  expect(events.at(-1)).toBe('tab closed')
  expect(memory.read()).toBeNull()
})
