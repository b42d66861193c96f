import type { Frame, State } from '../../engine/frame'
import { isOrder, isSpecification, ordersProgram } from '../../engine/requests/specification'
import type { Skill } from '../../engine/skill'
import { GUESSED } from '../concepts/nearest-skill'
import { findHowto } from '../howtos/find-howto'
import { wantsHint } from '../write/hint'
import { type Near, nearestQuestion } from './find-question'

const MAX_WORDS = 40
/** Before who goes by single words of it. */
const SURE = 0.9845
/** Worded just so. */
const SAME = 0.989
/** Nothing was said before: after the cards that are surely asked for. */
const FIRST = 0.96
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

function mayAsk(frame: Frame): boolean {
  const { message, plain, requests } = frame
  if (wantsHint(frame)) return false
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
    if (!isSure(near, state) || isOfProgram(frame, state)) return isLikely(near) ? LIKELY : 0
    // What a thing is, and how it is done, is told by the card and the guide that their own words find.
    if (frame.requests.has('what-is') || findHowto(frame.message.prose) !== null) return LIKELY
    if (state.answered.length === 0) return mayOrder(frame) ? LIKELY : FIRST
    return near.nearest >= NEARLY_SAME ? SAME : SURE
  },
  answer(frame, state) {
    const near = nearFor(frame, state)
    if (near === null) return null
    const { id, text } = near.question
    const markdown = isSure(near, state) ? text : `${GUESSED}\n\n${text}`
    return { outcome: 'answered', topic: id, blocks: [{ kind: 'markdown', markdown }] }
  },
}

const NEARLY_SAME = 0.7
/** So worded a program is rather ordered. */
const mayOrder = ({ likely }: Frame) => likely.generate + likely.change > likely.concept
/** A program of the person's own is rather what is asked about. */
const isSure = ({ score, lead, isOn }: Near, { code, isExample }: State) =>
  isOn &&
  (code === null || isExample
    ? (score >= 0.7 && lead >= 0.1) || (score >= 0.58 && lead >= 0.2)
    : score >= 0.85 && lead >= 0.2)
/** «¿Por qué empieza en 2 y no en 0?» is asked of the program at hand. */
const isOfProgram = ({ plain }: Frame, { code, isExample }: State) => code !== null && !isExample && /\d/.test(plain)
const isLikely = ({ score, lead, isOn }: Near) => isOn && score >= 0.5 && lead >= 0.1
