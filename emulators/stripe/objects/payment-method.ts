import type { TestCard } from '../cards'
import { newId, randomLetters } from '../ids'
import type { Objects } from '../wire'
import { NO_ADDRESS } from './customer'

type PaymentMethod = Objects['payment_method']
export type BillingDetails = { email: string | null; name: string | null; phone: string | null }
export const NOBODY: BillingDetails = { email: null, name: null, phone: null }

/** One card has one fingerprint, whoever uses it. */
const fingerprintOf = ({ number, isAnyCard }: TestCard) =>
  isAnyCard ? randomLetters(16) : Buffer.from(number).toString('base64url').slice(-16)

export const buildPaymentMethod = (
  now: number,
  card: TestCard,
  entry: { expMonth: number; expYear: number; billing: BillingDetails; metadata?: Record<string, string> },
): PaymentMethod & { object: 'payment_method' } => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { address: NO_ADDRESS, ...entry.billing, tax_id: null },
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: card.brand,
    exp_month: entry.expMonth,
    exp_year: entry.expYear,
    fingerprint: fingerprintOf(card),
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: now,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: entry.metadata ?? {},
  type: 'card',
})
