import { orDeferred } from '~/platform/deferred'
import type { ModelPort, ModelRequest, Rung, Turn } from '../../model-port'
import { MATERIAL } from '../../prompts'
import { fitted, tokensOfTurns } from './fitted'
import { passedOn } from './passed-on'
import { beginningWithin, tokensIn } from './token-estimate'

/** Of the room beside the instructions, what came before the turns, and the material, take so much at most. */
export const PART = { earlier: 1 / 3, material: 1 / 4 }

/** How long a reader who sees nothing yet is let wait for material: the mentor's thread may be at somebody's long question. */
const MATERIAL_WITHIN_MS = 100

/** `near`: tested material for a question, the nearest first; what comes too late, or fails to come, is left out. */
type Options = { inputTokens: number; near: (question: string, rung: Rung | undefined) => Promise<string[]> }

/**
 * A model that is given what fits into its window: `inputTokens` for instructions, what came before, turns and tested material together.
 * What came before begins with what was agreed, and loses its end. The material stands after the turns that come again with the next
 * question, so that providers can keep those. To stand directly before the model, so that nothing is added afterwards.
 */
export const withWindow = (model: ModelPort, options: Options): ModelPort => ({
  ...model,
  stream: (request) => passedOn(async () => model.stream({ ...request, ...(await within(request, options)) })),
})

async function within(
  { instructions, earlier, turns, written = '', rung }: ModelRequest,
  { inputTokens, near }: Options,
): Promise<{ earlier: string | undefined; turns: Turn[] }> {
  const room = inputTokens - tokensIn(instructions) - tokensIn(written)
  const told = earlier && linesWithin(earlier, Math.floor(room * PART.earlier))
  const asked = turns.at(-1)
  // An answer that has begun needs no more to begin with.
  const found =
    asked === undefined || written !== ''
      ? { here: [] }
      : await orDeferred(near(asked.attached?.message ?? asked.content, rung).catch(noMaterial), MATERIAL_WITHIN_MS)
  const items = 'here' in found ? found.here : []
  const material = materialTurns(items, Math.floor(room * PART.material))
  const shown = fitted(turns, room - tokensIn(told ?? '') - tokensOfTurns(material))
  return { earlier: told || undefined, turns: [...shown.slice(0, -1), ...material, ...shown.slice(-1)] }
}

/** A model answers without: the mentor's thread, which finds it, may not start on this machine. */
const noMaterial = (): string[] => []

/** As much of the material as there is room for, whole items only. */
function materialTurns(items: readonly string[], tokens: number): Turn[] {
  const turnsOf = (given: readonly string[]): Turn[] => [
    { role: 'user', content: [MATERIAL.opening, ...given].join('\n\n'), isPassing: true },
    { role: 'assistant', content: MATERIAL.taken, isPassing: true },
  ]
  const given: string[] = []
  for (const item of items) if (tokensOfTurns(turnsOf([...given, item])) <= tokens) given.push(item)
  return given.length === 0 ? [] : turnsOf(given)
}

/** As many whole lines as there is room for; '' where there is none. */
function linesWithin(text: string, tokens: number): string {
  const head = beginningWithin(text, tokens)
  return head === text ? text : head.slice(0, Math.max(head.lastIndexOf('\n'), 0))
}
