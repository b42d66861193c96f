import type { Frame, State } from '../../engine/frame'
import { isOrder, isSpecification, ordersProgram } from '../../engine/requests/specification'
import type { Skill } from '../../engine/skill'
import { type Near, nearestQuestion } from './find-question'

const MAX_WORDS = 40
/** Before who goes by single words of it. */
const SURE = 0.9845
/** Worded just so. */
const SAME = 0.989
/** Where nobody finds more than a question back. */
const LIKELY = 0.31

const found = new WeakMap<Frame, Near | null>()
function nearFor(frame: Frame, state: State): Near | null {
  const known = found.get(frame)
  if (known !== undefined) return known
  const near = mayAsk(frame) ? nearestQuestion(frame, state) : null
  // What was just told answers nothing further.
  const isTold = near !== null && (state.said.at(-1) ?? '').includes(near.question.text.slice(0, OPENING))
  const kept = isTold ? null : near
  found.set(frame, kept)
  return kept
}
const OPENING = 60

const ASKS =
  /\b(?:si|como|que|cual|cuando|donde|por ?que|xq|pq|cuant[oa]s?|se puede|puedo|hay|entonces|o sea|sirve|vale|es lo mismo|da igual)\b/

function mayAsk({ message, plain, requests }: Frame): boolean {
  if (message.traceback !== null || message.data !== null || message.output !== null) return false
  if (plain.split(' ').length > MAX_WORDS || requests.has('exercise')) return false
  if (message.code.some(({ form }) => form !== 'inline')) return false
  return (
    (message.text.includes('?') || ASKS.test(plain)) &&
    !isSpecification(message) &&
    !ordersProgram(message) &&
    !isOrder(message)
  )
}

/** Answers what people ask about an idea, found by how they word it and by what the conversation is about. */
export const questionsSkill: Skill = {
  name: 'questions',
  accepts(frame, state) {
    const near = nearFor(frame, state)
    if (near === null) return 0
    if (isSure(near)) return near.alike >= NEARLY_SAME ? SAME : SURE
    return isLikely(near) ? LIKELY : 0
  },
  answer(frame, state) {
    const near = nearFor(frame, state)
    if (near === null) return null
    const { id, text } = near.question
    return { outcome: 'answered', topic: id, blocks: [{ kind: 'markdown', markdown: text }] }
  },
}

const NEARLY_SAME = 0.75
const isOn = ({ isNamed, isGoingOn }: Near) => isNamed || isGoingOn
const isSure = (near: Near) =>
  near.common >= MIN_COMMON && near.alike >= (isOn(near) ? 0.6 : 0.75) && near.left <= 0.3 && near.lead >= 0.05
const isLikely = (near: Near) =>
  near.common >= MIN_COMMON && near.alike >= (isOn(near) ? 0.5 : 0.65) && near.left <= 0.35
/** One word that is shared may be about anything. */
const MIN_COMMON = 2
