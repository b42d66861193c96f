import { listed } from '~/platform/text/listed'
import { answered, text } from '../../engine/blocks'
import type { Frame, Level, State } from '../../engine/frame'
import { isSpecification } from '../../engine/requests/specification'
import type { Answer, Block, Skill } from '../../engine/skill'
import { ownCode } from '../../engine/state'
import { another } from './another'
import { asksOfAttempt, explained, isAnswer, judged } from './attempts'
import { exerciseBlocks, faultBlocks, hintBlocks, resultBlocks, solutionBlocks, testBlocks } from './blocks'
import { chooseExercises, chooseQuestions, distinct, groupOf, namesAny, spread } from './choose'
import { composedFor, composedQuestionsFor } from './composed/composed-for'
import type { Exercise } from './exercise-file'
import { exerciseLadder } from './exercise-ladder'
import { covering, coveringQuestions, fitting, isForm, libraryWithoutExercises, ofForm, wantedIn } from './fit'
import { exercisesToldIn, givenIn, givenTitles, hintsGiven, lastExercises, lastQuestions } from './given'
import { exercisesAtHand, exercisesSaid } from './meant'
import { nearestNote, planNote, worldNote } from './notes'
import { isTrueFalse } from './quiz-file'
import { readLetters } from './read-letters'
import { type ExerciseWish, ordersExercise, readWish } from './read-wish'
import { nameOf, subjectsOf } from './subjects'
import { taskExercise } from './tasks/task-exercise'
import { worldIn } from './themed/world'

/** Surer than who would explain or mend what is at hand: an exercise is set and this goes on with it. */
const SURE = 0.98
/** Surer than a doubt that goes by the same words: the exercise is what was just spoken of. */
const JUST_SET = 0.989
const DEFAULT_QUESTIONS = 4
/** «Ejercicios de listas», without a number. */
const SEVERAL = 3

/** Sets exercises and short tests, gives hints and solutions, and says what came of an answer. */
export const exercisesSkill: Skill = {
  name: 'exercises',

  accepts(frame, state) {
    if (frame.message.traceback !== null) return 0
    if (
      !isAnswer(frame, state) &&
      !asksOfAttempt(frame, state) &&
      !isLetters(frame, state) &&
      wishOf(frame, state) === null
    )
      return 0
    return isJustSet(state) ? JUST_SET : SURE
  },

  answer(frame, state) {
    if (isAnswer(frame, state)) return judged(frame, state)
    if (asksOfAttempt(frame, state)) return explained(frame, state)
    if (isLetters(frame, state)) return results(frame, state)
    const wish = wishOf(frame, state)
    return wish === null ? null : answerTo(wish, frame, state)
  },
}

const isJustSet = ({ said }: State) => exercisesToldIn(said.at(-1) ?? '').length > 0

function wishOf(frame: Frame, state: State): ExerciseWish | null {
  // «Ejercicio 4: …» with what is to be written is an order.
  const isOrder =
    isSpecification(frame.message) && !ordersExercise(frame.plain) && frame.likely.exercise < MORE_THAN_ALL
  if (ownCode(frame.message) !== null || isOrder) return null
  if (state.code !== null && ASKS_OF_PROGRAM.test(frame.plain)) return null
  const going = goesOnWith(frame, state)
  if (going !== null) return going
  const hasExercise = lastExercises(state).length > 0 || lastQuestions(state).length > 0
  return readWish(frame.plain, hasExercise, state.said.at(-1)?.startsWith('**Pista ') ?? false)
}

/** More likely than all else together. */
const MORE_THAN_ALL = 0.5

/** «pregúntame el archivo», «que me preguntes la carpeta» after a program: it is to ask, and nobody is to be examined. */
const ASKS_OF_PROGRAM =
  /\b(?:preguntame|preguntarme|me preguntes) (?:primero |antes |tambien )?(?:el|la|cuant[oa]s?|que|cual(?:es)?|por (?:el|la|los|las)|los|las)\b(?! (?:leccion|temas?|teoria|tipos?|bucles?|listas|diccionarios|funciones|clases|variables|operadores|condicionales|cadenas|metodos|errores|algo|quieras)\b)/

/** «¿Y del 1?», after the solution or a hint of another of them. */
function goesOnWith({ plain }: Frame, state: State): ExerciseWish | null {
  const last = state.said.at(-1) ?? ''
  if (!OF_OTHER.test(plain) || exercisesSaid(plain, exercisesAtHand(state)).length === 0) return null
  if (last.startsWith('Una solución de ')) return { kind: 'solution' }
  return last.startsWith('**Pista ') ? { kind: 'hint', isConcrete: false } : null
}
const OF_OTHER = /^(?:(?:y|ahora|vale|la|lo|una) )*(?:el|del|para el|de la) (?:\w+ ){0,2}\w+$/

