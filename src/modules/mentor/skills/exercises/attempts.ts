import { answered, text } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import type { Answer } from '../../engine/skill'
import { ownCode } from '../../engine/state'
import { faultOfAttempt } from './attempt-fault'
import { faultExplained, verdictBlocks } from './blocks'
import { checkAnswer, definesNamesOf } from './check-answer'
import { VERDICT } from './given'
import { exerciseOf, exercisesAtHand, exercisesSaid } from './meant'

/** Somebody pastes code after an exercise was set, and asks for nothing else; what defines what the exercise calls is an attempt in any case. */
export function isAnswer({ message, requests, code }: Frame, state: State): boolean {
  const own = ownCode(message)
  const hand = own === null ? [] : exercisesAtHand(state)
  if (own === null || hand.length === 0) return false
  if (code !== null && code.tree.errors.length > 0) return false
  if (requests.has('explain-code') || requests.has('predict-output')) return false
  return hand.some((exercise) => definesNamesOf(exercise, own)) || !(requests.has('change') || requests.has('write'))
}

export function judged(frame: Frame, state: State): Answer | null {
  const code = ownCode(frame.message)
  const exercise = code === null ? undefined : exerciseOf(frame, state, code)
  if (code === null || exercise === undefined) return null
  const verdict = checkAnswer(exercise, code)
  // Who asks whether it is good gets a review, where it is no answer to the exercise.
  if (verdict.kind === 'missing' && (frame.requests.has('review') || frame.requests.has('find-fault'))) return null
  const fault = 'check' in verdict ? faultOfAttempt(exercise, code, verdict.check) : null
  const blocks = verdictBlocks(exercise, verdict, { code: code.code, fault })
  return blocks === null ? null : answered(exercise.id, blocks)
}

/** «No veo el fallo», «¿qué línea está mal?», «¿y por qué me da None?»: of the attempt that was just judged, or of the exercise that is named. */
const OF_ATTEMPT =
  /\b(?:que|cual|en que) (?:linea|parte|sitio)\b|\bdonde (?:esta|tengo|falla|fallo|lo tengo|me (?:he )?equivoc\w+)\b|^(?:y |pero |vale )*por ?que$|\bno (?:lo |la )?(?:veo|encuentro|pillo|entiendo|se)\b.{0,20}\b(?:fallo|error|que (?:esta|he|hay|hice)|por que|mal)\b|^no (?:lo )?(?:entiendo|pillo|veo)$|\b(?:cual es|cual) (?:el |mi )?(?:fallo|error)\b|\bque (?:he hecho|hice|hago|tengo|esta|hay) (?:de )?mal\b|\bpor ?que (?:\w+ ){0,2}?(?:da|sale|dice|devuelve|imprime|pone|falla|muestra|salen|dan|es none|esta mal|no (?:da|sale|vale|pasa|esta bien|funciona))\b|\bpero si (?:\w+ ){0,3}?(?:sale|da|imprime|pone|muestra|funciona|va)\b/

export function asksOfAttempt({ message, plain }: Frame, state: State): boolean {
  if (state.code === null || ownCode(message) !== null || message.traceback !== null) return false
  const hand = exercisesAtHand(state)
  const isJudged = VERDICT.test(state.said.at(-1) ?? '')
  return OF_ATTEMPT.test(plain) && hand.length > 0 && (isJudged || exercisesSaid(plain, hand).length > 0)
}

export function explained(frame: Frame, state: State): Answer | null {
  const { code } = state
  const exercise = code === null ? undefined : exerciseOf(frame, state, code)
  if (code === null || exercise === undefined) return null
  const verdict = checkAnswer(exercise, code)
  if (!('check' in verdict)) return null
  const fault = faultOfAttempt(exercise, code, verdict.check)
  const blocks =
    fault === null ? verdictBlocks(exercise, verdict, { code: code.code, fault }) : faultExplained(fault, code.code)
  return blocks === null ? null : answered(exercise.id, [text(`De tu intento de **${exercise.title}**:`), ...blocks])
}
