import { PAYMENT_CHECK_MS, PAYMENT_CHECKS, VERIFYING_MIN_MS } from '../../purchase-rules'

/** `return`: from the payment page, asked several times (PAY-20). `status`: one question about a session (PAY-11). */
export type CheckKind = 'return' | 'status'
export type CheckProblem = 'no_session' | 'pending' | 'failed'

/** PAY-19: `attempt` counts from one. Time is in milliseconds of the page's own clock. */
export type PaymentCheck = { kind: CheckKind; startedAt: number; attempt: number } & (
  | { phase: 'loading' }
  /** What is asked: whether the session is paid, or at last whether PRO is there anyhow (PAY-21). */
  | { phase: 'verifying'; asks: 'payment' | 'plan' }
  | { phase: 'waiting' }
  /** Known, and shown once it has been looked at for long enough (PAY-09). */
  | { phase: 'found'; result: 'success' | CheckProblem; at: number }
  | { phase: 'success' }
  | { phase: 'error'; problem: CheckProblem }
)

export type PaymentCheckEvent =
  | { type: 'asked' }
  | { type: 'paid'; at: number }
  | { type: 'unpaid'; at: number }
  | { type: 'failed'; at: number }
  | { type: 'shown' }
  /** PAY-18. */
  | { type: 'again'; at: number }

type Beginning = { kind: CheckKind; hasSession: boolean; at: number }

export const beginPaymentCheck = ({ kind, hasSession, at }: Beginning): PaymentCheck =>
  hasSession
    ? { kind, startedAt: at, attempt: 1, phase: 'loading' }
    : { kind, startedAt: at, attempt: 1, phase: 'error', problem: 'no_session' }

export function paymentCheck(state: PaymentCheck, event: PaymentCheckEvent): PaymentCheck {
  const { kind, startedAt, attempt } = state
  const same = { kind, startedAt, attempt }
  switch (event.type) {
    case 'asked':
      return state.phase === 'waiting'
        ? { ...same, attempt: attempt + 1, phase: 'verifying', asks: 'payment' }
        : { ...same, phase: 'verifying', asks: 'payment' }
    case 'paid':
      return { ...same, phase: 'found', result: 'success', at: event.at }
    case 'failed':
      return { ...same, phase: 'found', result: 'failed', at: event.at }
    case 'unpaid':
      return unpaid(state, event.at)
    case 'shown':
      return state.phase === 'found' ? shown(state) : state
    case 'again':
      return { kind, startedAt: event.at, attempt: 1, phase: 'loading' }
  }
}

function unpaid(state: PaymentCheck, at: number): PaymentCheck {
  const { kind, startedAt, attempt } = state
  const same = { kind, startedAt, attempt }
  const isOver = state.phase === 'verifying' && state.asks === 'plan'
  if (kind === 'status' || isOver) return { ...same, phase: 'found', result: 'pending', at }
  return attempt < PAYMENT_CHECKS ? { ...same, phase: 'waiting' } : { ...same, phase: 'verifying', asks: 'plan' }
}

function shown({ kind, startedAt, attempt, result }: Extract<PaymentCheck, { phase: 'found' }>): PaymentCheck {
  const same = { kind, startedAt, attempt }
  return result === 'success' ? { ...same, phase: 'success' } : { ...same, phase: 'error', problem: result }
}

export type CheckStep = { do: 'ask_payment' | 'ask_plan' | 'show'; afterMs: number }

/** What follows without anybody doing anything; null while an answer is awaited, and at the end. */
export function nextCheckStep(state: PaymentCheck): CheckStep | null {
  switch (state.phase) {
    case 'loading':
      return { do: 'ask_payment', afterMs: 0 }
    case 'waiting':
      return { do: 'ask_payment', afterMs: PAYMENT_CHECK_MS }
    case 'verifying':
      return state.asks === 'plan' ? { do: 'ask_plan', afterMs: 0 } : null
    case 'found':
      return { do: 'show', afterMs: Math.max(0, VERIFYING_MIN_MS - (state.at - state.startedAt)) }
    case 'success':
    case 'error':
      return null
  }
}
