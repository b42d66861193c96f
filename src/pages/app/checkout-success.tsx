import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserPurchaseMemory } from '~/modules/billing/ui/purchase/pending-purchase'
import { hasPro, isSessionPaid } from '~/modules/billing/ui/verification/payment-calls'
import { beginPaymentCheck } from '~/modules/billing/ui/verification/payment-check'
import { PaymentOutcome } from '~/modules/billing/ui/verification/payment-outcome'
import { PurchaseReceipt } from '~/modules/billing/ui/verification/purchase-receipt'
import { usePaymentCheck } from '~/modules/billing/ui/verification/use-payment-check'
import { readPlan } from '~/pages/shell/plan.server'
import { requireUser } from '~/server/page/page-context'
import { useHydrated } from '~/ui/react/use-hydrated'
import type { Route } from './+types/checkout-success'

export const meta: Route.MetaFunction = () => [{ title: 'Tu pago · PyMentor' }, { name: 'robots', content: 'noindex' }]

/** C-10…12: with `success=true` the return from the payment page, else the session-status screen. */
export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams
  const sessionId = query.get('session_id') || null
  // Without a session there is nothing to ask for anybody, and so nobody has to sign in.
  const signedIn = sessionId === null ? null : await requireUser(args)
  const plan = signedIn && (await readPlan(signedIn.services, signedIn.user))
  return { sessionId, plan, kind: query.get('success') === 'true' ? ('return' as const) : ('status' as const) }
}

export default function CheckoutSuccessPage({ loaderData }: Route.ComponentProps) {
  const { sessionId, kind } = loaderData
  if (useHydrated()) return <Verification key={sessionId} {...loaderData} />
  const state = beginPaymentCheck({ kind, hasSession: sessionId !== null, at: 0 })
  return <PaymentOutcome state={state} onAgain={() => {}} />
}

function Verification({ sessionId, kind, plan }: Route.ComponentProps['loaderData']) {
  const { revalidate } = useRevalidator()
  const [memory] = useState(browserPurchaseMemory)
  const { state, again } = usePaymentCheck(
    { kind, sessionId },
    { memory, now: () => performance.now(), isPaid: isSessionPaid, hasPro, refreshUser: () => void revalidate() },
  )
  return <PaymentOutcome state={state} onAgain={again} receipt={plan?.isPro && <PurchaseReceipt plan={plan} />} />
}
