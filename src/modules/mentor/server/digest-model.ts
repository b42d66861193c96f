import type { ModelPort, Turn } from '../model-port'
import { EARLIER } from '../prompts'

/**
 * A model that is told what was said before the turns that it is shown. It stands before them: it changes seldom, so what providers
 * keep of a prompt's beginning holds for many questions. It is no part of the instructions: people wrote it.
 */
export const withDigest = (model: ModelPort): ModelPort => ({
  ...model,
  stream: ({ earlier, ...request }) =>
    model.stream(earlier === undefined ? request : { ...request, turns: [...toldTurns(earlier), ...request.turns] }),
})

const toldTurns = (earlier: string): Turn[] => [
  { role: 'user', content: `${EARLIER.opening}\n\n${earlier}` },
  { role: 'assistant', content: EARLIER.taken },
]
