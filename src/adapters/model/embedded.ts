import { setTimeout } from 'node:timers/promises'
import { createEmbeddedMentor, type ModelPort, type ProductFacts } from '~/modules/mentor/mentor.server'
import { endsInCode } from './code-fence'

const PAUSE_MS = 12
/** Up to three words with the space around them; together the pieces are the whole text. */
const PIECE = /(?:\s*\S+){1,3}\s*/g

/**
 * The mentor that is part of the product: needs no account, key or network, never fails. The answer is known at once;
 * `pauseMs` between its pieces lets a reader see it grow, as with any other model.
 */
export function createEmbeddedModel(facts: ProductFacts, { pauseMs = PAUSE_MS }: { pauseMs?: number } = {}): ModelPort {
  const embedded = createEmbeddedMentor(facts)
  return {
    async *stream({ mentor, turns, earlierAnswers, written = '', signal, onOutcome }) {
      signal.throwIfAborted()
      const { markdown, outcome } = await embedded.answer({ mentor, turns, earlierAnswers })
      onOutcome?.(outcome)
      for (const [piece] of restOf(markdown, written).matchAll(PIECE)) {
        yield piece
        await pause(pauseMs, signal)
      }
    },
  }
}

/** The answer is always the same, unless the lessons have changed meanwhile: then it comes anew, set apart. */
function restOf(answer: string, written: string): string {
  if (answer.startsWith(written)) return answer.slice(written.length)
  if (written.trim() === '') return answer
  return `${endsInCode(written) ? '\n```' : ''}\n\n${answer}`
}

/** Throws the signal's own reason at once when it is stopped. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) {
    await setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw error
    })
  }
  signal.throwIfAborted()
}
