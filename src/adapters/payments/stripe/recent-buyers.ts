import type { AskStripe } from './client'
import { RELEVANT_TYPES, type Whose, whoseOf } from './events'

/** Who is named on what the provider has told lately, whether or not it arrived: it keeps that for thirty days. */
export const createRecentBuyers = (ask: AskStripe) => ({
  async *recentBuyers(since: Date): AsyncGenerator<Whose> {
    const created = { gte: Math.floor(since.getTime() / 1000) }
    let after: string | undefined
    do {
      const page = await ask((stripe) =>
        stripe.events.list({ created, limit: 100, types: [...RELEVANT_TYPES], ...(after ? { starting_after: after } : {}) }),
      )
      for (const event of page.data) {
        const whose = await ask((stripe) => whoseOf(stripe, event))
        if (whose) yield whose
      }
      after = page.has_more ? page.data.at(-1)?.id : undefined
    } while (after)
  },
})
