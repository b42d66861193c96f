import type { Frame, State } from '../../engine/frame'
import { readTask } from '../../engine/task/read-task'
import type { Draft, Maker } from '../../engine/task/task'
import { parsePython } from '../../python/parse'
import { isAbsurd } from './absurd/absurd'
import { accounted } from './accounted'
import { withEdgeCases } from './edge-cases'
import { asStated } from './fixed/as-stated'
import { withStatedValue } from './fixed/stated-value'
import { withNamedFunction } from './named-function'
import { recipesMaker } from './recipes/recipes-maker'
import { keepsForm } from './stated-form'

export type At = { frame: Frame; state: State }

/** A name that nobody stated makes makers surer than they should be. */
const LEAST_BY_NAME = 0.72
/** What a function is given is guessed from what it is about: a recipe that knows goes before. */
const GUESSED = 0.14

/** The best of what makers propose, the first of those that are equally good. */
export const bestDraft = (makers: readonly Maker[], at: At): Draft | null => bestOf(draftsFor(makers, at), at)

/** Below this a draft is more likely another program. */
const LIKELY = 0.5

/** The best of those that leave nothing out, where there is one: what is gone on with must not lose a part. */
export function bestWholeDraft(makers: readonly Maker[], at: At): Draft | null {
  const drafts = draftsFor(makers, at)
  return (
    bestOf(
      drafts.filter((draft) => draft.fit >= LIKELY && isWhole(draft)),
      at,
    ) ?? bestOf(drafts, at)
  )
}

export const isWhole = ({ missing = [], unmet }: Draft) => missing.length + unmet.length === 0

function bestOf(all: readonly Draft[], at: At): Draft | null {
  const best = surestOf(all)
  if (best === null || best.fit < LIKELY || keepsForm(best.code, at.frame)) return best
  return bestOf(
    all.filter(({ code }) => code !== best.code),
    at,
  )
}

function surestOf(drafts: readonly Draft[]): Draft | null {
  const best = drafts.reduce<Draft | null>(
    (found, draft) => (found === null || worth(draft) > worth(found) ? draft : found),
    null,
  )
  if (best !== null && best.fit >= LIKELY) return best
  // How rare its words are among all recipes says nothing against one that has all of them.
  const whole = drafts.find((draft) => draft.saysAll && isWhole(draft))
  return whole === undefined ? best : { ...whole, fit: Math.max(whole.fit, SAYS_ALL) }
}
/** What a recipe fits that says all words of a request, where no other program does. */
const SAYS_ALL = 0.75

function draftsFor(makers: readonly Maker[], { frame, state }: At): Draft[] {
  const task = readTask(frame)
  const given = withNamedFunction(frame)
  // Recipes have names of their own.
  const others = makers.filter((maker) => maker !== recipesMaker)
  const byName = given === null ? [] : withEdges(others, { frame: given.frame, state })
  const apart = withEdgeCases(frame)
  const whole = proposed(makers, { frame, state })
  const byRest =
    apart === null ? [] : proposed(makers, { frame: apart.frame, state }).map((draft) => surest(draft, whole))
  return [
    ...[...whole, ...byRest.flatMap((draft) => apart?.edged(draft) ?? [])].map((draft) =>
      accounted(asStated(withStatedValue(draft, task), task), task),
    ),
    ...byName
      .map((draft) => accounted(draft, task))
      .filter(({ fit }) => fit >= LEAST_BY_NAME)
      .map((draft) => ({ ...draft, fit: draft.fit - (given?.isGuess ? GUESSED : 0) }))
      .map((draft) => given?.named(draft) ?? draft),
  ]
}

/** What is proposed for a request, and for it without its edge cases with these put in. */
function withEdges(makers: readonly Maker[], at: At): Draft[] {
  const apart = withEdgeCases(at.frame)
  const byRest = apart === null ? [] : proposed(makers, { ...at, frame: apart.frame })
  return [...byRest.flatMap((draft) => apart?.edged(draft) ?? []), ...proposed(makers, at)]
}

/** Of fewer words the same program is read with less to go by. */
const surest = (draft: Draft, others: readonly Draft[]): Draft => ({
  ...draft,
  fit: Math.max(draft.fit, ...others.filter(({ code }) => code === draft.code).map(({ fit }) => fit)),
})

/** A program that cannot be read is none, and one that makes no sense is not the one that was asked for. */
function proposed(makers: readonly Maker[], { frame, state }: At): Draft[] {
  const task = readTask(frame)
  return makers
    .flatMap((maker) => maker(task, frame, state))
    .filter(({ code }) => {
      const module = parsePython(code)
      return module.errors.length === 0 && !isAbsurd(module, task, frame.message.text) && !TWO_AS_ONE.test(code)
    })
}

/** «clientes.csv, pedidos.csv» is no name of a file. */
const TWO_AS_ONE = /\.(?:csv|xlsx?|json|txt), ?[\w.]+\.(?:csv|xlsx?|json|txt)['"]/

/** A stated constraint that is not honoured costs as much as a doubt. */
const UNMET_COST = 0.12
const worth = ({ fit, unmet }: Draft) => fit - UNMET_COST * unmet.length
