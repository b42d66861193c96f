import type { ExpressionOf, Module, Range, StatementOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import { calledName } from '../idioms/in-calls'

const MAX_STATEMENTS = 60
const MAX_SHOWN_LINES = 20
/** What is typed in the turns of a loop, before the word or number that ends it. */
const TURNS = 2
const MAX_ENDS = 6
/** Years, ages and marks look silly with any number. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/nacimiento|\ba[ñn](?:i|y)?o\b/i, '2008'],
  [/edad|a[ñn]os/i, '20'],
  [/nota|calificaci/i, '7'],
]

/**
 * What a console shows of a program that asks, with lines typed that suit it: a number where it converts one, a word of its own where it
 * compares with one. Null where no such lines bring it to its end.
 */
export function typedRun(module: Module): string | null {
  if ([...statementsIn(module.body)].length > MAX_STATEMENTS) return null
  const typed = inputsOf(module).map((call, at) => lineFor(call, { module, at }))
  if (typed.length === 0) return null
  // Once through; then, where a loop asks on, some turns and what may end it.
  const turns = Array.from({ length: TURNS }, () => typed).flat()
  for (const input of [typed, ...endsOf(module).map((end) => [...turns, ...typed.map(() => end)])]) {
    const result = evaluatePiece(module, { input, showsInput: true })
    if (result.kind !== 'done' || result.output.trim() === '') continue
    const shown = result.output.replace(/\n$/, '')
    if (shown.split('\n').length <= MAX_SHOWN_LINES) return shown
  }
  return null
}

const inputsOf = (module: Module) =>
  [...allExpressions(module)].filter(
    (part): part is ExpressionOf<'call'> => part.kind === 'call' && calledName(part) === 'input',
  )

const holds = (outer: Range, inner: Range) => outer.from <= inner.from && inner.to <= outer.to

/** A line that suits what the program makes of it. */
function lineFor(call: ExpressionOf<'call'>, { module, at }: { module: Module; at: number }): string {
  const kept = [...statementsIn(module.body)].find(
    (node): node is StatementOf<'assign'> => node.kind === 'assign' && holds(node.value, call),
  )
  const number = [...allExpressions(module)].find(
    (part) => part.kind === 'call' && /^(?:int|float)$/.test(calledName(part)) && holds(part, call),
  )
  if (number === undefined) return comparedWord(module, nameOf(kept)) ?? 'Ana'
  const words = module.source.slice(kept?.from ?? call.from, call.to)
  const fitting = BY_WORDS.find(([pattern]) => pattern.test(words))?.[1]
  const numbers = number.kind === 'call' && calledName(number) === 'float' ? ['12.5', '8'] : ['6', '4']
  return fitting ?? numbers[at % 2] ?? '6'
}

function nameOf(kept: StatementOf<'assign'> | undefined): string | null {
  const [target] = kept?.targets ?? []
  return target?.kind === 'name' ? target.name : null
}

/** The first word that the program compares with what is typed. */
function comparedWord(module: Module, name: string | null): string | null {
  for (const part of allExpressions(module)) {
    const [first] = part.kind === 'compare' ? part.comparisons : []
    if (part.kind !== 'compare' || first?.operator !== '==' || first.right.kind !== 'string') continue
    const isOfIt = [...expressionsIn(part.left)].some((inner) => inner.kind === 'name' && inner.name === name)
    if (isOfIt && first.right.value !== '') return first.right.value
  }
  return null
}

/** What the program compares with: one of these may end its loop. The last option of a menu is its way out. */
export function endsOf(module: Module): string[] {
  const compared = [...allExpressions(module)].flatMap((part) =>
    part.kind === 'compare' ? part.comparisons.map(({ right }) => right) : [],
  )
  const written = compared.flatMap((part) => {
    if (part.kind === 'string') return [part.value]
    const isNegative = part.kind === 'unary' && part.operator === '-' && part.operand.kind === 'number'
    return part.kind === 'number' || isNegative ? [module.source.slice(part.from, part.to)] : []
  })
  return [...new Set(written)].toReversed().slice(0, MAX_ENDS)
}
