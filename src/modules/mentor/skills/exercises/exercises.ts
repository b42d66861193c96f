import { once } from '~/platform/once'
import { allCards } from '../concepts/cards/cards'
import { type Exercise, parseExercise } from './exercise-file'
import { parseQuiz, type QuizQuestion } from './quiz-file'

const files = import.meta.glob<string>('/content/exercises/*.md', { query: '?raw', import: 'default', eager: true })
const quizFiles = import.meta.glob<string>('/content/exercises/quiz/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All exercises, in the order of their ids; a subject that is no card is refused. */
export const allExercises = once((): readonly Exercise[] =>
  Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .map(([file, text]) => withKnownSubjects(file, parseExercise(file, text)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
)

/** All questions of the short tests, in the order of their files. */
export const allQuestions = once((): readonly QuizQuestion[] =>
  Object.entries(quizFiles)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, text]) => parseQuiz(file, text).map((question) => withKnownSubjects(file, question))),
)

function withKnownSubjects<T extends { subjects: readonly string[] }>(file: string, content: T): T {
  const ids = new Set(allCards().map(({ id }) => id))
  const strange = content.subjects.find((subject) => !ids.has(subject))
  if (strange !== undefined) throw new Error(`${file}: field "subjects": "${strange}" is no card`)
  return content
}
