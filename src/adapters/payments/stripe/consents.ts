import type Stripe from 'stripe'
import { type PaidPlan, type PaymentProvider, PLANS } from '~/modules/billing/billing.server'

type Consent = Awaited<ReturnType<PaymentProvider['readConsents']>>[number]
type Given = { reference: string | { id: string } | null; metadata: Stripe.Metadata | null; created: number }

/** The wish that a plan begin at once: ticked on the provider's page, or beside the card form of ours. */
export const consentCalls = (stripe: Stripe): Pick<PaymentProvider, 'readConsents'> => ({
  async readConsents(payers) {
    const found: Consent[] = []
    for (const payer of payers) {
      if (payer.startsWith('cs_')) {
        found.push(...consentOfSession(await stripe.checkout.sessions.retrieve(payer)))
        continue
      }
      const customer = { customer: payer, limit: 100 }
      for await (const session of stripe.checkout.sessions.list({ ...customer, status: 'complete' }))
        found.push(...consentOfSession(session))
      for await (const { id, metadata, created, status } of stripe.paymentIntents.list(customer))
        if (status === 'succeeded') found.push(...consentOf({ reference: id, metadata, created }))
      for await (const { id, metadata, created } of stripe.subscriptions.list({ ...customer, status: 'all' }))
        found.push(...consentOf({ reference: id, metadata, created }))
    }
    return found
  },
})

const consentOfSession = ({
  consent,
  metadata,
  created,
  subscription,
  payment_intent: payment,
}: Stripe.Checkout.Session) =>
  consent?.terms_of_service === 'accepted' ? consentOf({ reference: subscription ?? payment, metadata, created }) : []

/** Only where we noted which words were shown. */
function consentOf({ reference, metadata, created }: Given): Consent[] {
  const { planType, consent: wording } = metadata ?? {}
  if (reference === null || wording === undefined || planType === undefined || !isPlan(planType)) return []
  const id = typeof reference === 'string' ? reference : reference.id
  return [{ reference: id, plan: planType, wording, givenAt: new Date(created * 1000) }]
}

const isPlan = (name: string): name is PaidPlan => name in PLANS
