import type { ModelPort, ModelRequest, Turn } from '../../model-port'
import { fitted } from './fitted'
import { beginningWithin, tokensIn } from './token-estimate'

/** Of the room beside the instructions, what came before the turns takes so much at most. */
const EARLIER_PART = 1 / 3

/**
 * A model that is given what fits into its window: `inputTokens` for instructions, what came before and turns together. What came
 * before begins with what was agreed, and loses its end. To stand directly before the model, so that nothing is added afterwards.
 */
export const withWindow = (model: ModelPort, { inputTokens }: { inputTokens: number }): ModelPort => ({
  ...model,
  stream: (request) => model.stream({ ...request, ...within(request, inputTokens) }),
})

function within(
  { instructions, earlier, turns, written = '' }: ModelRequest,
  inputTokens: number,
): { earlier: string | undefined; turns: Turn[] } {
  const room = inputTokens - tokensIn(instructions) - tokensIn(written)
  const told = earlier && linesWithin(earlier, Math.floor(room * EARLIER_PART))
  return { earlier: told || undefined, turns: fitted(turns, room - tokensIn(told ?? '')) }
}

/** As many whole lines as there is room for; '' where there is none. */
function linesWithin(text: string, tokens: number): string {
  const head = beginningWithin(text, tokens)
  return head === text ? text : head.slice(0, Math.max(head.lastIndexOf('\n'), 0))
}
