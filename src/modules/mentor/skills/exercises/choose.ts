import { byWord } from '~/platform/text/by-word'
import type { Level } from '../../engine/frame'
import { stemOfToken, tokensOf } from '../../engine/lexicon/spot-terms'
import { cardOf } from '../concepts/cards/cards'
import type { Exercise } from './exercise-file'
import { allQuestions, exercisesIn } from './exercises'
import { isTrueFalse, type QuizQuestion } from './quiz-file'
import { usualWorld, type World } from './themed/world'

const LEVELS: readonly Level[] = ['principiante', 'intermedio', 'avanzado']
/** What speaks for an exercise: its main subject is asked for (first, of several), several of its subjects together, another of its subjects, its world, a word of its statement, its level. */
const POINTS = {
  main: 4,
  first: 1,
  together: 2,
  subject: 2,
  neighbour: 0.8,
  world: 3,
  word: 0.6,
  level: 1.5,
  nearLevel: 0.5,
}
const MAX_WORD_POINTS = 1.8

export type Asked = {
  /** Ids of cards; none where any subject will do. */
  subjects: readonly string[]
  level: Level | null
  words: string
  /** Titles that were given already. */
  given: ReadonlySet<string>
  kind?: Exercise['kind']
  /** What of life it shall be about; null where nothing is wished. */
  world?: World | null
}

/** Exercises for what is asked, best first; none where the subject is not among theirs. */
export function chooseExercises({
  subjects,
  level,
  words,
  given,
  kind = 'ejercicio',
  world = null,
}: Asked): Exercise[] {
  const stems = stemsIn(words)
  const said = new Set(longStems(words))
  const fitting = exercisesIn(world ?? usualWorld())
    .filter((exercise) => exercise.kind === kind && !given.has(exercise.title))
    .map((exercise) => ({ exercise, fit: subjectPoints(exercise, subjects) }))
    .filter(({ fit }) => subjects.length === 0 || fit > 0)
  return ownOf(fitting)
    .map(({ exercise, fit }) => ({
      exercise,
      points:
        fit +
        levelPoints(exercise.level, level) +
        wordPoints(exercise, said) +
        (subjects.length === 0 && isTitled(exercise, stems) ? POINTS.subject : 0) +
        (world !== null && exercise.world === world.id ? POINTS.world : 0),
    }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ exercise }) => exercise)
}

/** Whether words name an exercise by its title: «un ejercicio de palíndromos», which no card is about. */
export const namesAny = (words: string): boolean =>
  exercisesIn(usualWorld()).some((exercise) => isTitled(exercise, stemsIn(words)))

const isTitled = ({ title }: Exercise, said: readonly string[]): boolean =>
  stemsIn(title).some((stem) => said.includes(stem) && !COMMON.has(stem))

const stemsIn = (words: string): string[] =>
  tokensOf(words)
    .map(stemOfToken)
    .filter(({ length }) => length >= SHORTEST)
const SHORTEST = 4
const longStems = (words: string): string[] =>
  tokensOf(words)
    .map(stemOfToken)
    .filter(({ length }) => length > 4)
/** Titles have them, and they say nothing of what one practises. */
const COMMON = new Set(
  stemsIn(
    'numero numeros palabra palabras ejercicio principiante primero segundo mayor menor sobre hasta entre producto productos nombre prueba funcion tienda texto valor ultimo dentro',
  ),
)

/** What is but near a subject is set only where nothing is about the subject itself. */
function ownOf<T extends { fit: number }>(fitting: readonly T[]): readonly T[] {
  const own = fitting.filter(({ fit }) => fit >= POINTS.subject)
  return own.length > 0 ? own : fitting
}

function subjectPoints({ subjects: own }: { subjects: readonly string[] }, asked: readonly string[]): number {
  const shared = asked.filter((id) => own.includes(id) || GENERAL[id]?.some((kind) => own.includes(kind)))
  // «Que junte bucles y condiciones»: of several subjects, what is about most of them.
  const together = Math.max(0, shared.length - 1) * POINTS.together
  return asked.reduce((sum, id, at) => {
    if (own[0] === id) return sum + POINTS.main + (at === 0 && asked.length > 1 ? POINTS.first : 0)
    if (own.includes(id)) return sum + POINTS.subject
    if (GENERAL[id]?.some((kind) => own.includes(kind))) return sum + POINTS.subject
    const near = cardOf(id)?.neighbours ?? []
    return near.some((other) => own[0] === other) ? sum + POINTS.neighbour : sum
  }, together)
}

/** Words for several subjects. */
const GENERAL: Record<string, readonly string[]> = byWord({
  bucle: ['for', 'while', 'bucle-anidado'],
  objeto: ['clase', 'herencia'],
  excepcion: ['try'],
  generador: ['generador'],
  algoritmo: ['bucle-anidado', 'recursion', 'while', 'pila'],
})

