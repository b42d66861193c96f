import type { Expression, Module, Statement } from '../../python/ast'
import { expressionsIn, expressionsOf, statementsIn } from '../../python/walk'

type FunctionNode = Extract<Statement, { kind: 'function' }>

/** So many may be told that it says nothing: of a collection, in a loop. */
const MANY = 99

/** How many values a program tells at most; of what it does not know it tells many. */
export function valuesTold(module: Module): number {
  const functions = new Map<string, FunctionNode>()
  const values = new Map<string, Expression>()
  for (const node of statementsIn(module.body)) {
    if (node.kind === 'function') functions.set(node.name, node)
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind === 'assign' && target?.kind === 'name') values.set(target.name, node.value)
  }
  const known = { functions, values }
  let told = 0
  for (const node of module.body) {
    const prints = [...statementsIn([node])].flatMap((each) => expressionsOf(each).flatMap(printed))
    const isRepeated = [...statementsIn([node])].some(
      ({ kind }) => kind === 'for' || kind === 'while' || kind === 'function',
    )
    if (prints.length > 0 && isRepeated) return MANY
    for (const value of prints.flat()) told += isOne(value, known, DEPTH) ? 1 : MANY
  }
  return told
}

type Known = { functions: ReadonlyMap<string, FunctionNode>; values: ReadonlyMap<string, Expression> }
const DEPTH = 4
const ONE = /^(?:sum|len|max|min|round|float|int|abs|mean|fmean|median|mode|stdev|pstdev|pvariance|variance|prod)$/

/** What a call of `print` tells. */
function printed(node: Expression): Expression[] {
  return [...expressionsIn(node)].flatMap((each) =>
    each.kind === 'call' && each.callee.kind === 'name' && each.callee.name === 'print'
      ? each.arguments.flatMap(({ value }) => fieldsOf(value))
      : [],
  )
}

const fieldsOf = (node: Expression): Expression[] =>
  node.kind === 'string'
    ? []
    : node.kind === 'format-string'
      ? node.parts.flatMap((part) => (part.kind === 'text' ? [] : [part.value]))
      : [node]

/** Whether a value is surely a single one. */
function isOne(node: Expression, known: Known, depth: number): boolean {
  if (depth === 0) return false
  if (node.kind === 'binary' || node.kind === 'number') return true
  if (node.kind === 'name') {
    const value = known.values.get(node.name)
    return value !== undefined && isOne(value, known, depth - 1)
  }
  if (node.kind !== 'call' || (node.callee.kind !== 'name' && node.callee.kind !== 'attribute')) return false
  const own = known.functions.get(node.callee.name)
  if (own === undefined) return ONE.test(node.callee.name)
  const returned = [...statementsIn(own.body)].flatMap((each) =>
    each.kind === 'return' && each.value ? each.value : [],
  )
  return returned.length > 0 && returned.every((value) => isOne(value, known, depth - 1))
}
