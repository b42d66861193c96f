import { type Context, ownObject } from '../context'
import type { Bought } from '../wire'
import { buildLineItem, type LineItem } from './catalogue'

export const sessionLines = async (context: Context, sessionId: string) =>
  lineItems(context, (await context.store.hidden('checkout.session', sessionId)).lines)

export const linkLines = async (context: Context, linkId: string) =>
  lineItems(context, (await context.store.hidden('payment_link', linkId)).lines)

async function lineItems(context: Context, lines: Bought[]) {
  const items: LineItem[] = []
  for (const line of lines) {
    const price = await ownObject(context, 'price', line.price)
    const { name } = await ownObject(context, 'product', price.product)
    items.push(buildLineItem(line, price, name))
  }
  return items
}
