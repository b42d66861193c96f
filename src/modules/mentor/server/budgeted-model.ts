import type { BilledTo, MentorType, ModelPort, ModelRequest, ModelUsage } from '../model-port'
import { tokensOfTurns } from './window/fitted'
import { tokensIn } from './window/token-estimate'
import { PART } from './window/windowed-model'

/** Writes down what answers take, and holds what they may take. */
export type Ledger = {
  /**
   * Takes so many tokens before an answer begins. `settle` puts what each model really took in their place, and never rejects;
   * `refused` says whose month is used up.
   */
  reserve: (wanted: {
    tokens: number
    mentor: MentorType
    billedTo: BilledTo | undefined
  }) => Promise<{ settle: (used: readonly ModelUsage[]) => Promise<void> } | { refused: 'installation' | 'person' }>
}

export const USED_UP = {
  installation:
    '_Este mes ya se ha gastado todo lo que hay para los modelos, así que te responde el mentor incorporado._\n\n',
  person:
    '_Este mes ya has gastado tu parte de los modelos, así que hasta el mes que viene te responde el mentor incorporado._\n\n',
}

/** `inputTokens`, `answerTokens`: as much as a model is given, and as much of an answer as is asked for, at most. */
type Options = { ledger: Ledger; embedded: ModelPort; inputTokens: number; answerTokens: number }

/**
 * A model that answers while there is budget for it, and `embedded` after that. Each answer takes what it may need before it begins, so
 * that answers at once cannot take more together than there is; of one for which several providers are asked only the first is counted ahead.
 */
export const withBudget = (model: ModelPort, { ledger, embedded, inputTokens, answerTokens }: Options): ModelPort => ({
  ...model,
  async *stream(request) {
    const { mentor, billedTo } = request
    const input = tokensOf(request) + Math.ceil(PART.material * inputTokens)
    const tokens = Math.min(input, inputTokens) + answerTokens
    const reserved = await ledger.reserve({ tokens, mentor, billedTo })
    if ('refused' in reserved) return yield* inPlace(embedded, request, USED_UP[reserved.refused])
    const used: ModelUsage[] = []
    try {
      yield* model.stream({
        ...request,
        onUsage(usage) {
          used.push(usage)
          request.onUsage?.(usage)
        },
      })
    } finally {
      await reserved.settle(used)
    }
  },
})

async function* inPlace(embedded: ModelPort, { written = '', ...request }: ModelRequest, notice: string) {
  request.onAuthor?.('embedded')
  if (written === '') yield notice
  yield* embedded.stream({ ...request, written: written.startsWith(notice) ? written.slice(notice.length) : written })
}

const tokensOf = ({ instructions, turns, earlier = '', written = '' }: ModelRequest): number =>
  tokensIn(instructions) + tokensIn(earlier) + tokensOfTurns(turns) + tokensIn(written)
