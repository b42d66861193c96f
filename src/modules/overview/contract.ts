import type { PlanType } from '~/modules/billing/contract'

/** What the owner looks back on, as the address names it. */
export const PERIODS = ['30-dias', '90-dias', '12-meses'] as const
export type Period = (typeof PERIODS)[number]

/** A day, a week or a month, by the day in Madrid with which it begins (`2026-03-29`), and how much there was in it. */
export type Point = { start: string; value: number }
export type Unit = 'day' | 'week' | 'month'
export type Share = { all: number; part: number }

/** A figure of the period, and of the one that it is compared with; null where that is not known in full. */
export type Compared<Value> = { now: Value; before: Value | null }

/** People who registered in a month. */
export type Cohort = {
  start: string
  registered: number
  /** Trials that they bought, and people who bought another plan. */
  trials: number
  paid: number
  /** Who had such a plan at the end of each month, from `start` on. */
  paying: number[]
}

/** What the subscriptions do; `definitions.ts` says what each figure is. */
export type Business = {
  /** Cents of a euro; points by the last day of each. */
  mrr: Compared<number> & { points: Point[] }
  churn: Compared<Share>
  trialToPaid: Compared<Share>
  newMonthly: Compared<number>
  asked: Compared<number>
  cohorts: Cohort[]
}

/** The owner's figures. Points are without gaps, the oldest first. */
export type Overview = {
  period: Period
  /** What the points of the period are; takings come by month, over twelve of them. */
  unit: Unit
  users: number
  registered: Point[]
  /** At this moment. */
  plans: { plan: Exclude<PlanType, 'free'>; count: number }[]
  /** Hundredths; empty while nothing was ever paid in these twelve months. */
  takings: { currency: string; inPeriod: number; months: Point[] }[]
  /** Up to a minute old, like what is told of the business. */
  questions: Point[]
  business: Business
  conversion: {
    /** Visits of people who were not signed in, and who registered. */
    visitToAccount: Share
    accountToTrial: Share
    trialToPaid: Share
  }
  /** Renewals that are tried in vain at this moment, and refused payments. */
  failures: { open: number; refused: Point[] }
  /** Millionths of the currency; `unpriced`: tokens whose price is not known. */
  model: {
    currency: string
    cost: Point[]
    usage: { mentor: 'basic' | 'pro'; input: number; output: number; cost: number; unpriced: number }[]
  }
  pages: { views: Point[]; top: { name: string; count: number }[]; sites: { name: string; count: number }[] }
}
