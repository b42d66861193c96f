import { ModelError, type ModelPort } from '~/modules/mentor/mentor.server'

/** What to say to it, and what it does then, each time anew. */
export const SAY = {
  /** Says nothing and fails. */
  nothing: 'No digas nada',
  /** Breaks off after some text. */
  half: 'Quédate a medias',
  /** Answers that it does not know. */
  unknown: 'No lo sepas',
}

/** A model that answers with what it was asked, unless that is one of `SAY`; each answer has cost something. */
export const falteringModel: ModelPort = {
  async *stream({ turns, onUsage, onOutcome, onAuthor }) {
    const asked = turns.at(-1)?.content ?? ''
    onAuthor?.('anthropic/prueba')
    if (asked === SAY.nothing) throw new ModelError('rejected', 'as it was told')
    yield 'Me preguntas: '
    onUsage?.({ input: 1_000, cached: 100, output: 10 })
    if (asked === SAY.half) throw new ModelError('broken', 'as it was told')
    if (asked === SAY.unknown) onOutcome?.('unknown')
    yield asked
  },
}
