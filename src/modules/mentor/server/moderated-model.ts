import type { Log } from '~/platform/log'
import type { ModelPort, Turn } from '../model-port'
import type { Concern, ModerationPort } from '../moderation-port'
import { BOUNDARY_ANSWERS } from '../skills/boundaries/boundary-answers'
import { HELP_LINES } from '../skills/boundaries/danger/danger-answers'
import type { Breaker } from './failover/breaker'

/** As much of a question, with the excerpts of its files, as is judged, in characters. */
export const JUDGED_LENGTH = 32_000

const REFUSALS: Record<Concern, string> = {
  'self-harm': HELP_LINES.suicide,
  violence: BOUNDARY_ANSWERS.violence,
  sexual: BOUNDARY_ANSWERS.sexual,
  hate: BOUNDARY_ANSWERS.hate,
  other:
    'En eso no puedo ayudarte. Si tienes un programa o una duda de Python, lo miramos; y si te he entendido mal, cuéntamelo con otras palabras.',
}

/** `breaker`: keeps questions from waiting for a moderation that is down. */
type Options = { moderation: ModerationPort; breaker: Breaker; log: Log }

/**
 * A model that is asked only what the moderation lets through; what it flags is refused, with the help lines where somebody may be in
 * danger. While nobody can judge, the model answers: it has rules of its own, and an outage must not silence the mentors.
 */
export const withModeration = (model: ModelPort, options: Options): ModelPort => ({
  ...model,
  async *stream(request) {
    const { turns, written = '', onOutcome, signal } = request
    signal.throwIfAborted()
    const concern = await concernOf(turns.at(-1), signal, options)
    if (concern === null) return yield* model.stream(request)
    onOutcome?.(concern === 'self-harm' ? 'courtesy' : 'refused')
    const answer = REFUSALS[concern]
    yield answer.startsWith(written) ? answer.slice(written.length) : answer
  },
})

async function concernOf(
  question: Turn | undefined,
  signal: AbortSignal,
  { moderation, breaker, log }: Options,
): Promise<Concern | null> {
  if (question === undefined || !breaker.admits()) return null
  try {
    const concern = await moderation.concernOf(question.content.slice(0, JUDGED_LENGTH), signal)
    breaker.began()
    breaker.ended()
    return concern
  } catch (error) {
    if (signal.aborted) {
      breaker.released()
      throw signal.reason
    }
    breaker.failed()
    log.warn('a question was not moderated', { error })
    return null
  }
}
