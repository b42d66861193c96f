import type { Expression, ExpressionOf } from '../../../../python/ast'
import type { Joined } from '../../../../python/evaluate/watch'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedBefore, inserted } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'
import { witnessOf } from './witness'

/** What a run shows of tables that are put together by a column. */
export const JOINED: Detectors = {
  *'keys-written-differently'(p) {
    for (const join of joins(p)) {
      const { call, left, right, key, seen } = join
      const lost = without(seen.left, seen.right)
      const method = METHODS.find((each) => nearly(lost, seen.right, each) !== null)
      const [one, other] = (method && nearly(lost, seen.right, method)) ?? []
      if (method === undefined || one === undefined || other === undefined) continue
      const statement = p.spots('call').find(({ node }) => node === call)?.place.node
      const lines = [left, right].map((table) => `${table}["${key}"] = ${table}["${key}"]${method}`)
      yield {
        at: call,
        certainty: 0.96,
        facts: {
          ...{ left, right, method: method.slice(1) },
          ...{ one: quoted(one), other: quoted(other) },
          key: quoted(key),
        },
        edits: statement === undefined ? null : addedBefore(p, statement, lines.join('\n')),
      }
    }
  },

  *'key-has-no-partner'(p) {
    for (const { call, left, right, key, seen } of joins(p)) {
      const [kept, other, lost] =
        seen.how === 'right'
          ? [right, left, without(seen.right, seen.left)]
          : [left, right, without(seen.left, seen.right)]
      const [first] = lost
      const isKept = seen.how === 'left' || seen.how === 'right' || seen.how === 'outer'
      if (!isKept || first === undefined || isNear(lost, seen)) continue
      yield {
        at: call,
        certainty: 0.62,
        facts: { ...{ how: `how="${seen.how}"`, kept, other }, key: quoted(key), first: shown(first) },
      }
    }
  },

  *'rows-repeated-by-a-join'(p) {
    for (const { call, left, right, key, seen } of joins(p)) {
      const twice = seen.right.find((value, at) => seen.right.indexOf(value) !== at && seen.left.includes(value))
      const table = rightOf(call)
      if (twice === undefined || new Set(seen.left).size < seen.left.length || !table) continue
      yield {
        at: call,
        certainty: 0.62,
        facts: {
          ...{ left, right, key: quoted(key), value: shown(twice) },
          count: seen.right.filter((value) => value === twice).length,
        },
        edits: [inserted(table.to, `.drop_duplicates("${key}")`)],
      }
    }
  },
}

type Join = { call: ExpressionOf<'call'>; left: string; right: string; key: string; seen: Joined }

/** The calls of `merge` that were run, of two named tables by one column of the same name. */
function* joins(p: Program): Generator<Join> {
  for (const seen of witnessOf(p).joins) {
    for (const { node: call, place } of p.spots('call')) {
      const method = methodCall(call)
      if (place.node.from !== seen.offset || method?.name !== 'merge') continue
      const isOfModule = nameOf(method.object) === 'pd'
      const left = nameOf(isOfModule ? (call.arguments[0]?.value ?? null) : method.object)
      const right = nameOf(rightOf(call))
      const on = call.arguments.find(({ name }) => name === 'on')?.value
      if (left !== null && right !== null && on?.kind === 'string') yield { call, left, right, key: on.value, seen }
    }
  }
}

const rightOf = (call: ExpressionOf<'call'>): Expression | null =>
  call.arguments.filter(({ form }) => form === 'positional').at(-1)?.value ?? null

const METHODS = ['.str.strip()', '.str.lower()', '.str.strip().str.lower()'] as const
const MADE: Readonly<Record<(typeof METHODS)[number], (text: string) => string>> = {
  '.str.strip()': (text) => text.trim(),
  '.str.lower()': (text) => text.toLowerCase(),
  '.str.strip().str.lower()': (text) => text.trim().toLowerCase(),
}

type Keys = readonly (string | number)[]
const without = (keys: Keys, others: Keys) => keys.filter((key) => !others.includes(key))

/** A lost key and one that it would be but for what a method takes away; null where it makes some lost ones no more equal. */
function nearly(lost: Keys, others: Keys, method: (typeof METHODS)[number]): [string, string] | null {
  const make = MADE[method]
  const pairs = lost.map((key) => {
    const other = others.find((each) => typeof each === 'string' && typeof key === 'string' && make(each) === make(key))
    return typeof key === 'string' && typeof other === 'string' ? ([key, other] as [string, string]) : null
  })
  const found = pairs.filter((pair) => pair !== null)
  const most = Math.max(
    ...METHODS.map((each) => lost.filter((key) => others.some((other) => same(each, key, other))).length),
  )
  return found.length > 0 && found.length === most ? (found[0] ?? null) : null
}

const same = (method: (typeof METHODS)[number], a: string | number, b: string | number) =>
  typeof a === 'string' && typeof b === 'string' && MADE[method](a) === MADE[method](b)
const isNear = (lost: Keys, { left, right }: Joined) =>
  METHODS.some((method) =>
    lost.some((key) => [...left, ...right].some((other) => other !== key && same(method, key, other))),
  )
const quoted = (text: string) => JSON.stringify(text)
const shown = (key: string | number) => (typeof key === 'string' ? quoted(key) : String(key))
