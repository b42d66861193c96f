import type { Module } from '../../../python/ast'
import { applyEdits } from '../../../python/edit'
import type { Budget } from '../../../python/evaluate/evaluate'
import { Program } from '../../../python/program/indexed-program'
import type { Fault } from '../find-faults'
import type { Detectors, Found } from '../found'
import { ARITHMETIC_CHANGES } from './changes/arithmetic'
import { CALL_CHANGES } from './changes/calls'
import { CONDITION_CHANGES } from './changes/conditions'
import { NAME_CHANGES } from './changes/names'
import { NUMBER_CHANGES } from './changes/numbers'
import { STATEMENT_CHANGES } from './changes/statements'
import { writtenChanges } from './changes/written'
import { fitOf, type Trial } from './trial'

/** Small changes that beginners' programs need, by what they are. */
export const CHANGES: Detectors = {
  ...CONDITION_CHANGES,
  ...ARITHMETIC_CHANGES,
  ...NUMBER_CHANGES,
  ...NAME_CHANGES,
  ...STATEMENT_CHANGES,
  ...CALL_CHANGES,
  ...writtenChanges([]),
}

const only = (...kinds: string[]): Detectors =>
  Object.fromEntries(Object.entries(CHANGES).filter(([kind]) => kinds.includes(kind)))
/** A number with the wrong sign: what is taken from what. */
const SIDE_CHANGES = only('try-sides', 'try-arguments-order')
/** What lets a loop come to its end without making it another loop. */
const ENDING_CHANGES = only('try-out-of-block', 'try-into-block', 'try-operator')

const MAX_CHARACTERS = 2_500
const MAX_OF_A_KIND = 60
const MAX_TRIED = 220
const STEPS = 40_000
/** A program that is mended takes about as long as it did; one that now runs for ever is left early. */
const stepsOfOne = (before: number) => Math.min(4_000, 400 + 4 * before)

export type Repair = Fault & { fit: number }

/** The small changes after which a program does what its author says it should, the likeliest first. */
export function repairs(trial: Trial, tree: Module, plain = ''): Repair[] {
  if (tree.errors.length > 0 || tree.source.length > MAX_CHARACTERS) return []
  const budget: Budget = { steps: STEPS, ofOne: stepsOfOne(trial.steps) }
  const tried = new Set<string>([tree.source])
  const met: Repair[] = []
  for (const fault of candidates(new Program(tree), trial).slice(0, MAX_TRIED)) {
    if (budget.steps <= 0) break
    const source = changed(tree.source, fault)
    if (source === null || tried.has(source)) continue
    tried.add(source)
    const fit = fitOf(trial, source, budget)
    if (fit > 0) met.push({ ...fault, fit: fit + (HINTS[fault.kind]?.test(plain) ? HINTED : 0) })
  }
  // Of a wrong answer alone it is not known what is right: several places that could be meant are none.
  if (trial.goal.kind === 'other' && new Set(met.map(({ line }) => line)).size > 1) return []
  return met.toSorted((a, b) => b.fit * b.certainty - a.fit * a.certainty)
}

const HINTED = 0.2
const TURNED = /\b(?:al reves|contrari[oa]|cambiad[oa]s?|inverti\w*)\b/
const LIMIT =
  /\b(?:falta\w*|ultim\w+|primer\w*|de (?:mas|menos)|llega\w*|sobra\w*|limite|just[oa]s?|exact\w+|incluid\w*|corto)\b/
/** What somebody says beside the result makes some changes likelier. */
const HINTS: Readonly<Record<string, RegExp>> = {
  'try-opposite': TURNED,
  'try-sides': TURNED,
  'try-arguments-order': TURNED,
  'try-limit': LIMIT,
  'try-range': LIMIT,
  'try-slice': LIMIT,
  'try-format': /\b(?:decimal\w*|ceros?|cifras)\b/,
  'try-option': /\b(?:orden\w*|misma linea|separad\w*|guion\w*)\b/,
}

function candidates(p: Program, { goal }: Trial): Fault[] {
  const faults: Fault[] = []
  // Where it is only known what is wrong, but not what is right, a condition is all that may be doubted.
  const kinds = kindsFor(goal)
  for (const [kind, propose] of Object.entries(kinds)) {
    let count = 0
    for (const found of propose(p)) {
      faults.push({ ...found, kind, line: p.line(found.at) })
      count += 1
      if (count === MAX_OF_A_KIND) break
    }
  }
  return faults.toSorted((a, b) => b.certainty - a.certainty)
}

function kindsFor(goal: Trial['goal']): Detectors {
  if (goal.kind === 'other') return CONDITION_CHANGES
  if (goal.kind === 'ends') return ENDING_CHANGES
  if (goal.kind === 'written') return writtenChanges(goal.values)
  return goal.kind === 'values' && goal.isSign ? SIDE_CHANGES : CHANGES
}

function changed(source: string, { edits }: Found): string | null {
  if (!edits || edits.length === 0) return null
  const inOrder = edits.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const collide = inOrder.some(({ from }, at) => from < (inOrder[at - 1]?.to ?? 0))
  return collide ? null : applyEdits(source, inOrder)
}
