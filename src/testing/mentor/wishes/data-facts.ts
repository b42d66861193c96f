import type { Expression } from '~/modules/mentor/python/ast'
import { numberOf } from '~/modules/mentor/python/program/expression-shapes'
import { printsIn } from '~/modules/mentor/python/program/source'
import { type Facts, kept, lastValue, newLines, numbersIn, type Tried } from './program-facts'

export const numbersOf = (items: readonly Expression[]) => items.flatMap((item) => numberOf(item) ?? [])
export const textsOf = (items: readonly Expression[]) =>
  items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
export const listOf = (facts: Facts, kind: 'number' | 'string') =>
  facts.lists.find(
    ({ value }) => value.length > 1 && (kind === 'number' ? numbersOf(value) : textsOf(value)).length === value.length,
  )
/** A loop that adds numbers of a list that is written down. */
export const summing = (facts: Facts) => {
  const sum = facts.sums.find(
    ({ by, loop }) => by.kind === 'name' && loop.target.kind === 'name' && by.name === loop.target.name,
  )
  const list = facts.lists.find(({ name }) => sum?.loop.iterable.kind === 'name' && name === sum.loop.iterable.name)
  const values = list ? numbersOf(list.value) : []
  const isRight =
    sum !== undefined &&
    values.length > 2 &&
    Number(lastValue(facts, sum.name, facts.stdin)) === values.reduce((all, value) => all + value, 0)
  return isRight && list && values.length === list.value.length ? { ...sum, list: list.name, values } : null
}
export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
/** A loop that prints one line for each element. */
export const listing = (facts: Facts) => {
  const loop = facts.loops.find(
    ({ node }) => node.body.length === 1 && node.body[0]?.kind === 'expression' && printsIn(node.body).length === 1,
  )
  const list = facts.lists.find(({ name }) => name === loop?.over)
  return loop && list && list.value.length > 1 ? { ...loop, list: list.value } : null
}
export const says = (tried: Tried, facts: Facts, value: number) =>
  kept(facts, tried) &&
  newLines(facts.before.output, tried.after.output).some((line) =>
    numbersIn(line).some((number) => Math.abs(number - value) < 0.01),
  )
