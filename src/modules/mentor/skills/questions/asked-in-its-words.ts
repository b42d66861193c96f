import { once } from '~/platform/once'
import type { Frame, State } from '../../engine/frame'
import { termsIn } from '../../engine/lexicon/terms'
import { allAsks } from '../concepts/rank/asks'
import { allUnits, type Unit } from '../concepts/rank/units'
import { candidatesAfter } from './candidates'
import { conversationOf, spaced } from './conversation'
import { createToldIndex, type ToldIndex, toldIndex } from './told-index'

/** From here on, as a cosine of words and pairs, a message is a way of asking that a teacher wrote down, but for its small words. */
const ITS_WORDS = 0.88
/** Words that do not name what they are about must be so many, and so unlike those of any other. */
const [LEAST_TERMS, LEAST_LEAD] = [4, 0.2]

/** What is told at more length, by the ways of asking for it. */
const longerIndex = once(() =>
  createToldIndex(
    allUnits().filter(({ told, id }) => (told.kind === 'card' || told.kind === 'contrast') && allAsks().has(id)),
    ({ id }) => allAsks().get(id) ?? [],
  ),
)

/** What is asked for in words that a teacher wrote down for it; null where nothing is, or where they could be about something else. */
export function askedInItsWords(frame: Frame, state: State): Unit | null {
  if (state.answered.length > 0) return goneOnWith(frame, state)
  const conversation = conversationOf(frame, state)
  const [first, second] = [toldIndex(), longerIndex()]
    .flatMap((index) => likestIn(index, conversation.wordings))
    .toSorted((a, b) => b.like - a.like)
  if (first === undefined || first.like < ITS_WORDS) return null
  const isNamed = [...first.unit.ideas].some((id) => conversation.named.has(id)) || saysSubject(first.unit, frame)
  const isPlain = termsIn(frame.message.prose).length >= LEAST_TERMS && first.like - (second?.like ?? 0) >= LEAST_LEAD
  return isNamed || isPlain ? first.unit : null
}

/** A word of what the questions of its file are about. */
function saysSubject({ told }: Unit, { message }: Frame): boolean {
  const said = spaced(message.prose)
  return told.kind === 'question' && told.question.words.some((word) => said.includes(spaced(word)))
}

/** What goes on with a conversation is about what that is about. */
function goneOnWith(frame: Frame, state: State): Unit | null {
  const [first] = candidatesAfter(toldIndex(), frame, state)
    .map(({ unit, features }) => ({ unit, like: features.get('first') ?? 0, isOther: features.has('of other') }))
    .toSorted((a, b) => b.like - a.like)
  return first === undefined || first.like < ITS_WORDS || first.isOther ? null : first.unit
}

/** The two likest of an index, by the likest of some wordings of a message. */
function likestIn({ units, alike }: ToldIndex, wordings: readonly string[]): { unit: Unit; like: number }[] {
  const likes = wordings.map((words) => alike(words).first)
  return units
    .map((unit, at) => ({ unit, like: Math.max(...likes.map((like) => like[at] ?? 0)) }))
    .toSorted((a, b) => b.like - a.like)
    .slice(0, 2)
}