const isLetters = ({ plain, message }: Frame, state: State): boolean =>
  ownCode(message) === null && lastQuestions(state).length > 0 && readLetters(plain, lastQuestions(state)) !== null

function results({ plain }: Frame, state: State): Answer {
  const questions = lastQuestions(state)
  const blocks = resultBlocks(questions, readLetters(plain, questions) ?? [])
  const [question] = questions
  if (questions.length > 1 || question === undefined) return answered('test', blocks)
  const next = chooseQuestions({
    subjects: question.subjects.slice(0, 2),
    isPredicting: false,
    isTrueFalse: isTrueFalse(question),
    given: givenTitles(state),
  })
  const name = nameOf(question.subjects[0])
  return answered('test', [...blocks, ...(next.length > 0 ? testBlocks(next.slice(0, 1), name) : [])])
}

function answerTo(wish: ExerciseWish, frame: Frame, state: State): Answer | null {
  const said = exercisesSaid(frame.plain, exercisesAtHand(state))
  const meant = said.length > 0 ? said : lastExercises(state)
  const [last] = meant
  switch (wish.kind) {
    case 'hint': {
      if (last === undefined) return null
      const given = hintsGiven(state, last)
      const next = Math.min(last.hints.length, given + (wish.isConcrete ? 2 : 1))
      return answered(last.id, given < last.hints.length ? hintBlocks(last, next) : NO_MORE_HINTS)
    }
    case 'solution':
      if (lastQuestions(state).length > 0) return answered('test', resultBlocks(lastQuestions(state), []))
      return last === undefined ? null : answered(last.id, meant.flatMap(solutionBlocks))
    case 'another':
      if (last === undefined)
        return test(
          {
            kind: 'test',
            count: null,
            isPredicting: false,
            isTrueFalse: false,
            isOneByOne: false,
            withSolution: false,
          },
          frame,
          state,
        )
      return another(wish, last, frame, state)
    case 'test':
      return test(wish, frame, state)
    case 'new':
      return newExercises(wish, frame, state)
  }
}

function newExercises(wish: Extract<ExerciseWish, { kind: 'new' }>, frame: Frame, state: State): Answer {
  const library = libraryWithoutExercises(frame.plain)
  if (library !== null) return unknownSubject([library])
  const level = wish.level ?? frame.level
  const about = subjectsOf(frame, state)
  const known = about.length > 1 ? about.filter((id) => !isForm(id, frame.plain)) : about
  const isFree = known.length === 0 && (wish.style === 'project' || namesAny(frame.plain))
  const subjects = known.length > 0 || isFree ? known : USUAL[level]
  const kind = wish.style === 'project' ? 'proyecto' : 'ejercicio'
  const choose = (of: readonly string[]) =>
    chooseExercises({
      subjects: of,
      level,
      // Of days a plan speaks in any case.
      words: wish.days === null ? frame.plain : '',
      given: givenTitles(state),
      kind,
      world: worldIn(wantedIn(frame.plain)),
    })
  const ofSubjects = choose(subjects)
  const all = ofSubjects.length === 0 && kind === 'proyecto' ? choose([]) : ofSubjects
  const fit = ofForm(distinct(fitting(all, frame), givenIn(state)), frame.plain, subjects)
  // Of whatever there is, what is of their level.
  const ofLevelFirst =
    known.length > 0 || isFree ? fit : fit.toSorted((a, b) => Number(b.level === level) - Number(a.level === level))
  const task = isOne(wish)
    ? taskExercise(known.length > 0 ? ofLevelFirst : fitting(choose([]), frame), {
        frame,
        subjects: known,
        given: givenTitles(state),
        level: wish.level,
      })
    : null
  const found = task === null ? ofLevelFirst : [task, ...ofLevelFirst.filter((one) => one !== task)]
  // What a teacher has written a fault into goes before what slips give.
  const isWritten = wish.style === 'find-fault' && found.some((one) => one.subjects[0] === subjects[0])
  const composed = isWritten ? [] : composedFor(wish.style, subjects, givenTitles(state))
  if (found.length === 0 && composed.length === 0)
    return kind === 'proyecto' ? newExercises({ ...wish, style: 'plain' }, frame, state) : unknownSubject(subjects)
  const count = Math.min(wish.count ?? (wish.isSeveral ? SEVERAL : 1), 5)
  const chosen =
    composed.length > 0
      ? composed.slice(0, count)
      : inOrder(covering(ofLevel(found, count, wish), count, frame.plain), count, wish)
  const [first] = chosen
  if (first === undefined) return unknownSubject(subjects)
  const blocks =
    wish.style === 'find-fault' && composed.length === 0
      ? chosen.flatMap(faultBlocks)
      : exerciseBlocks(chosen, wish.withHint)
  const solutions = wish.withSolution ? chosen.flatMap(solutionBlocks) : []
  const given = [
    ...(task === null ? [...nearestNote(frame, subjects), ...worldNote(frame.plain, chosen)] : []),
    ...blocks,
    ...planNote(wish, chosen),
  ]
  const answer = answered(first.id, [...given, ...solutions])
  return chosen.length > 1 ? answer : { ...answer, ladder: exerciseLadder(first, given, solutions) }
}