/** The subjects that a wider word stands for. */
export const narrowerThan = (id: string): readonly string[] => GENERAL[id] ?? []

const levelPoints = (own: Level, asked: Level | null) =>
  asked === null
    ? 0
    : own === asked
      ? POINTS.level
      : Math.abs(LEVELS.indexOf(own) - LEVELS.indexOf(asked)) === 1
        ? POINTS.nearLevel
        : 0

function wordPoints({ title, statement }: Exercise, said: ReadonlySet<string>): number {
  const own = new Set(tokensOf(`${title} ${statement}`).map(stemOfToken))
  return Math.min(MAX_WORD_POINTS, [...said].filter((word) => own.has(word)).length * POINTS.word)
}

/** From easy to hard, without losing who fits best within a level. */
const byLevel = (exercises: readonly Exercise[]): Exercise[] =>
  exercises.toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))

/** As many as wanted, spread over the levels, easy first. */
export function spread(exercises: readonly Exercise[], count: number): Exercise[] {
  const chosen: Exercise[] = []
  const left = [...exercises]
  for (let at = 0; chosen.length < count && left.length > 0; at += 1) {
    const level = LEVELS[Math.min(LEVELS.length - 1, Math.floor((at * LEVELS.length) / count))]
    const index = Math.max(
      0,
      left.findIndex((exercise) => exercise.level === level),
    )
    chosen.push(...left.splice(index, 1))
  }
  return byLevel(chosen)
}

/** How much there is to write, within a level and over them; what has a name and parameters is more than the same lines. */
export const effortOf = ({ level, solution }: Exercise): number => {
  const words = (solution.match(/\w+/g) ?? []).length + DEFINING * (solution.match(/\b(?:def|class)\b/g) ?? []).length
  return LEVELS.indexOf(level) * MOST_WORDS + Math.min(MOST_WORDS - 1, words)
}
const DEFINING = 10
const MOST_WORDS = 1_000

/** Whether one asks for the same as another: in another world, or in other words. */
export const isAlike = (one: Exercise, other: Exercise): boolean =>
  one.level === other.level && one.subjects.join() === other.subjects.join()

/** Those last that ask for the same as one before them, or as one that was given. */
export function distinct(exercises: readonly Exercise[], given: readonly Exercise[]): Exercise[] {
  const isFresh = exercises.map(
    (one, at) => ![...given, ...exercises.slice(0, at)].some((other) => isAlike(one, other)),
  )
  return [...exercises.filter((_, at) => isFresh[at]), ...exercises.filter((_, at) => !isFresh[at])]
}

type AskedQuestions = {
  subjects: readonly string[]
  isPredicting: boolean
  isTrueFalse: boolean
  given: ReadonlySet<string>
}

/** Questions of the short tests for what is asked, best first; none where the subject is not among theirs. */
export function chooseQuestions({
  subjects,
  isPredicting,
  isTrueFalse: wanted,
  given,
}: AskedQuestions): QuizQuestion[] {
  const ofForm = allQuestions().filter((question) => isTrueFalse(question) === wanted)
  const fitting = mixed(ofForm, subjects.length === 0)
    .filter(({ title, program }) => !given.has(title) && (!isPredicting || program !== null))
    .map((question) => ({ question, fit: subjectPoints(question, subjects) }))
    .filter(({ fit }) => subjects.length === 0 || fit > 0)
  const best = ownOf(fitting)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ question }) => question)
  return inRounds(best, (question) => groupOf(question, subjects))
}

/** Which of the subjects that are asked for a question is about, its main one if that is among them. */
export const groupOf = ({ subjects: own }: QuizQuestion, subjects: readonly string[]): string =>
  own.find((id) => subjects.includes(id)) ?? ''

/** Of every subject something, where none is named. */
const mixed = (questions: readonly QuizQuestion[], isMixed: boolean): readonly QuizQuestion[] =>
  isMixed ? inRounds(questions, ({ subjects }) => subjects.at(-1) ?? '') : questions

/** The first of each group, then the second of each, and so on. */
function inRounds(questions: readonly QuizQuestion[], groupBy: (question: QuizQuestion) => string): QuizQuestion[] {
  const place = new Map<string, number>()
  return questions
    .map((question) => {
      const group = groupBy(question)
      const round = place.get(group) ?? 0
      place.set(group, round + 1)
      return { question, round }
    })
    .toSorted((a, b) => a.round - b.round)
    .map(({ question }) => question)
}

export const harder = (level: Level): Level => LEVELS[Math.min(2, LEVELS.indexOf(level) + 1)] ?? level
export const easier = (level: Level): Level => LEVELS[Math.max(0, LEVELS.indexOf(level) - 1)] ?? level
