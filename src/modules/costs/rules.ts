/** Of a million tokens, in the currency of the operator's choice. */
export type Price = { input: number; cached: number; output: number }
/** By the entries of the operator's lists; of others nothing is known. */
export type Prices = { currency: string; models: Readonly<Record<string, Price>> }
export type TokensUsed = { input: number; cached: number; output: number }

/** Parts of a month's budget, in percent, of which the owner is told. */
export const ALERT_PERCENTS = [50, 80, 100] as const

/** Millionths of the currency, whole; null where the model has no price. */
export function costMicros(prices: Prices, model: string, { input, cached, output }: TokensUsed): number | null {
  const price = prices.models[model]
  if (price === undefined) return null
  return Math.round((input - cached) * price.input + cached * price.cached + output * price.output)
}
