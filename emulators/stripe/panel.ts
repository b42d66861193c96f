import type { Objects } from './wire'

/** `refund`: one that has gone out, and that a bank may refuse. */
export type Payment = {
  charge: Objects['charge']
  dispute: Objects['dispute'] | null
  refund: Objects['refund'] | null
}
export type Buyer = {
  customer: Objects['customer']
  subscriptions: Objects['subscription'][]
  payments: Payment[]
}

/** What sellers do in Stripe's dashboard and banks do on their own. False: there is nothing (left) to be done. */
export type Panel = {
  /** The newest customers with all that they have bought. */
  buyers(): Promise<Buyer[]>
  refund(chargeId: string): Promise<boolean>
  /** The buyer's bank sends a refund back. */
  failRefund(refundId: string): Promise<boolean>
  openDispute(chargeId: string): Promise<boolean>
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<boolean>
  /** As it is done in the dashboard: what runs ends, and the customer is none any more. */
  deleteCustomer(customerId: string): Promise<boolean>
  /** From now on the customer pays with a card that is declined while its owner is away. */
  failNextCharge(customerId: string): Promise<boolean>
  /** The newest events wait to be delivered once more, as Stripe repeats some now and then. */
  deliverAgain(): Promise<boolean>
}
