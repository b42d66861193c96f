import { narrowerThan } from '../choose'
import type { Exercise } from '../exercise-file'
import type { QuizQuestion } from '../quiz-file'
import type { Style } from '../read-wish'
import { composedExercises, composedQuestions, type Form } from './composed'

const FORMS: Partial<Record<Style, Form>> = { gap: 'gap', 'find-fault': 'fault' }
/** Where nobody says of what. */
const USUAL = ['lista', 'for', 'if', 'funcion', 'diccionario', 'str']

const named = (subjects: readonly string[]): readonly string[] =>
  subjects.length === 0 ? USUAL : subjects.flatMap((id) => [id, ...narrowerThan(id)])

/** Exercises of a form made of the programs of cards; none for other styles. Of each subject one, then the others. */
export function composedFor(style: Style, subjects: readonly string[], given: ReadonlySet<string>): Exercise[] {
  const form = FORMS[style]
  return form === undefined
    ? []
    : inTurns(
        named(subjects).map((id) => composedExercises(form, id)),
        given,
      )
}

/** What programs of some cards print, to be told before they are run. */
export const composedQuestionsFor = (subjects: readonly string[], given: ReadonlySet<string>): QuizQuestion[] =>
  inTurns(named(subjects).map(composedQuestions), given)

function inTurns<T extends { title: string }>(groups: readonly (readonly T[])[], given: ReadonlySet<string>): T[] {
  const most = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) => groups.flatMap((group) => group[at] ?? []))
    .flat()
    .filter(({ title }) => !given.has(title))
}
