import type { Period, Point, Unit } from './contract'

/** What a model took for a mentor. `micros`: millionths of the currency, of the tokens that had a price; `unpriced`: those that had none. */
export type SpentBy = {
  mentor: 'basic' | 'pro'
  /** Its entry in the operator's list; empty of days before that was noted. */
  model: string
  currency: string
  input: number
  cached: number
  output: number
  micros: number
  unpriced: number
}

/** In one currency, this month so far, the last month to the same day, and all of it. */
export type MonthCost = { currency: string; thisMonth: number; lastMonthSoFar: number; lastMonth: number }

/** What the models cost the owner. Points are without gaps, the oldest first. */
export type Costs = {
  period: Period
  unit: Unit
  /** One for each currency in which something was paid; the present one at least. */
  months: MonthCost[]
  /** Tokens without a price, this month. */
  unpriced: number
  /** Tokens of this month; null where no limit is set. `perPerson`: what one person may take. */
  budget: { used: number; limit: number; isUsedUp: boolean } | null
  perPerson: number | null
  costs: { currency: string; points: Point[] }[]
  /** Of the period, what cost most first. */
  spent: SpentBy[]
}
