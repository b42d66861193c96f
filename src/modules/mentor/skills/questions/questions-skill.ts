import { markdown } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import { inFull } from '../../engine/lexicon/in-full'
import { termsIn } from '../../engine/lexicon/terms'
import { isOrder, isSpecification, ordersProgram } from '../../engine/requests/specification'
import type { Skill } from '../../engine/skill'
import { wishOf } from '../concepts/answers/follow-up'
import { onSystem } from '../concepts/answers/on-system'
import { readQuestion } from '../concepts/find/read-question'
import { lastCards } from '../concepts/last-card'
import { GUESSED } from '../concepts/nearest-skill'
import { blocksOf } from '../concepts/rank/tell'
import type { Unit } from '../concepts/rank/units'
import { completionsOf } from '../follow-up/completions'
import { findHowto, namesHowto } from '../howtos/find-howto'
import { wantsHint } from '../write/hint'
import { askedInItsWords } from './asked-in-its-words'
import { CALL, type Likeliest, likeliest } from './likeliest'

const MAX_WORDS = 40
/** Who asks in words that a teacher wrote down for an answer wants that one, whatever single words could be about. */
const IN_ITS_WORDS = 0.993
/** After what is worked out of a program, before who goes by a word or tells a card again. */
const SURE = 0.986
/** Nothing was said before: after the cards that are surely asked for. */
const FIRST = 0.96
/** With a program of theirs at hand: after who reads it or tries it, before who tells what is told of any. */
const BESIDE_PROGRAM = 0.9
/** Less sure, before who asks back; with nothing said before, only where nobody knows anything. */
const LIKELY = 0.45
const GUESS = 0.065
/** Of what fails, the program or its message must be seen. */
const MAX_FAILING = 0.4

/** So far it must be trusted: where nothing of the person's own is at hand, beside a program of theirs, of a first question, and where nobody else knows. */
const TRUSTED = { idea: 0.6, own: 0.8, first: 0.7, alone: 0.5 }

const ASKS =
  /\b(?:si|como|que|cual|cuando|donde|por ?que|xq|pq|cuant[oa]s?|se puede|puedo|hay|entonces|o sea|sirve|vale|es lo mismo|da igual)\b/

const asks = ({ message, plain }: Frame): boolean => message.text.includes('?') || ASKS.test(inFull(plain))

/** A few words, and nothing of one's own with them. */
function isShort(frame: Frame): boolean {
  const { message, plain, requests } = frame
  if (message.traceback !== null || message.data !== null || message.output !== null) return false
  if (plain.split(' ').length > MAX_WORDS || requests.has('exercise') || wantsHint(frame)) return false
  return message.code.every(({ form }) => form === 'inline')
}

/** Whether a message may ask one thing of an idea. */
export function mayAsk(frame: Frame): boolean {
  const { message, requests } = frame
  // What a thing is, is told by its card.
  if (!isShort(frame) || requests.has('what-is')) return false
  return asks(frame) && !isSpecification(message) && !ordersProgram(message) && !isOrder(message)
}

/** A word or two may mean anything, or stand for a longer request. */
const LEAST_TERMS = 2
const PLAINLY = 0.6

function likeliestFor(frame: Frame, state: State): Likeliest | null {
  const worded = wordedFor(frame, state)
  if (worded !== null) return { unit: worded, likely: 1, trust: 1 }
  if (!mayAsk(frame) || completionsOf(frame, state).length > 0) return null
  const found = likeliest(frame, state)
  const isTerse = termsIn(frame.message.prose).length < LEAST_TERMS
  return found === null || (isTerse && found.likely < PLAINLY) ? null : found
}

function wordedFor(frame: Frame, state: State): Unit | null {
  const found = worded.get(frame)
  if (found !== undefined) return found
  // In a line of its own stands what was pasted.
  const mayBe = isShort(frame) && asks(frame) && !frame.message.text.includes('\n')
  const unit = mayBe ? askedInItsWords(frame, state) : null
  worded.set(frame, unit)
  return unit
}
const worded = new WeakMap<Frame, Unit | null>()

/** What is so likely asked for that it goes before who finds something by single words; else null. */
export function surelyAsked(frame: Frame, state: State): Likeliest | null {
  const found = likeliestFor(frame, state)
  if (found === null || found.unit === wordedFor(frame, state)) return found
  if (found.trust < leastFor(frame, state)) return null
  return isOthers(frame, state) ? null : found
}

function leastFor({ likely, names }: Frame, state: State): number {
  // So worded a program is rather ordered, or one that is not shown fails.
  const other = Math.max(likely.generate + likely.change, likely.error + likely.fault)
  if (state.answered.length === 0) return other > likely.concept ? 1 : TRUSTED.first
  if (isOfIdea(state)) return TRUSTED.idea
  return names.length > 0 ? 1 : TRUSTED.own
}
/** No program of the person's is at hand, nor an error. */
const isOfIdea = ({ code, isExample, error }: State) => error === null && (code === null || isExample)

const BY_ITS_CARD = 0.8
/** What a card tells that is asked for by its name, what a guide or a card that was just told says of it, or the guide that is asked for in its own words. */
function isOthers(frame: Frame, state: State): boolean {
  const { prose } = frame.message
  if (state.answered.length === 0) return (readQuestion(prose)?.sure ?? 0) >= BY_ITS_CARD || findHowto(prose) !== null
  const cards = lastCards(state)
  if (cards.length > 0 && (wishOf(frame) !== null || onSystem(frame.plain, cards) !== null)) return true
  // What `round(1234.567, -2)` gives is run; why `round(2.5)` gives 2 is told.
  return namesHowto(prose) || (CALL.test(prose) && !frame.requests.has('why'))
}

/** Answers what people ask about an idea, found by how they word it and by what the conversation is about. */
export const questionsSkill: Skill = {
  name: 'questions',
  accepts(frame, state) {
    if (surelyAsked(frame, state) !== null) {
      if (wordedFor(frame, state) !== null) return IN_ITS_WORDS
      if (state.answered.length === 0) return FIRST
      return isOfIdea(state) ? SURE : BESIDE_PROGRAM
    }
    if ((likeliestFor(frame, state)?.trust ?? 0) < TRUSTED.alone) return 0
    if (state.answered.length > 0) return LIKELY
    return frame.likely.error + frame.likely.fault < MAX_FAILING ? GUESS : 0
  },
  answer(frame, state) {
    const found = likeliestFor(frame, state)
    if (found === null) return null
    const blocks = blocksOf(found.unit.told, frame)
    const isSure = surelyAsked(frame, state) !== null
    return { outcome: 'answered', topic: found.unit.id, blocks: isSure ? blocks : [markdown(GUESSED), ...blocks] }
  },
}
