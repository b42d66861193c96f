import { once } from '~/platform/once'
import type { Frame, State } from '../../engine/frame'
import { termsIn } from '../../engine/lexicon/terms'
import { readQuestion } from '../concepts/find/read-question'
import { allAsks } from '../concepts/rank/asks'
import { allUnits, type Unit } from '../concepts/rank/units'
import { findHowto } from '../howtos/find-howto'
import { conversationOf, spaced } from './conversation'
import { createToldIndex, type ToldIndex, toldIndex } from './told-index'

/** From here on, as a cosine of words and pairs, a message is a way of asking that a teacher wrote down, but for its small words. */
const ITS_WORDS = 0.88
/** Words that do not name what they are about must be so many, or the very same, and so unlike those of any other. */
const [LEAST_TERMS, VERY_SAME, LEAST_LEAD] = [4, 0.97, 0.2]

/** «Cómo instalo pandas y cómo leo un Excel» */
const SEVERAL = /\b(?:y|o) (?:que|como|cual|(?:por|para) que|donde|cuando|cuanto)\b/

/** What is told at more length, by the ways of asking for it. */
const longerIndex = once(() =>
  createToldIndex(
    allUnits().filter(({ told, id }) => (told.kind === 'card' || told.kind === 'contrast') && allAsks().has(id)),
    ({ id }) => allAsks().get(id) ?? [],
  ),
)

/**
 * What a first question asks for in words that a teacher wrote down for it; null where nothing is, or where they could be about something
 * else. What goes on with a conversation is ranked with it (`likeliest`).
 */
export function askedInItsWords(frame: Frame, state: State): Unit | null {
  if (state.answered.length > 0) return null
  const [first, second] = [toldIndex(), longerIndex()]
    .flatMap((index) => likestIn(index, frame.message.prose))
    .toSorted((a, b) => b.like - a.like)
  if (first === undefined || first.like < ITS_WORDS) return null
  const { prose } = frame.message
  const [isSame, isLong] = [first.like >= VERY_SAME, termsIn(prose).length >= LEAST_TERMS]
  // Each of several questions is answered by itself, and how something is done by the how-to that is found.
  if (!isSame && SEVERAL.test(frame.plain)) return null
  if (!(isSame && isLong) && findHowto(prose) !== null) return null
  // What sets two ideas apart is gone on with as such.
  if (first.unit.told.kind === 'question' && readQuestion(prose)?.kind === 'contrast') return null
  const { named } = conversationOf(frame, state)
  const isNamed = [...first.unit.ideas].some((id) => named.has(id)) || saysSubject(first.unit, frame)
  const isOwn = (isSame || isLong) && first.like - (second?.like ?? 0) >= LEAST_LEAD
  return isNamed || isOwn ? first.unit : null
}

/** A word of what the questions of its file are about. */
function saysSubject({ told }: Unit, { message }: Frame): boolean {
  const said = spaced(message.prose)
  return told.kind === 'question' && told.question.words.some((word) => said.includes(spaced(word)))
}

type Like = { unit: Unit; like: number }

/** The two likest of an index, the likest first. */
function likestIn({ units, likest }: ToldIndex, words: string): Like[] {
  const two: Like[] = []
  for (const [at, like] of likest(words).entries()) {
    const unit = units[at]
    if (unit === undefined || like <= (two[1]?.like ?? 0)) continue
    two.push({ unit, like })
    two.sort((a, b) => b.like - a.like)
    two.length = Math.min(two.length, 2)
  }
  return two
}
