import { describe, expect, it } from 'vitest'
import {
  beginPaymentCheck,
  type CheckKind,
  nextCheckStep,
  type PaymentCheck,
  type PaymentCheckEvent,
  paymentCheck,
} from './payment-check'

const begin = (kind: CheckKind = 'return') => beginPaymentCheck({ kind, hasSession: true, at: 0 })
const walk = (state: PaymentCheck, ...events: PaymentCheckEvent[]) => events.reduce(paymentCheck, state)
const asked: PaymentCheckEvent = { type: 'asked' }
const unpaid: PaymentCheckEvent = { type: 'unpaid', at: 0 }
const shown: PaymentCheckEvent = { type: 'shown' }

/**
 * Lets the clock run to the end. `isPaid` answers the question asked at a moment, `hasPro` whether the plan is there anyhow; both at
 * once, after `delayMs`. Answers what was asked when, and how it ended.
 */
function run(kind: CheckKind, answers: { isPaid: (attempt: number) => boolean; hasPro?: boolean; delayMs?: number }) {
  const { isPaid, hasPro = false, delayMs = 0 } = answers
  let state = begin(kind)
  let now = 0
  const log: string[] = []
  for (let step = nextCheckStep(state); step !== null; step = nextCheckStep(state)) {
    now += step.afterMs
    if (step.do === 'show') {
      state = walk(state, shown)
      break
    }
    log.push(`${step.do} at ${now}`)
    if (step.do === 'ask_payment') state = walk(state, asked)
    now += delayMs
    const isGood = step.do === 'ask_plan' ? hasPro : isPaid(state.attempt)
    state = walk(state, { type: isGood ? 'paid' : 'unpaid', at: now })
  }
  return { log, state, endedAt: now }
}

describe('return from the payment page', () => {
  it('PAY-09 C-12 verifies for at least 1.5 s, then says "Pago Completado"', () => {
    expect(run('return', { isPaid: () => true })).toMatchObject({ state: { phase: 'success' }, endedAt: 1_500 })
    expect(run('return', { isPaid: () => true, delayMs: 400 }).endedAt).toBe(1_500)
    expect(run('return', { isPaid: () => true, delayMs: 4_000 }).endedAt).toBe(4_000)
  })

  it('PAY-20 TIME-08 asks six times in all, 3 s apart', () => {
    const { log, state } = run('return', { isPaid: () => false })
    expect(log).toEqual([0, 3, 6, 9, 12, 15].map((s) => `ask_payment at ${s * 1_000}`).concat('ask_plan at 15000'))
    expect(state).toMatchObject({ phase: 'error', problem: 'pending' })
  })

  it('PAY-20 ends as soon as it is paid', () => {
    const { log, state } = run('return', { isPaid: (attempt) => attempt === 3 })
    expect(log).toHaveLength(3)
    expect(state.phase).toBe('success')
  })

  it('PAY-21 PAY-22 counts as success after the last attempt if PRO is there anyhow', () => {
    expect(run('return', { isPaid: () => false, hasPro: true }).state.phase).toBe('success')
    expect(run('return', { isPaid: () => false, hasPro: false }).state).toMatchObject({ phase: 'error' })
  })

  it('PAY-18 PAY-22 begins anew by hand, with all attempts', () => {
    const ended = run('return', { isPaid: () => false }).state
    const again = paymentCheck(ended, { type: 'again', at: 60_000 })
    expect(again).toEqual({ kind: 'return', startedAt: 60_000, attempt: 1, phase: 'loading' })
  })

  it('PAY-24 asks nothing without a session', () => {
    const state = beginPaymentCheck({ kind: 'return', hasSession: false, at: 0 })
    expect(state).toMatchObject({ phase: 'error', problem: 'no_session' })
    expect(nextCheckStep(state)).toBeNull()
  })

  it('PAY-26 PAY-19 says that asking failed, and waits for the reader', () => {
    const state = walk(begin(), asked, { type: 'failed', at: 2_000 }, shown)
    expect(state).toMatchObject({ phase: 'error', problem: 'failed' })
    expect(nextCheckStep(state)).toBeNull()
  })

  it('asks nothing new while an answer is awaited', () => {
    expect(nextCheckStep(walk(begin(), asked))).toBeNull()
  })
})

it('PAY-11 PAY-15 the session-status screen asks once', () => {
  const { log, state } = run('status', { isPaid: () => false })
  expect(log).toEqual(['ask_payment at 0'])
  expect(state).toMatchObject({ phase: 'error', problem: 'pending' })
  expect(walk(begin('status'), asked, unpaid).phase).toBe('found')
})
