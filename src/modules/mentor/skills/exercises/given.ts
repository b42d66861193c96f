import type { State } from '../../engine/frame'
import type { Exercise } from './exercise-file'
import { exerciseTitled, questionTitled } from './exercises'
import type { QuizQuestion } from './quiz-file'

type Said = Pick<State, 'said'>

/** The exercises that the mentor spoke of last, in their order: those of the last answer that names any. */
export function lastExercises({ said }: Said): Exercise[] {
  for (const answer of said.toReversed()) {
    const found = exercisesToldIn(answer)
    if (found.length > 0) return found
    if (questionsIn(answer).length > 0) return []
  }
  return []
}

/** The exercises that an answer is about, in its order. */
export const exercisesToldIn = (answer: string): Exercise[] =>
  openTitles(answer).flatMap((title) => exerciseTitled(title) ?? [])

/** The questions of the last answer; those that were judged since are no longer open. */
export function lastQuestions({ said }: Said): QuizQuestion[] {
  return questionsIn(said.at(-1) ?? '')
}

/** A question is open where its options are shown; where it is judged, its title goes on with a colon. */
const questionsIn = (answer: string): QuizQuestion[] =>
  openTitles(answer).flatMap((title) => questionTitled(title) ?? [])

/** `**title**`, with what may stand before it inside the asterisks; a colon behind it tells of a result. */
const BOLD = /\*\*(?:Ejercicio: |Ejercicio \d+\. |Pista \d de \d · |\d+\. )?([^*\n]+)\*\*(:)?/g

/** How an answer begins that judges an attempt which does not pass yet: it is about its exercise. */
export const VERDICT = /^(?:Todavía no pasa una comprobación de|Al comprobar|De tu intento de) \*\*/

const openTitles = (answer: string): string[] => [
  ...new Set(
    [...answer.matchAll(BOLD)].flatMap(([, title = '', colon]) =>
      colon === undefined || VERDICT.test(answer) ? [title] : [],
    ),
  ),
]

/** Titles of all that was set in the conversation. */
export const givenTitles = ({ said }: Said): ReadonlySet<string> =>
  new Set(said.flatMap((answer) => [...answer.matchAll(BOLD)].map(([, title = '']) => title)))

/** All that was set in the conversation. */
export const givenIn = ({ said }: Said): Exercise[] => said.flatMap(exercisesToldIn)

/** How many hints of an exercise were given. */
export function hintsGiven({ said }: Said, { title, hints }: Exercise): number {
  const numbers = hints.map((_, at) => at + 1)
  const shown = (number: number) =>
    said.some((answer) => answer.includes(`**Pista ${number} de ${hints.length} · ${title}**`))
  const first = said.some((answer) => answer.includes(`**Pista:** ${hints[0]}`)) ? 1 : 0
  return Math.max(first, ...numbers.filter(shown), 0)
}
