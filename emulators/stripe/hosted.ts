import type Stripe from 'stripe'
import type { Wire } from './wire'

/** What a person types into our own pages. `number` may hold spaces. */
export type CardEntry = { number: string; expMonth: number; expYear: number; cvc: string; name?: string }

/** How a payment in the hosted page ended. `message` is in Spanish, for the person. */
export type PayOutcome =
  | { type: 'paid'; location: string }
  /** The person is sent to the authentication page, which leads on by itself. */
  | { type: 'authenticate'; location: string }
  | { type: 'declined'; code: string; message: string }
  /** The session is complete, expired or unknown: nothing was charged. */
  | { type: 'closed' }

export type SessionView = {
  session: Wire<Stripe.Checkout.Session>
  lines: Wire<Stripe.LineItem>[]
  /** The known customer's e-mail, else the one the session was made with. */
  email: string | null
  /** Whether it asks for a tax id: the session does, and the customer has none yet. */
  asksTaxId: boolean
}
/** `taxId`, as tax ids are written, and `company`: where the session asks for them. */
export type HostedBuyer = { email: string; termsAccepted: boolean; taxId?: string; company?: string }
export type AuthenticationView = { amount: number; currency: string; status: string; last4: string | null }
export type PortalView = {
  session: Wire<Stripe.BillingPortal.Session>
  customer: Wire<Stripe.Customer>
  /** What the shop lets people do there. */
  features: Wire<Stripe.BillingPortal.Configuration>['features']
  subscriptions: Wire<Stripe.Subscription>[]
  card: Wire<Stripe.PaymentMethod> | null
  invoices: Wire<Stripe.Invoice>[]
}
export type ReceiptView = { charge: Wire<Stripe.Charge>; refunds: Wire<Stripe.Refund>[] }

/** What the emulator's pages do. Every call is one transaction; nothing found is null. */
export type Hosted = {
  openSession(sessionId: string): Promise<SessionView | null>
  /** `termsAccepted` is kept in the session's consent. `email` makes the customer where the session has none. */
  payWithCard(sessionId: string, card: CardEntry, buyer: HostedBuyer): Promise<PayOutcome>
  /** Each opening makes a new checkout session, as Stripe's links do; null for an unknown or inactive link. */
  openPaymentLink(
    token: string,
    query: { clientReferenceId?: string; email?: string },
  ): Promise<Wire<Stripe.Checkout.Session> | null>
  openAuthentication(intentId: string, clientSecret: string): Promise<AuthenticationView | null>
  /** Answers where the person goes next; null when nothing was to be authenticated. Also for setup intents. */
  authenticate(intentId: string, clientSecret: string, isRight: boolean): Promise<{ location: string } | null>
  openPortal(token: string): Promise<PortalView | null>
  /** In the portal: the customer's default card from now on. */
  changeCard(token: string, card: CardEntry): Promise<PayOutcome>
  /** In the portal: ends at the period's end, or goes on after all. */
  setCancelAtPeriodEnd(token: string, subscriptionId: string, cancels: boolean): Promise<boolean>
  openInvoice(token: string): Promise<Wire<Stripe.Invoice> | null>
  openReceipt(token: string): Promise<ReceiptView | null>
}
