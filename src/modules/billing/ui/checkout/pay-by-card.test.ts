import { expect, it } from 'vitest'
import { CallError } from '~/platform/http/call'
import type { PurchaseMemory } from '../purchase/pending-purchase'
import type { CardOutcome } from './card-fields'
import { payByCard } from './pay-by-card'

type Script = { isValid?: boolean; creation?: Error; outcome?: CardOutcome | Error; activation?: Error }

async function pay({
  isValid = true,
  creation,
  outcome = { type: 'paid', paymentIntent: 'pi_1' },
  activation,
}: Script) {
  const events: string[] = []
  const memory: PurchaseMemory = {
    remember: (plan) => void events.push(`remembers ${plan}`),
    forget: () => void events.push('forgets'),
    read: () => null,
  }
  const result = await payByCard('pro-monthly', {
    memory,
    now: () => 0,
    returnUrl: 'http://localhost/app/dashboard',
    fields: {
      check: async () => isValid,
      confirm: async (secret, returnUrl) => {
        events.push(`confirms ${secret}, back to ${returnUrl}`)
        if (outcome instanceof Error) throw outcome
        return outcome
      },
    },
    createPayment: async (plan) => {
      events.push(`creates ${plan}`)
      if (creation) throw creation
      return { clientSecret: 'pi_1_secret_2' }
    },
    activate: async (plan) => {
      events.push(`activates ${plan}`)
      if (activation) throw activation
    },
  })
  return { result, events }
}

it('PAY-03 PAY-05 pays and activates the plan', async () => {
  const { result, events } = await pay({})
  expect(result).toEqual({ type: 'paid', paymentIntent: 'pi_1' })
  expect(events).toEqual([
    'remembers pro-monthly',
    'creates pro-monthly',
    'confirms pi_1_secret_2, back to http://localhost/app/dashboard',
    'activates pro-monthly',
    'forgets',
  ])
})

it('PAY-03 is paid although the activation has to wait for the provider', async () => {
  const { result, events } = await pay({ activation: new Error('later') })
  expect(result.type).toBe('paid')
  expect(events).not.toContain('forgets')
})

it('PAY-02 creates nothing while the card cannot be right', async () => {
  expect(await pay({ isValid: false })).toEqual({ result: { type: 'invalid' }, events: [] })
})

it('PAY-05 leaves for the bank and keeps the pending plan', async () => {
  const { result, events } = await pay({ outcome: { type: 'leaving' } })
  expect(result).toEqual({ type: 'leaving' })
  expect(events).not.toContain('forgets')
})

it.each([
  [{ type: 'declined', message: 'Tu tarjeta ha sido rechazada.' } as const, 'Tu tarjeta ha sido rechazada.'],
  [{ type: 'declined', message: null } as const, /no se te ha cobrado nada/],
  [new Error('no answer'), /no se te ha cobrado nada/],
])('PAY-06 says "Error en el Pago" with the provider’s message or a general one (%j)', async (outcome, sentence) => {
  const { result, events } = await pay({ outcome })
  expect(result).toEqual({
    type: 'failed',
    problem: { title: 'Error en el Pago', description: expect.stringMatching(sentence) },
  })
  expect(events.at(-1)).toBe('forgets')
})

it.each([
  ['payment_provider_failed', { description: expect.stringMatching(/^No se pudo crear la suscripción/) }],
  ['payments_not_configured', { title: 'Configuración Incompleta' }],
  ['trial_used', { description: 'Frase.' }],
  ['plan_owned', { description: 'Frase.' }],
])('PAY-08 PAY-07 tells why there is nothing to pay: %s', async (code, problem) => {
  const { result, events } = await pay({ creation: new CallError(409, code, 'Frase.', {}) })
  expect(result).toMatchObject({ type: 'failed', problem })
  expect(events).toEqual(['remembers pro-monthly', 'creates pro-monthly', 'forgets'])
})
