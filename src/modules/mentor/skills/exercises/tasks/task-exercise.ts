import { once } from '~/platform/once'
import type { Frame } from '../../../engine/frame'
import { termsIn } from '../../../engine/lexicon/terms'
import { readMessage } from '../../../engine/reading/read-message'
import { startState } from '../../../engine/state'
import { readTask } from '../../../engine/task/read-task'
import type { Constraint } from '../../../engine/task/task'
import { understand } from '../../../engine/understand'
import { saidIn } from '../../../engine/wordings/said'
import { parsePython } from '../../../python/parse'
import { spotCards } from '../../concepts/find/read-question'
import { unmet } from '../../write/constraints'
import { rankIndex, rankPrograms } from '../../write/library/rank/rank-programs'
import type { Section } from '../../write/recipes/program-body'
import type { Program } from '../../write/recipes/program-file'
import type { Exercise } from '../exercise-file'
import { isInTree, practises } from './practises'
import { programExercise } from './program-exercise'
import { saidShares } from './said-share'
import { type TaskTerms, taskOf, taskTermsIn } from './task-terms'

/** What must be said of a task for an exercise to be one of it. */
const [ENOUGH, ENOUGH_OF_EXERCISE] = [0.6, 0.5]
/** A program of the library takes the place of an exercise that says so much less of the task. */
const CLEARLY_MORE = 0.2
/** What says as good as that much is as good, and the first of them the best otherwise. */
const NEARLY = 0.1
const MAX_TRIED = 10
/** What makes a program a good exercise: a function or class that can be tried, few lines, the level that is wished for. */
const WORTH = { title: 1, likely: 1, tried: 0.5, level: 0.2, line: 0.01, class: 1 }

type Wished = {
  frame: Frame
  subjects: readonly string[]
  given: ReadonlySet<string>
  level: string | null
}

/**
 * The exercise of what shall be done in it: the first of `found` (best first) that says the most of it, or the library's program where that
 * says clearly more. Null where no task is told, or nobody knows it.
 */
export function taskExercise(found: readonly Exercise[], wished: Wished): Exercise | null {
  const { all, own } = taskTermsIn(wished.frame.plain)
  const terms = { all: all.filter(isKnown), own: own.filter(isKnown) }
  if (terms.own.length === 0) return null
  const shares = saidShares(found, terms)
  const most = Math.max(0, ...shares)
  const best = bestProgram(terms, wished)
  if (best !== null && best.share > most + CLEARLY_MORE) return best.exercise
  return most >= ENOUGH_OF_EXERCISE ? (found[shares.findIndex((share) => share >= most - NEARLY)] ?? null) : null
}

/** What no program says is no task: a team, a name. */
const isKnown = (term: string): boolean =>
  rankIndex()
    .weigh({ terms: [term], pairs: [] })
    .shares[IN_ASKS]?.some((share) => share > 0) ?? false

const places = once(() => new Map(rankIndex().programs.map(({ entry }, at) => [entry, at])))

function bestProgram({ all, own }: TaskTerms, { frame, subjects, given, level }: Wished) {
  const index = rankIndex()
  const [whole, of] = [all, own].map((terms) => index.weigh(saidIn(terms.join(' '))))
  const { constraints } = readTask(frame)
  const candidates = rankPrograms(understand(readMessage(`programa de ${taskOf(frame.plain)}`), startState()))
    .slice(0, MAX_TRIED)
    .flatMap(({ entry, likely }) => {
      const at = places().get(entry) ?? -1
      const titled = whole?.titleSaid[at] ?? 0
      const isSaid = (of?.shares[IN_ASKS]?.[at] ?? 0) >= ENOUGH_OF_TASK || titled >= ALL
      const share = Math.max(whole?.shares[IN_ASKS]?.[at] ?? 0, titled >= ALL ? titled : 0)
      const section =
        entry.elsewhere === undefined && isSaid && share >= ENOUGH && isOf(entry, subjects)
          ? sectionFor(entry, subjects, constraints)
          : undefined
      if (section === undefined) return []
      const exercise = programExercise(entry, section)
      const title = termsIn(entry.title)
      const inTitle = all.filter((term) => title.includes(term)).length / all.length
      const isTitled = own.some((term) => title.includes(term)) || all.filter((term) => title.includes(term)).length > 1
      return given.has(exercise.title) || !isTitled
        ? []
        : { exercise, share, worth: worthOf(exercise, { titled: titled + inTitle, likely, level, section, subjects }) }
    })
  return candidates.toSorted((a, b) => b.worth - a.worth)[0] ?? null
}
/** The whole title of a program is said. */
const [ALL, ENOUGH_OF_TASK] = [0.8, 0.5]

type Weighed = { titled: number; likely: number; level: string | null; section: Section; subjects: readonly string[] }

/** How good an exercise a program is for what is wished. */
const worthOf = (exercise: Exercise, { titled, likely, level, section, subjects }: Weighed): number =>
  WORTH.title * titled +
  WORTH.likely * likely +
  (exercise.checks.length > 0 ? WORTH.tried : 0) +
  (level === exercise.level ? WORTH.level : 0) -
  WORTH.line * section.code.split('\n').length -
  (section.kind === 'class' && !subjects.some((id) => OF_CLASSES.has(id)) ? WORTH.class : 0)
const OF_CLASSES = new Set(['clase', 'objeto', 'herencia', 'polimorfismo', 'metodo', 'init', 'property', 'dataclass'])
/** The place of `inAsks` in `SHARES`. */
const IN_ASKS = 7

/** What is practised must be in the program, where its tree tells that; else it must be named where the program is. */
function isOf({ title, asks, body }: Program, subjects: readonly string[]): boolean {
  const told = subjects.filter((id) => !isInTree(id))
  const named = told.length === 0 ? [] : spotCards([title, ...asks].join(' . ')).map(({ entry }) => entry.id)
  return (
    told.every((id) => named.includes(id)) &&
    body.sections.some(({ code }) => subjects.filter(isInTree).every((id) => practises(code, id)))
  )
}

/** The way of writing a program that practises what is wished and keeps to the conditions: a function before a program. */
function sectionFor(
  { body }: Program,
  subjects: readonly string[],
  constraints: readonly Constraint[],
): Section | undefined {
  const fitting = body.sections.filter(
    ({ code }) =>
      subjects.filter(isInTree).every((id) => practises(code, id)) &&
      unmet(parsePython(code), constraints).length === 0,
  )
  return fitting.find(({ kind }) => kind !== 'program') ?? fitting[0]
}
