import { text } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { stemOfToken, tokensOf } from '../../engine/lexicon/spot-terms'
import { readMessage } from '../../engine/reading/read-message'
import type { Answer, Block, Ladder } from '../../engine/skill'
import { startState } from '../../engine/state'
import type { Draft } from '../../engine/task/task'
import { understand } from '../../engine/understand'
import { wantsHint as asksForHint, wantsSolution } from '../exercises/read-wish'
import { FIRST_HINT, wantsHint } from './hint'

const NEXT_HINT = 'Otra pista, más concreta:'
const LAST_HINT = 'La última pista, con huecos:'
const OPENINGS = [FIRST_HINT, NEXT_HINT, LAST_HINT]
const MAX_WORDS = 30
/** How many words of a question must stand in what is told of the program. */
const LEAST_SHARED = 2

export type NextOfOwn = { problem: Frame; step: 'hint' | 'solution' | 'question'; given: number }

/** What a message asks next of a problem of the person's own for which hints were given; null where none was. */
export function nextOfOwn({ plain, message }: Frame, { answered, said }: State): NextOfOwn | null {
  const given = said.filter(isHint).length
  if (given === 0 || message.code.some(({ form }) => form !== 'inline') || message.traceback !== null) return null
  if (plain.split(' ').length > MAX_WORDS) return null
  const problem = answered
    .filter(({ skill }) => skill === 'write')
    .map(({ question }) => understand(readMessage(question), startState()))
    .findLast((frame) => wantsHint(frame) && frame.plain.split(' ').length >= LEAST_WORDS)
  if (problem === undefined) return null
  const isJustGiven = isHint(said.at(-1) ?? '')
  if (wantsSolution(plain)) return { problem, step: 'solution', given }
  if (asksForHint(plain) || (isJustGiven && ANOTHER.test(plain))) return { problem, step: 'hint', given }
  return isJustGiven && message.text.includes('?') ? { problem, step: 'question', given } : null
}

const ANOTHER = /^(?:y |dame |venga )*(?:otra|una mas|mas|la siguiente)(?: por ?fa\w*| plis| por favor)?$/
/** «Otra pista más concreta» states no problem. */
const LEAST_WORDS = 8
const isHint = (answer: string) => OPENINGS.some((opening) => answer.startsWith(opening))

/** The next of the hints, each more concrete than the last; after them only the solution is left. */
export function nextHint(ladder: Ladder, { given, topic }: { given: number; topic: string }): Answer {
  const [, ...rungs] = given === 1 ? ladder('plan') : ladder('fragment')
  const blocks: Block[] =
    given === 1
      ? [
          text(NEXT_HINT),
          ...rungs.slice(0, -1),
          text('Escribe un paso y ejecútalo antes de seguir. Si no basta, pídeme «otra pista».'),
        ]
      : [
          text(LAST_HINT),
          ...rungs.slice(0, -1),
          text('Cada `...` es un hueco. Rellénalos y pégamelo: lo miramos. Si no sale, pídeme «la solución».'),
        ]
  return { outcome: 'answered', topic, blocks }
}

/** What is told of the program in the words of a question about it; null where it says nothing of that. */
export function toldOf({ how, notes = [], title }: Draft, { plain }: Frame): Answer | null {
  const asked = wordsIn(plain)
  const best = [...how, ...notes]
    .map((sentence) => ({
      sentence,
      shared: wordsIn(plainText(sentence)).filter((word) => asked.includes(word)).length,
    }))
    .filter(({ shared }) => shared >= LEAST_SHARED)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, 2)
  if (best.length === 0) return null
  return {
    outcome: 'answered',
    topic: title,
    blocks: [
      text(FIRST_HINT),
      { kind: 'list', items: best.map(({ sentence }) => sentence) },
      text('Pruébalo y pégame lo que te salga. Si no basta, pídeme «otra pista».'),
    ],
  }
}

/** What a sentence is about: numbers, names and long words. */
const wordsIn = (plain: string): string[] => [
  ...new Set(
    tokensOf(plain)
      .filter((token) => /^\d{2,}$|^if$|^for$|^\w{4,}$/.test(token))
      .map(stemOfToken),
  ),
]
