import type Stripe from 'stripe'

/** One of the SDK's types as it travels before anything is expanded: decimals are strings, references are ids. */
export type Wire<T> = string extends T ? Exclude<T, { id: string }> : Deep<T>
type Deep<T> = T extends Stripe.Decimal
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T

/** Every kind of object that is kept, by the name that it calls itself. */
export type Objects = {
  customer: Wire<Stripe.Customer>
  product: Wire<Stripe.Product>
  price: Wire<Stripe.Price>
  'checkout.session': Wire<Stripe.Checkout.Session>
  payment_link: Wire<Stripe.PaymentLink>
  payment_intent: Wire<Stripe.PaymentIntent>
  payment_method: Wire<Stripe.PaymentMethod>
  setup_intent: Wire<Stripe.SetupIntent>
  subscription: Wire<Stripe.Subscription>
  invoice: Wire<Stripe.Invoice>
  invoiceitem: Wire<Stripe.InvoiceItem>
  invoice_payment: Wire<Stripe.InvoicePayment>
  charge: Wire<Stripe.Charge>
  refund: Wire<Stripe.Refund>
  dispute: Wire<Stripe.Dispute>
  'billing_portal.session': Wire<Stripe.BillingPortal.Session>
  'billing_portal.configuration': Wire<Stripe.BillingPortal.Configuration>
  tax_id: Wire<Stripe.TaxId>
  tax_rate: Wire<Stripe.TaxRate>
  webhook_endpoint: Wire<Stripe.WebhookEndpoint>
}
export type Kind = keyof Objects

/** A line of a session or a link: what is bought. */
export type Bought = { id: string; price: string; quantity: number }

/** What we remember of an object beside what its readers see. */
export type Hidden = {
  payment_method: { card: string; isAuthenticated: boolean }
  payment_intent: { session?: string; invoice?: string; returnUrl?: string; settlesWell?: boolean }
  setup_intent: { returnUrl?: string; portal?: string }
  'checkout.session': {
    lines: Bought[]
    intentData: Record<string, string>
    intentMetadata: Record<string, string>
    subscriptionMetadata: Record<string, string>
    trialDays: number | null
    /** Ids of the rates that its price includes; none where it was kept without. */
    taxRates?: string[]
    intent?: string
    subscription?: string
    buyer?: {
      email: string
      name: string | null
      termsAccepted: boolean
      taxId?: string | undefined
      company?: string | undefined
    }
  }
  payment_link: { lines: Bought[] }
  /** `items`: of a draft, what is to stand on it. */
  invoice: { intent: string | null; retries: number; items?: { description: string; amount: number }[] }
}
