import type { Example } from '../../engine/task/task'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'

const MAX_LINES = 30

/** What a program prints when these lines are typed, as a console shows it. Null where the evaluator cannot tell, or much is printed. */
export function exampleOf(code: string, typed: readonly string[] = []): Example | null {
  const result = evaluateProgram(parsePython(code), { input: typed, showsInput: true })
  if (result.kind !== 'done' || result.output.trim() === '') return null
  const output = result.output.replace(/\n$/, '')
  if (output.split('\n').length > MAX_LINES) return null
  return typed.length === 0 ? { output } : { stdin: `${typed.join('\n')}\n`, output }
}
