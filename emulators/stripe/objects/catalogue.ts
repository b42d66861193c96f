import { newId } from '../ids'
import type { Bought, Objects } from '../wire'

type Product = Objects['product']
type Price = Objects['price']

export const buildProduct = (
  now: number,
  fields: Pick<Product, 'name'> & Partial<Product>,
): Product & { object: 'product' } => ({
  id: newId('prod'),
  object: 'product',
  active: true,
  created: now,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: now,
  url: null,
  ...fields,
})

export const buildPrice = (
  now: number,
  fields: Pick<Price, 'product' | 'currency' | 'recurring'> & Partial<Price> & { unit_amount: number },
): Price & { object: 'price' } => ({
  id: newId('price'),
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: now,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: fields.recurring === null ? 'one_time' : 'recurring',
  unit_amount_decimal: String(fields.unit_amount),
  ...fields,
})

/** What a price costs; ours always have a fixed amount. */
export function amountOf({ id, unit_amount }: Price): number {
  if (unit_amount === null) throw new Error(`${id} has no amount`)
  return unit_amount
}

/** A line of a checkout session or a payment link. */
export function buildLineItem({ id, quantity }: Bought, price: Price, description: string) {
  const amount = amountOf(price) * quantity
  return {
    id,
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  }
}

export type LineItem = ReturnType<typeof buildLineItem>
