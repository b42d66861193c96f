import type { CodePart } from '../../engine/message'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { type Check, checksOf, foundIn } from './check-program'
import type { Exercise } from './exercise-file'

/** What came of somebody's answer to an exercise. */
export type Verdict =
  | { kind: 'passed'; count: number }
  /** `found` is what a call gives; `screen` what a program shows. */
  | { kind: 'failed'; check: Check; found: string | null; screen: string }
  | { kind: 'raised'; check: Check; error: string }
  /** The function or class that is asked for is not there. */
  | { kind: 'missing'; name: string }
  /** It cannot be run within bounds, or nothing is known that it must do. */
  | { kind: 'unknown' }

/** Runs somebody's answer against the checks of an exercise, within the bounds of the evaluator. */
export function checkAnswer(exercise: Exercise, { tree, code }: Pick<CodePart, 'tree' | 'code'>): Verdict {
  const missing = missingName(exercise, tree)
  if (missing !== null) return { kind: 'missing', name: missing }
  const named = code + aliasIn(exercise, tree)
  const checks = checksOf(exercise)
  if (checks.length === 0) return { kind: 'unknown' }
  for (const check of checks) {
    const verdict = runCheck(check, named)
    if (verdict !== null) return verdict
  }
  return { kind: 'passed', count: checks.length }
}

/** Null where the check passes. */
function runCheck(check: Check, code: string): Verdict | null {
  const { program, input, passes } = check
  const result = evaluateProgram(parsePython(program(code)), { input })
  if (result.kind === 'done')
    return passes(result.output)
      ? null
      : { kind: 'failed', check, found: foundIn(result.output), screen: result.output }
  if (result.kind === 'raised') return { kind: 'raised', check, error: `${result.type}: ${result.message}` }
  return { kind: 'unknown' }
}

export const definedIn = (tree: CodePart['tree']) =>
  tree.body.flatMap((node) => (node.kind === 'function' || node.kind === 'class' ? node.name : []))

/** Whether an attempt defines something by the name that the solution gives it. */
export const definesNamesOf = ({ solution }: Exercise, { tree }: Pick<CodePart, 'tree'>): boolean => {
  const own = definedIn(tree)
  return definedIn(parsePython(solution)).some((name) => own.includes(name))
}

/** What the solution defines and the answer does not, where no name of the answer can stand for it. */
function missingName({ solution, checks }: Exercise, tree: CodePart['tree']): string | null {
  if (checks.length === 0) return null
  const wanted = definedIn(parsePython(solution))
  const own = definedIn(tree)
  const missing = wanted.filter(
    (name) => !own.includes(name) && checks.some(([expression]) => expression.includes(name)),
  )
  return missing.length === 0 || (wanted.length === 1 && own.length === 1) ? null : (missing[0] ?? null)
}

/** What is put behind the answer of somebody who called the one function otherwise: that is not wrong. */
export function aliasIn({ solution, checks }: Exercise, tree: CodePart['tree']): string {
  const [wanted, ...more] = definedIn(parsePython(solution))
  const [own, ...others] = definedIn(tree)
  if (checks.length === 0 || wanted === undefined || own === undefined || more.length + others.length > 0) return ''
  return own === wanted ? '' : `\n\n${wanted} = ${own}\n`
}
