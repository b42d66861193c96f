import { newId } from '../ids'
import type { Objects } from '../wire'

type Item = Objects['invoiceitem']
type Fields = { customer: string; invoice: string; amount: number; description: string }

export const buildInvoiceItem = (
  now: number,
  { customer, invoice, amount, description }: Fields,
): Item & { object: 'invoiceitem' } => ({
  id: newId('ii'),
  object: 'invoiceitem',
  amount,
  currency: 'eur',
  customer,
  customer_account: null,
  date: now,
  description,
  discountable: true,
  discounts: [],
  invoice,
  livemode: false,
  metadata: {},
  net_amount: amount,
  parent: null,
  period: { start: now, end: now },
  pricing: null,
  proration: false,
  quantity: 1,
  quantity_decimal: '1',
  tax_rates: [],
  test_clock: null,
})
