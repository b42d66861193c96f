import type { Frame, State } from '../../engine/frame'
import { plainText } from '../../engine/lexicon/plain-text'
import { stemOfToken, tokensOf } from '../../engine/lexicon/spot-terms'
import type { CodePart } from '../../engine/message'
import { parsePython } from '../../python/parse'
import { checkAnswer, definedIn, definesNamesOf } from './check-answer'
import type { Exercise } from './exercise-file'
import { exercisesToldIn, givenIn, lastExercises } from './given'

/** The exercises at hand: of several that were set together all of them, though but one was spoken of since. */
export function exercisesAtHand({ said }: Pick<State, 'said'>): Exercise[] {
  const last = lastExercises({ said })
  const holds = (set: readonly Exercise[]) =>
    set.length > 1 && last.every(({ title }) => set.some((one) => one.title === title))
  return last.length === 1 ? (said.toReversed().map(exercisesToldIn).find(holds) ?? last) : last
}

const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint']
/** «El 2», «ejercicio 2», «la solución del 2», «el segundo». */
const NUMBERED = /\b(?:el|al|del|ejercicio|ejer|ej|numero|num|n|y) ([1-5])\b(?! (?:a|al|de cada|veces))|^([1-5])\b/g
const ORDINAL = /\b(?:el|al|del|este) (primer|segund|tercer|cuart|quint|ultim)\w{0,2}\b/g

/** Which of several exercises a message says: by their numbers, else by words that only one of them has in its name; all of none. */
export function exercisesSaid(plain: string, hand: readonly Exercise[]): Exercise[] {
  if (hand.length < 2) return []
  const places = [
    ...[...plain.matchAll(NUMBERED)].map(([, one, other]) => Number(one ?? other) - 1),
    ...[...plain.matchAll(ORDINAL)].map(([, word = '']) =>
      word === 'ultim' ? hand.length - 1 : ORDINALS.indexOf(word),
    ),
  ]
  const numbered = [...new Set(places)].flatMap((at) => hand[at] ?? [])
  if (numbered.length > 0) return numbered
  const said = new Set(tokensOf(plain).map(stemOfToken))
  const counts = hand.map((exercise) => namesIn(exercise).filter((stem) => said.has(stem)).length)
  const most = Math.max(...counts)
  return most > 0 && counts.filter((count) => count === most).length === 1
    ? hand.filter((_, at) => counts[at] === most)
    : []
}

const SHORTEST = 4
const namesIn = ({ title, solution }: Exercise): string[] =>
  [...new Set(tokensOf(plainText(`${title} ${definedIn(parsePython(solution)).join(' ')}`)).map(stemOfToken))].filter(
    ({ length }) => length >= SHORTEST,
  )

/**
 * Which of the exercises at hand an attempt is for: the one that the words say, the one that it passes, the one whose names it defines, the
 * one that was spoken of last, the one whose solution it is most like.
 */
export function exerciseOf({ plain }: Frame, state: State, attempt: CodePart): Exercise | undefined {
  const hand = exercisesAtHand(state)
  const [said] = exercisesSaid(plain, hand)
  const isPassed = (exercise: Exercise) => checkAnswer(exercise, attempt).kind === 'passed'
  const set = said === undefined ? hand : [said]
  const passed = set.find(isPassed) ?? givenIn(state).slice(-MAX_GIVEN).find(isPassed)
  if (passed !== undefined || set.length < 2) return passed ?? set[0]
  const named = hand.filter((exercise) => definesNamesOf(exercise, attempt))
  const from = named.length > 0 ? named : hand
  const focus = lastExercises(state)
  const [spokenOf] = focus.length === 1 ? from.filter(({ title }) => title === focus[0]?.title) : []
  return spokenOf ?? from.toSorted((a, b) => likeness(b, attempt) - likeness(a, attempt))[0]
}

/** One that was set before may be pasted at last. */
const MAX_GIVEN = 8

/** How many of the words of a solution stand in an attempt, of all that stand in either. */
function likeness({ solution }: Exercise, { code }: CodePart): number {
  const [some, others] = [solution, code].map((text) => new Set(text.match(/\w+/g) ?? []))
  if (some === undefined || others === undefined) return 0
  return [...some].filter((word) => others.has(word)).length / Math.max(1, new Set([...some, ...others]).size)
}
