import type { PlanType } from '~/modules/billing/contract'

/** What the owner looks back on, as the address names it. */
export const PERIODS = ['30-dias', '90-dias', '12-meses'] as const
export type Period = (typeof PERIODS)[number]

/** A day, a week or a month, by the day in Madrid with which it begins (`2026-03-29`), and how much there was in it. */
export type Point = { start: string; value: number }
export type Unit = 'day' | 'week' | 'month'
export type Share = { all: number; part: number }

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
  questions: Point[]
  conversion: {
    /** Visits of people who were not signed in, and who registered. */
    visitToAccount: Share
    accountToTrial: Share
    trialToPaid: Share
  }
  /** Renewals that are tried in vain at this moment, and refused payments. */
  failures: { open: number; refused: Point[] }
  /** Millionths of a euro. */
  model: { cost: Point[]; usage: { mentor: 'basic' | 'pro'; input: number; output: number; cost: number }[] }
  pages: { views: Point[]; top: { name: string; count: number }[]; sites: { name: string; count: number }[] }
}