/** One exercise, of which what is to be done in it may be told. */
const isOne = ({ count, isSeveral, style }: Extract<ExerciseWish, { kind: 'new' }>) =>
  (count ?? 1) === 1 && !isSeveral && style === 'plain'

/** Whoever says how hard they shall be gets no others, while there are enough. */
function ofLevel(
  found: readonly Exercise[],
  count: number,
  { level, isRising }: { level: Level | null; isRising: boolean },
) {
  const own = level === null || isRising || count === 1 ? [] : found.filter((one) => one.level === level)
  return own.length >= count ? own : [...own, ...found.filter((one) => !own.includes(one))]
}

const inOrder = (
  found: readonly Exercise[],
  count: number,
  { isRising, level }: { isRising: boolean; level: Level | null },
) => (count > 1 && (isRising || level === null) ? spread(found, count) : found.slice(0, count))

function test(
  { count, isPredicting, isTrueFalse, isOneByOne, withSolution }: Extract<ExerciseWish, { kind: 'test' }>,
  frame: Frame,
  state: State,
): Answer {
  const subjects = subjectsOf(frame, state)
  const given = givenTitles(state)
  const written = chooseQuestions({ subjects, isPredicting, isTrueFalse, given })
  const questions = isPredicting && !isTrueFalse ? [...written, ...composedQuestionsFor(subjects, given)] : written
  const [first] = questions
  if (first === undefined)
    return newExercises({ ...PLAIN, withSolution, count: count === null ? 1 : MOST }, frame, state)
  const wanted = isOneByOne ? 1 : (count ?? (/\bpreguntame\b/.test(frame.plain) ? 1 : DEFAULT_QUESTIONS))
  const asked = (LISTS.test(frame.message.prose) ? coveringQuestions(questions, wanted, frame.plain) : questions).slice(
    0,
    wanted,
  )
  const answers = withSolution ? [HEADING_OF_ANSWERS, ...resultBlocks(asked, [])] : []
  const few =
    asked.length < wanted
      ? [text(`De ${nameOf(subjects[0])} no tengo ${wanted} preguntas de ese tipo, pero sí estas.`)]
      : []
  const about = listed([...new Set(asked.map((one) => groupOf(one, subjects)))].filter((id) => id !== '').map(nameOf))
  return answered('test', [...few, ...testBlocks(asked, about || nameOf(subjects[0]), answers.length > 0), ...answers])
}

/** «Sobre DataFrames: seleccionar columnas, filtrar filas, faltantes y describe»: of each something. */
const LISTS = /:[^:]*,[^:]* [yeo] /

/** Exercises, where there are no questions. */
const PLAIN: Extract<ExerciseWish, { kind: 'new' }> = {
  kind: 'new',
  count: 1,
  days: null,
  isSeveral: false,
  level: null,
  isRising: false,
  withHint: false,
  withSolution: false,
  style: 'plain',
}
const MOST = 3

const HEADING_OF_ANSWERS: Block = { kind: 'heading', text: 'Las respuestas' }

/** What is set where nothing says what: of each level what its learners are about. */
const USUAL: Record<Level, readonly string[]> = {
  principiante: ['input', 'variable', 'if', 'for', 'lista'],
  intermedio: ['lista', 'diccionario', 'funcion', 'str'],
  avanzado: ['recursion', 'clase', 'diccionario'],
}

const NO_MORE_HINTS: Block[] = [
  text('Ya te he dado las tres pistas. Pégame lo que llevas y lo miramos, o pídeme «la solución».'),
]
function unknownSubject(subjects: readonly string[]): Answer {
  const about =
    subjects.length > 0
      ? `De ${nameOf(subjects[0])} no tengo ejercicios preparados`
      : 'De eso no tengo ejercicios preparados'
  return {
    outcome: 'asked',
    blocks: [
      text(
        `${about}. ¿Te sirve de otro tema? Tengo de condiciones, bucles, textos, listas, diccionarios, conjuntos, funciones, recursividad, clases, archivos y errores.`,
      ),
    ],
  }
}
