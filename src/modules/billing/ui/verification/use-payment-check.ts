import { useReducer } from 'react'
import { asError, CallError } from '~/platform/http/call'
import type { PurchaseMemory } from '../purchase/pending-purchase'
import { beginPaymentCheck, type CheckKind, type CheckStep, nextCheckStep, paymentCheck } from './payment-check'
import { useSteps } from './use-steps'

export type PaymentCheckPorts = {
  memory: PurchaseMemory
  now: () => number
  /** Whether the session is paid, by the provider; what is paid is activated on the way. */
  isPaid: (kind: CheckKind, sessionId: string) => Promise<boolean>
  hasPro: () => Promise<boolean>
  /** PAY-23, C-16: what the page knows of its user is old now. */
  refreshUser: () => void
}

/** Runs the verification of a payment from its start to one of its ends. In the browser only. */
export function usePaymentCheck(
  { kind, sessionId }: { kind: CheckKind; sessionId: string | null },
  { memory, now, isPaid, hasPro, refreshUser }: PaymentCheckPorts,
) {
  const [state, dispatch] = useReducer(paymentCheck, null, () =>
    beginPaymentCheck({ kind, hasSession: sessionId !== null, at: now() }),
  )

  async function ask(question: Promise<boolean>) {
    try {
      const isGood = await question
      dispatch({ type: isGood ? 'paid' : 'unpaid', at: now() })
      if (!isGood) return
      memory.forget()
      refreshUser()
    } catch (thrown) {
      // Nothing is known to be paid: that may change, while other refusals stay what they are.
      const error = asError(thrown)
      const isUnpaid = error instanceof CallError && error.code === 'payment_required'
      dispatch({ type: isUnpaid ? 'unpaid' : 'failed', at: now() })
    }
  }
  function take(step: CheckStep) {
    switch (step.do) {
      case 'ask_payment':
        dispatch({ type: 'asked' })
        if (sessionId !== null) void ask(isPaid(kind, sessionId))
        break
      case 'ask_plan':
        void ask(hasPro())
        break
      case 'show':
        dispatch({ type: 'shown' })
        break
    }
  }
  useSteps(state, nextCheckStep, take)
  return { state, again: () => dispatch({ type: 'again', at: now() }) }
}
