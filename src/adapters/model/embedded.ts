import { createEmbeddedMentor, fitted, type ModelPort, type ProductFacts } from '~/modules/mentor/mentor.server'
import { endsInCode } from './code-fence'

/** As much of a conversation as it reads: its rules need time for each line. A message without files always fits. */
const READ_TOKENS = 10_000
/** A block with the blank lines after it; together the pieces are the whole text. */
const PIECE = /(?:(?!\n\n)[\s\S])+\n*|\n+/g

/**
 * The mentor that is part of the product: it needs no account, key or network, and never fails. It streams its answer in
 * pieces as any model does, but without pauses, because the whole answer is known before the first piece.
 */
export function createEmbeddedModel(facts: () => ProductFacts): ModelPort {
  const embedded = createEmbeddedMentor(facts)
  return {
    isFree: true,
    async *stream({ mentor, earlierAnswers, level, rung, written = '', signal, onOutcome, onRung, ...request }) {
      signal.throwIfAborted()
      const turns = fitted(request.turns, READ_TOKENS)
      const answered = await embedded.answer({ mentor, turns, earlierAnswers, level, rung })
      const { markdown, outcome } = answered
      onOutcome?.(outcome)
      if (answered.rung !== undefined) onRung?.(answered.rung)
      for (const [piece] of restOf(markdown, written).matchAll(PIECE)) {
        signal.throwIfAborted()
        yield piece
      }
      signal.throwIfAborted()
    },
  }
}

/** The answer is always the same, unless the lessons have changed meanwhile: then it comes anew, set apart. */
function restOf(answer: string, written: string): string {
  if (answer.startsWith(written)) return answer.slice(written.length)
  if (written.trim() === '') return answer
  return `${endsInCode(written) ? '\n```' : ''}\n\n${answer}`
}
