import type { Database } from '~/database/database'
import type { Ledger, ModelUsage } from '~/modules/mentor/mentor.server'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { madridDay } from '~/platform/time/madrid-time'
import { costMicros, type Prices } from '../rules'
import { type Budgets, reserve, returnExpired } from './reservations'
import { type Spent, writeDown } from './spending'

/** What an integer column holds; more is no count of tokens. */
const MOST_TOKENS = 1_000_000_000

export type LedgerOptions = { db: Database; clock: Clock; log: Pick<Log, 'warn'>; prices: Prices; budgets: Budgets }

/** The tokens that answers may take, and what they took, on all instances together. */
export const createLedger = ({ db, clock, log, prices, budgets }: LedgerOptions): Ledger => {
  const hasBudget = budgets.installation !== null || budgets.person !== null

  const hold = async (userId: string | null, tokens: number) => {
    const now = clock()
    const wanted = { budgets, month: monthOf(now), userId, tokens, now }
    const first = await reserve(db, wanted)
    if (typeof first !== 'string') return first
    // What a process that was killed has held may be the very room that is missing.
    await returnExpired(db)
    return reserve(db, wanted)
  }

  return {
    async reserve({ tokens, mentor, billedTo }) {
      const held = hasBudget ? await hold(billedTo?.userId ?? null, tokens) : null
      if (typeof held === 'string') return { refused: held }
      return {
        async settle(used) {
          const now = clock()
          try {
            const spent = spentBy(prices, used)
            const { userId, replyId } = billedTo ?? { userId: null, replyId: null }
            const { currency } = prices
            await writeDown(db, { spent, mentor, userId, replyId, currency, day: madridDay(now), now, held })
          } catch (error) {
            log.warn('spending_not_written', { error })
          }
        },
      }
    },
  }
}

/** The month in Madrid, by its first day. */
export const monthOf = (now: Date) => `${madridDay(now).slice(0, 7)}-01`

/** What each model took, all its calls together; counts that are none are left out. */
function spentBy(prices: Prices, used: readonly ModelUsage[]): Spent[] {
  const byModel = new Map<string, { input: number; cached: number; output: number }>()
  for (const { model = '', input, cached = 0, output } of used) {
    const known = byModel.get(model) ?? { input: 0, cached: 0, output: 0 }
    const read = counted(input)
    byModel.set(model, {
      input: known.input + read,
      cached: known.cached + Math.min(counted(cached), read),
      output: known.output + counted(output),
    })
  }
  return [...byModel].map(([model, tokens]) => ({ model, ...tokens, micros: costMicros(prices, model, tokens) }))
}

const counted = (tokens: number) => (tokens > 0 ? Math.min(Math.ceil(tokens), MOST_TOKENS) : 0)
