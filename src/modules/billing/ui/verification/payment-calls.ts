import { call } from '~/platform/http/call'
import { subscriptionStatus } from '../../contract'
import { activatePlan, checkCheckoutSession, checkSessionStatus } from '../../payments-contract'
import type { CheckKind } from './payment-check'

/** Asks whether a session is paid, each screen by its own call (C-27); what is paid is activated (C-42). */
export async function isSessionPaid(kind: CheckKind, sessionId: string): Promise<boolean> {
  if (kind === 'status') {
    const { status } = await call(checkSessionStatus, { query: { session_id: sessionId } })
    if (status !== 'success') return false
    await call(activatePlan, { body: { sessionId } })
    return true
  }
  const { isPaid, customer, metadata } = await call(checkCheckoutSession, { query: { sessionId } })
  if (!isPaid) return false
  const planType = metadata.planType ?? undefined
  await call(activatePlan, { body: customer === null ? { planType, sessionId } : { customerId: customer, sessionId } })
  return true
}

export const hasPro = async (): Promise<boolean> => (await call(subscriptionStatus, {})).isPro
