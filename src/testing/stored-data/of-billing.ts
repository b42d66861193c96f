import type { StoredTable } from './stored-table'

const BY_LAW = 'invoices and withdrawals are kept six years by law, without the account'
const HASH = 'a keyed hash, of which nothing can be read'
const STEP = 'how a step of ours goes'

/** What the billing module keeps. */
export const BILLING_TABLES: Record<string, StoredTable> = {
  user_plans: {
    policy: ['Plan y pagos'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: [
      'plan_type',
      'subscription_status',
      'plan_expires_at',
      'plan_source',
      'renews_at',
      'payment_failed_at',
      'revision',
      'stripe_customer_id',
      'stripe_subscription_id',
    ],
    heldBack: {},
  },
  grants: {
    policy: ['Plan y pagos'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: [
      'id',
      'source',
      'plan_type',
      'reference',
      'ends_at',
      'ended_at',
      'ended_by_admin',
      'reminded_at',
      'created_at',
    ],
    heldBack: {},
  },
  invoice_details: {
    policy: ['Datos de factura'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: ['tax_id', 'company', 'updated_at'],
    heldBack: {},
  },
  payers: {
    policy: ['Plan y pagos'],
    erasure: 'deleted',
    links: ['user_id'],
    exported: ['reference', 'created_at'],
    heldBack: {},
  },
  payment_events: {
    notPersonal: 'which webhook events of the provider have had their effect, whoever they were about',
    columns: ['id', 'type', 'created_at'],
  },
  payment_entries: {
    notPersonal: 'the books: amounts by the provider’s payment, which only the provider can lead to somebody',
    columns: ['reference', 'kind', 'total', 'cents', 'currency', 'happened_at'],
  },
  trial_claims: {
    policy: ['Prueba de 3 días'],
    erasure: { kept: 'so that a trial is a person’s only one (C-66)' },
    links: [],
    exported: [],
    heldBack: { email_hash: HASH, reference: 'exported with the grant', created_at: 'exported with the grant' },
  },
  purchase_consents: {
    policy: ['Plan y pagos', 'Al borrar la cuenta'],
    erasure: { kept: BY_LAW },
    links: ['user_id'],
    exported: ['reference', 'plan_type', 'wording', 'created_at'],
    heldBack: { email_hash: HASH },
  },
  withdrawals: {
    policy: ['Plan y pagos', 'Al borrar la cuenta'],
    erasure: { kept: BY_LAW },
    links: ['user_id'],
    exported: ['reference', 'plan_type', 'amount', 'purchased_at', 'refunded_at', 'created_at'],
    heldBack: { id: 'of no meaning outside', email_hash: HASH, refund_reference: STEP, refund_due_at: STEP },
  },
  jobs: {
    notPersonal: 'what the product does by itself; `progress` is at most the id at which it goes on',
    columns: ['name', 'started_at', 'progress', 'leased_until', 'finished_at'],
  },
}
