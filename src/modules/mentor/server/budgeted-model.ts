import type { ModelPort, ModelRequest } from '../model-port'

/** Tokens that answers may take. */
export type TokenBudget = {
  /** Takes so many tokens. Answers what gives back or adds what was really taken, which never rejects; null where they are not there. */
  reserve: (tokens: number) => Promise<((taken: number) => Promise<void>) | null>
}

/** Of an answer, as much as adapters ask for at most. */
const ANSWER_TOKENS = 4_096
/** An estimate on the safe side for Spanish and Python; other writings can take more. */
const CHARACTERS_PER_TOKEN = 3

export const USED_UP =
  '_Este mes ya se ha gastado todo lo que hay para los modelos, así que te responde el mentor incorporado._\n\n'

/**
 * A model that answers while there is budget for it, and `embedded` after that. Each answer takes what it may need before it begins, so
 * that answers at once cannot take more together than there is; of one for which several providers are asked only the first is counted ahead.
 */
export const withBudget = (model: ModelPort, budget: TokenBudget, embedded: ModelPort): ModelPort => ({
  ...model,
  async *stream(request) {
    const settle = await budget.reserve(estimated(request))
    if (settle === null) return yield* usedUp(embedded, request)
    let taken = 0
    try {
      yield* model.stream({
        ...request,
        onUsage(usage) {
          taken += usage.input + usage.output
          request.onUsage?.(usage)
        },
      })
    } finally {
      await settle(taken)
    }
  },
})

async function* usedUp(embedded: ModelPort, { written = '', ...request }: ModelRequest) {
  request.onAuthor?.('embedded')
  if (written === '') yield USED_UP
  yield* embedded.stream({ ...request, written: written.startsWith(USED_UP) ? written.slice(USED_UP.length) : written })
}

function estimated({ instructions, turns, earlier = '', written = '' }: ModelRequest): number {
  const characters = turns.reduce((sum, { content }) => sum + content.length, instructions.length)
  return Math.ceil((characters + earlier.length + written.length) / CHARACTERS_PER_TOKEN) + ANSWER_TOKENS
}
