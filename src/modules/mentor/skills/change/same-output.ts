import type { Module } from '../../python/ast'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import type { Evaluation } from '../../python/evaluate/result'
import { withFiles } from './with-files'

/** What is typed where a program asks: enough lines for a short one, each good for a number and for a text. */
const TYPED: readonly (readonly string[])[] = [
  ['7', '3', '2', '5', '4', '9', '1', '6', '8', '10'],
  ['0', '2', '5', '0', '12', '3', '1', '40', '6', '2'],
]

/** Trees are kept by the parser, so a program that several changes are compared with is run once. */
const known = new WeakMap<Module, Map<readonly string[], Evaluation>>()

function outcomeOf(module: Module, input: readonly string[]): Evaluation {
  const results = known.get(module) ?? new Map<readonly string[], Evaluation>()
  const result = results.get(input) ?? evaluateProgram(module, { input })
  known.set(module, results.set(input, result))
  return result
}

/** A longer program is tried with one set of answers only. */
const MAX_TRIED_TWICE = 2_000

/** Whether two programs are seen to print different things. False where the evaluator cannot tell. */
export function printsDifferently(before: Module, after: Module): boolean {
  const inputs = before.source.length > MAX_TRIED_TWICE ? TYPED.slice(0, 1) : TYPED
  return inputs.some((input) => {
    const [old, fresh] = [outcomeOf(before, input), outcomeOf(after, input)]
    if (!isCertain(old) || !isCertain(fresh)) return false
    return old.output !== fresh.output || old.kind !== fresh.kind
  })
}

/** Whether two programs are seen to print the same; false where the evaluator cannot tell, and where nothing is printed. */
export function printsTheSame(before: Module, after: Module): boolean {
  const [input = []] = TYPED
  const [old, fresh] = [outcomeOf(before, input), outcomeOf(after, input)]
  return old.kind === 'done' && fresh.kind === 'done' && old.output !== '' && old.output === fresh.output
}

const ASKED = /==[ \t]*(["'])([^"'\n]{1,20})\1/g
const MAX_ASKED = 10

/** Whether a program that asks prints something else for one of the answers that it itself looks for. */
export function answersDifferently(before: Module, after: Module): boolean {
  if (!before.source.includes('input(')) return false
  const asked = [...new Set([...before.source.matchAll(ASKED)].map(([, , text = '']) => text))].slice(0, MAX_ASKED)
  return asked.some((text) => {
    const input = Array.from({ length: 8 }, () => text)
    const [old, fresh] = [before, after].map((module) => evaluateProgram(module, { input }))
    return old?.kind === 'done' && fresh?.kind === 'done' && old.output !== fresh.output
  })
}

function breaksOn(stop: string, after: Module): boolean {
  const typed = Array.from({ length: 12 }, () => stop)
  return [typed, ['7', '3', ...typed]].some((input) => evaluateProgram(after, { input }).kind === 'raised')
}

const isCertain = (result: Evaluation) => result.kind === 'done' || result.kind === 'raised'

/** Exceptions that a change made by itself, whatever is typed. */
const OWN_MISTAKES = new Set(['NameError', 'UnboundLocalError', 'AttributeError', 'TypeError'])

/** The word that ends a loop of the new program, typed at once and after some data. */
const STOPS = /==\s*(["'])([^"'\n]{1,20})\1\s*:\s*\n\s*break\b/

/** Whether the new program breaks where the old one did not: on data, and on the word that is to end it. */
export function breaksAnew(before: Module, after: Module): boolean {
  const [input = []] = TYPED
  const stop = STOPS.exec(after.source)?.[2]
  if (stop !== undefined && !before.source.includes(stop) && breaksOn(stop, after)) return true
  if (breaksOnFiles(before, after)) return true
  // A loop that asks on is left by its word: what follows it is seen only then.
  return [input, ...(stop === undefined ? [] : [endedBy(stop)])].some((lines) => {
    const fresh = outcomeOf(after, lines)
    if (fresh.kind !== 'raised' || !OWN_MISTAKES.has(fresh.type)) return false
    const old = outcomeOf(before, lines)
    return old.kind !== 'raised' || old.type !== fresh.type
  })
}

/** Whether it breaks on rows of the files that both read, as they could be. */
function breaksOnFiles(before: Module, after: Module): boolean {
  if (!before.source.includes('open(') || !after.source.includes('open(')) return false
  const [old, fresh] = [withFiles(before.source), withFiles(after.source)]
  if (old === null || fresh === null) return false
  const [input] = TYPED
  const broken = evaluateProgram(fresh, { input })
  return broken.kind === 'raised' && OWN_MISTAKES.has(broken.type) && evaluateProgram(old, { input }).kind === 'done'
}

const ENDED = new Map<string, readonly string[]>()

function endedBy(stop: string): readonly string[] {
  const lines = ENDED.get(stop) ?? ['7', '3', ...Array.from({ length: 12 }, () => stop)]
  if (ENDED.size < MAX_STOPS) ENDED.set(stop, lines)
  return lines
}
const MAX_STOPS = 20
