import type { State } from '../../engine/frame'
import type { Exercise } from './exercise-file'
import { allExercises, allQuestions } from './exercises'
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
export const exercisesToldIn = (answer: string): Exercise[] => inOrder(allExercises(), answer)

/** The questions of the last answer; those that were judged since are no longer open. */
export function lastQuestions({ said }: Said): QuizQuestion[] {
  return questionsIn(said.at(-1) ?? '')
}

/** A question is open where its options are shown; where it is judged, its title goes on with a colon. */
const questionsIn = (answer: string) => inOrder(allQuestions(), answer)

function inOrder<T extends { title: string }>(all: readonly T[], answer: string): T[] {
  return all
    .map((one) => ({ one, at: placeOf(one.title, answer) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** `**title**`, with what may stand before it inside the asterisks; not `**title**:`, which tells of a result. */
function placeOf(title: string, answer: string): number {
  for (let at = answer.indexOf(`${title}**`); at >= 0; at = answer.indexOf(`${title}**`, at + 1)) {
    const before = answer.slice(Math.max(0, at - 30), at)
    if (
      /\*\*(?:Ejercicio: |Ejercicio \d+\. |Pista \d de \d · |\d+\. )?$/.test(before) &&
      answer[at + title.length + 2] !== ':'
    )
      return at
    if (/(?:de|solución de) \*\*$/.test(before)) return at
  }
  return -1
}

/** Titles of all that was set in the conversation. */
export function givenTitles({ said }: Said): ReadonlySet<string> {
  const titles = [...allExercises(), ...allQuestions()].map(({ title }) => title)
  return new Set(titles.filter((title) => said.some((answer) => answer.includes(`${title}**`))))
}

/** How many hints of an exercise were given. */
export function hintsGiven({ said }: Said, { title, hints }: Exercise): number {
  const numbers = hints.map((_, at) => at + 1)
  const shown = (number: number) =>
    said.some((answer) => answer.includes(`**Pista ${number} de ${hints.length} · ${title}**`))
  const first = said.some((answer) => answer.includes(`**Pista:** ${hints[0]}`)) ? 1 : 0
  return Math.max(first, ...numbers.filter(shown), 0)
}
