import { parseConfig } from '~/config/config'
import { costMicros } from '~/modules/costs/rules'
import { createEmbeddedMentor, instructionsFor, type ModelUsage, type Turn } from '~/modules/mentor/mentor.server'
import { chooseModels } from '~/server/compose/models'
import { FACTS } from '~/testing/mentor/product-facts'

/** `outcome`, `skill`: null for models, which tell none. `failure`: why there is no whole answer. `usage`: what each model has taken. */
export type Asked = {
  markdown: string
  outcome: string | null
  skill: string | null
  failure: string | null
  usage: readonly ModelUsage[]
}
/** `atOnce`: how many conversations it is asked at a time. `costOf`: in millionths of the currency, null where a price is missing. */
export type Mentor = {
  atOnce: number
  ask: (turns: Turn[]) => Promise<Asked>
  costOf: (usage: readonly ModelUsage[]) => number | null
  currency: string
}

const EMBEDDED = 'embedded'
const LOG = { debug() {}, info() {}, warn() {}, error() {} }
/** Nobody pays by a budget here. */
const LEDGER = { reserve: async () => ({ settle: async () => {} }) }

/**
 * The mentor under test, by its entry as in MENTOR_BASIC_MODEL: the embedded one, or a model as conversations are given to it, with the
 * product's own settings of its server, key and prices. Throws ConfigError for a setting that is wrong.
 */
export async function openMentor(entry = EMBEDDED, environment = process.env): Promise<Mentor> {
  if (entry === EMBEDDED) return embedded()
  const config = parseConfig({ ...environment, MENTOR_BASIC_MODEL: entry, MENTOR_PRO_MODEL: EMBEDDED })
  const { basic } = await chooseModels({ config, secret: 'eval', log: LOG, ledger: LEDGER })
  const instructions = instructionsFor('basic')
  return {
    atOnce: 4,
    currency: config.prices.currency,
    costOf: (usage) => {
      const costs = usage.map(({ model = entry, ...used }) =>
        costMicros(config.prices, model, { ...used, cached: used.cached ?? 0 }),
      )
      return costs.reduce<number | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0)
    },
    async ask(turns) {
      const usage: ModelUsage[] = []
      let markdown = ''
      const { signal } = new AbortController()
      const onUsage = (used: ModelUsage) => void usage.push(used)
      try {
        for await (const piece of basic.stream({ mentor: 'basic', instructions, turns, signal, onUsage }))
          markdown += piece
        return { markdown, outcome: null, skill: null, failure: null, usage }
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error)
        return { markdown, outcome: null, skill: null, failure, usage }
      }
    },
  }
}

function embedded(): Mentor {
  const mentor = createEmbeddedMentor(() => FACTS)
  return {
    atOnce: 1,
    currency: 'EUR',
    costOf: () => 0,
    async ask(turns) {
      return { ...(await mentor.answer({ mentor: 'basic', turns })), failure: null, usage: [] }
    },
  }
}

/** A conversation of these messages, each answered. */
export async function converse({ ask }: Pick<Mentor, 'ask'>, messages: readonly string[]): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const content of messages) {
    turns.push({ role: 'user', content })
    turns.push({ role: 'assistant', content: (await ask(turns)).markdown })
  }
  return turns
}
