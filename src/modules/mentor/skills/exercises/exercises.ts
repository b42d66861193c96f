import { once } from '~/platform/once'
import { allCards } from '../concepts/cards/cards'
import { composedQuestionTitled, composedTitled } from './composed/composed'
import { type Exercise, parseExercise } from './exercise-file'
import { asTrueFalse, parseQuiz, type QuizQuestion } from './quiz-file'
import { programExerciseTitled } from './tasks/program-exercise'
import { allWorlds, inWorld, thingsOf, type World } from './themed/world'

const files = import.meta.glob<string>('/content/exercises/*.md', { query: '?raw', import: 'default', eager: true })
const themedFiles = import.meta.glob<string>('/content/exercises/themed/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const quizFiles = import.meta.glob<string>('/content/exercises/quiz/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The exercises that are set in one world only, in the order of their ids; a subject that is no card is refused. */
export const plainExercises = once((): readonly Exercise[] =>
  Object.entries(files)
    .filter(([file]) => !file.endsWith('README.md'))
    .map(([file, text]) => withKnownSubjects(file, parseExercise(file, text)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
)

/** The themed exercises as they are told in a world; read when somebody first wishes for it. */
function themedIn(world: World): readonly Exercise[] {
  const known = themed.get(world)
  if (known !== undefined) return known
  const told = Object.entries(themedFiles).map(([file, text]) => {
    const exercise = withKnownSubjects(file, parseExercise(file, inWorld(file, text, world)))
    return { ...exercise, id: `${exercise.id}--${world.id}`, world: world.id }
  })
  themed.set(world, told)
  return told
}
const themed = new Map<World, readonly Exercise[]>()

/** The exercises for somebody who wishes for a world, or for none. */
export const exercisesIn = (world: World): readonly Exercise[] => [...plainExercises(), ...themedIn(world)]

const byTitle = once(() => new Map(plainExercises().map((exercise) => [exercise.title, exercise])))

/** The exercise of this title, in whatever world; undefined where there is none. */
export function exerciseTitled(title: string): Exercise | undefined {
  const plain = byTitle().get(title)
  if (plain !== undefined) return plain
  // The title of a themed exercise begins with the things of its world.
  const worlds = allWorlds().filter((world) => title.startsWith(thingsOf(world)))
  return (
    worlds.flatMap(themedIn).find((exercise) => exercise.title === title) ??
    composedTitled(title) ??
    programExerciseTitled(title)
  )
}

/** All questions of the short tests, in the order of their files; what a program prints is asked in two forms. */
export const allQuestions = once((): readonly QuizQuestion[] => {
  const written = Object.entries(quizFiles)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, text]) => parseQuiz(file, text).map((question) => withKnownSubjects(file, question)))
  return [...written, ...written.flatMap((question) => asTrueFalse(question) ?? [])]
})

const questionByTitle = once(() => new Map(allQuestions().map((question) => [question.title, question])))

/** The question of this title; undefined where there is none. */
export const questionTitled = (title: string): QuizQuestion | undefined =>
  questionByTitle().get(title) ?? composedQuestionTitled(title)

function withKnownSubjects<T extends { subjects: readonly string[] }>(file: string, content: T): T {
  const ids = new Set(allCards().map(({ id }) => id))
  const strange = content.subjects.find((subject) => !ids.has(subject))
  if (strange !== undefined) throw new Error(`${file}: field "subjects": "${strange}" is no card`)
  return content
}
