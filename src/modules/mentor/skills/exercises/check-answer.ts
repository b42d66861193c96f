import type { CodePart } from '../../engine/message'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { type Check, checksOf, foundIn } from './check-program'
import type { Exercise } from './exercise-file'

/** What came of somebody's answer to an exercise. */
export type Verdict =
  | { kind: 'passed'; count: number }
  | { kind: 'failed'; says: string; found: string | null }
  | { kind: 'raised'; says: string; error: string }
  /** The function or class that is asked for is not there. */
  | { kind: 'missing'; name: string }
  /** It cannot be run within bounds. */
  | { kind: 'unknown' }

/** Runs somebody's answer against the checks of an exercise, within the bounds of the evaluator. */
export function checkAnswer(exercise: Exercise, { tree, code }: Pick<CodePart, 'tree' | 'code'>): Verdict {
  const missing = missingName(exercise, tree)
  if (missing !== null) return { kind: 'missing', name: missing }
  const named = withAlias(exercise, code, tree)
  const checks = checksOf(exercise)
  for (const check of checks) {
    const verdict = runCheck(check, named)
    if (verdict !== null) return verdict
  }
  return { kind: 'passed', count: checks.length }
}

/** Null where the check passes. */
function runCheck({ program, input, passes, says }: Check, code: string): Verdict | null {
  const result = evaluateProgram(parsePython(program(code)), { input })
  if (result.kind === 'done')
    return passes(result.output) ? null : { kind: 'failed', says, found: foundIn(result.output) }
  if (result.kind === 'raised') return { kind: 'raised', says, error: `${result.type}: ${result.message}` }
  return { kind: 'unknown' }
}

const definedIn = (tree: CodePart['tree']) =>
  tree.body.flatMap((node) => (node.kind === 'function' || node.kind === 'class' ? node.name : []))

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

/** Somebody who called the one function otherwise is not wrong. */
function withAlias({ solution, checks }: Exercise, code: string, tree: CodePart['tree']): string {
  const [wanted, ...more] = definedIn(parsePython(solution))
  const [own, ...others] = definedIn(tree)
  if (checks.length === 0 || wanted === undefined || own === undefined || more.length + others.length > 0) return code
  return own === wanted ? code : `${code}\n\n${wanted} = ${own}\n`
}
