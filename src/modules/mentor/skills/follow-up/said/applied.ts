import type { Answer } from '../../../engine/skill'
import { ownCode } from '../../../engine/state'
import { changeSkill } from '../../change/change-skill'
import type { Asked } from '../asked'

const APPLIES =
  /\b(?:en|con|para|a) (?:el|la|lo) (?:mi[oa]|mio)\b|\ben mi (?:caso|codigo|programa)\b|\bdonde (?:va|lo (?:pongo|meto|pondria)|iria|tengo que poner\w*)\b|\bcomo (?:lo )?(?:aplico|quedaria|seria)\b/
const OWN_WISH = /\b(?:quiero|que (?:pida|imprima|muestre|diga)|ademas|tambien)\b/
const ASKING =
  /^(?:(?:hola|oye|buenas|y) )*(?:como (?:se )?(?:hago|haria|puedo hacer|hacer|hace|puede hacer|evito|evitar)(?: para)?|que hago para)\b/i
const MAX_WORDS = 16
const MAX_WISH = 160

/** «¿Y en el mío dónde va?» with a program: what was asked before is done to it, where that is a change. */
export function applied({ frame, state, said }: Asked): Answer | null {
  const before = state.answered.at(-1)
  if (ownCode(frame.message) === null || before === undefined || frame.message.traceback !== null) return null
  if (said.split(' ').length > MAX_WORDS || !APPLIES.test(said) || OWN_WISH.test(said)) return null
  if (before.question.includes('\n') || before.question.length > MAX_WISH) return null
  const prose = before.question.replace(/[¿?]/g, '').trim().replace(ASKING, '').trim()
  const answer = changeSkill.answer({ ...frame, message: { ...frame.message, prose, text: prose } }, state, TOOLS)
  return answer !== null && 'outcome' in answer && answer.outcome === 'answered' ? answer : null
}

/** A change needs none of them. */
const TOOLS = { mentor: 'basic', earlierAnswers: 0, check: null } as const
