import type { ModelPort } from '../model-port'
import { dangerAnswer } from '../skills/boundaries/danger/danger-answers'

/** Answers who is in danger with the help lines, in the place of any model: nothing is asked elsewhere, nothing waited for. */
export const helplineModel: ModelPort = {
  async *stream({ turns, written = '', onOutcome, signal }) {
    signal.throwIfAborted()
    onOutcome?.('courtesy')
    const last = turns.at(-1)
    const answer = dangerAnswer(last?.attached?.message ?? last?.content ?? '') ?? ''
    yield answer.startsWith(written) ? answer.slice(written.length) : answer
  },
}
