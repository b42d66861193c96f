import { answered, text } from '../../engine/blocks'
import type { Frame, State } from '../../engine/frame'
import type { Answer, Block } from '../../engine/skill'
import { exerciseBlocks } from './blocks'
import { chooseExercises, distinct, easier, effortOf, harder, isAlike } from './choose'
import type { Exercise } from './exercise-file'
import { exerciseLadder } from './exercise-ladder'
import { fitting, isForm, ofForm } from './fit'
import { givenIn, givenTitles } from './given'
import type { ExerciseWish, Step } from './read-wish'
import { namedSubjects, nameOf } from './subjects'
import { allWorlds, worldIn } from './themed/world'

/** What is set after an exercise: of its subject and world, as hard, harder or easier. */
export function another(
  { step, count }: Extract<ExerciseWish, { kind: 'another' }>,
  from: Exercise,
  frame: Frame,
  state: State,
): Answer {
  const { plain } = frame
  const named = namedSubjects(frame).filter((id) => !isForm(id, plain))
  const given = givenTitles(state)
  const world = worldIn(plain) ?? allWorlds().find(({ id }) => id === from.world) ?? null
  const level = step === 'harder' ? harder(from.level) : step === 'easier' ? easier(from.level) : from.level
  const chooseOf = (of: readonly string[]) => chooseExercises({ subjects: of, level, words: plain, given, world })
  const subjects = named.length > 0 ? named : subjectAt(from, state)
  const shares = (one: Exercise) => named.filter((id) => one.subjects.includes(id)).length
  const ofSubject = ofForm(distinct(fitting(chooseOf(subjects), frame), []), plain, subjects).toSorted(
    (a, b) => shares(b) - shares(a),
  )
  const isStep = (one: Exercise) =>
    step === 'same'
      ? one.level === level
      : step === 'harder'
        ? effortOf(one) > effortOf(from)
        : effortOf(one) < effortOf(from) && subjects.includes(one.subjects[0] ?? '')
  const before = givenIn(state)
  const onward = ofSubject.filter((one) => isStep(one) && !before.some((other) => isAlike(one, other)))
  const best = [...onward.filter((one) => one.level === level), ...onward]
  // Nothing easier of the same: that one, in steps.
  if (best.length === 0 && step === 'easier' && named.length === 0 && count === null) return inSteps(from, subjects)
  const alike =
    step === 'harder' ? chooseOf(from.subjects).filter(isStep) : ofSubject.filter((one) => one.level === level)
  const found = [...best, ...alike, ...(step === 'harder' ? chooseOf([]).filter(isStep) : ofSubject)]
  const chosen = [...new Set(found)].slice(0, count ?? 1)
  const [exercise] = chosen
  if (exercise === undefined) return NO_MORE
  const blocks = [
    ...(best.length > 0 || step === 'easier' || (step === 'same' && (named.length > 0 || exercise.level === level))
      ? []
      : [stepNote(step, exercise, subjects)]),
    ...exerciseBlocks(chosen, false),
  ]
  const answer = answered(exercise.id, blocks)
  return chosen.length > 1 ? answer : { ...answer, ladder: exerciseLadder(exercise, blocks) }
}

/** What the conversation practises: of the subjects of its last exercise, that of most of those before. */
function subjectAt({ subjects }: Exercise, state: State): string[] {
  const given = givenIn(state)
  const shared = (id: string) => given.filter((one) => one.subjects.includes(id)).length
  return subjects.toSorted((a, b) => shared(b) - shared(a)).slice(0, 1)
}

/** Told where none is left of the subject that is harder, or of the same level. */
const stepNote = (step: Step, { subjects, level }: Exercise, [subject]: readonly string[]): Block =>
  text(
    step === 'harder'
      ? `De ${nameOf(subject)} no me queda ninguno más difícil: este es de ${nameOf(subjects[0])}, de nivel ${level}.`
      : `De ${nameOf(subject)} ya no me queda ninguno del mismo nivel: este es de nivel ${level}.`,
  )

const inSteps = (exercise: Exercise, [subject]: readonly string[]): Answer =>
  answered(exercise.id, [
    text(`De ${nameOf(subject)} no me queda ninguno más fácil que **${exercise.title}**. Vamos por partes con ese:`),
    { kind: 'list', items: exercise.hints.slice(0, -1) },
    text('Haz solo lo primero y pégame lo que te salga. Si no basta, pídeme «otra pista» o «la solución».'),
  ])

const NO_MORE: Answer = {
  outcome: 'unknown',
  blocks: [
    text(
      'De eso no me quedan más ejercicios. Dime otro tema (bucles, listas, diccionarios, funciones, clases…) y te pongo uno.',
    ),
  ],
}
