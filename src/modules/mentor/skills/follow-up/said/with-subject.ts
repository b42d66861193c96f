import { answered } from '../../../engine/blocks'
import { findHowtoAfter } from '../../howtos/find-howto'
import { answerOf } from '../../howtos/howto-file'
import type { Reader } from '../asked'

const MAX_WORDS = 20
/** A place, a reason and a part are told of what was said; how long something takes to learn is no measuring of a program. */
const OTHERWISE = /\bdonde\b|^(?:(?:por|para) )?que\b|^cuanto (?:\w+ )*tard\w+/

/** «¿Y cómo salgo de él?», after what a loop is: the how-to that both messages together ask for. */
export const withSubject: Reader = ({ state, frame, said }) => {
  const before = state.answered.at(-1)
  // A person's own program is changed; one that the mentor wrote stands for what was asked.
  if (before === undefined || state.error !== null || (state.code !== null && state.code !== state.program)) return null
  if (said.split(' ').length > MAX_WORDS || OTHERWISE.test(said)) return null
  const howto = findHowtoAfter(frame.message.prose, before.question)
  return howto === null ? null : answered(howto.id, [{ kind: 'markdown', markdown: answerOf(howto) }])
}
