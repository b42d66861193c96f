import type { Expression, ExpressionOf, Handler } from '../ast'
import type { Step } from './result'
import { shownValue } from './trace'
import { PyDict, type PyException, type PyIterator, PyList, PySet, PyTuple, type Value } from './values/values'

/** A value that was compared: as Python writes it, and what can be held against others of it. */
export type Seen = { shown: string | null; plain: string | number | null; items: (string | number)[] | null }

/** One comparison that a run made of two values. */
export type Compared = {
  node: ExpressionOf<'compare'>
  operator: string
  left: Seen
  right: Seen
  holds: boolean
  /** The value stands in a column, which is compared place by place. */
  isColumn?: 'left' | 'right'
}

/** Two tables that a run put together, and the keys of their rows. */
export type Joined = { offset: number; how: string; left: (string | number)[]; right: (string | number)[] }

/** What a run tells of its comparisons, and of what it sorts: by which keys, in the statement that begins at `offset`. */
export type Watch = {
  compared: (node: ExpressionOf<'compare'>, sides: readonly [Value, Value], holds: boolean) => void
  /** A column, as a list, with a value or another column. */
  comparedAll: (node: ExpressionOf<'compare'>, sides: readonly [Value, Value], holds: readonly Value[]) => void
  ordered: (offset: number, keys: readonly Value[]) => void
  joined: (offset: number, how: string, keys: readonly [readonly Value[], readonly Value[]]) => void
  /** Every expression with what it gave. */
  valued?: (node: Expression, value: Value) => void
  /** A line was run, and changed or printed something; told of the first of a traced run. */
  stepped?: (step: Step) => void
  /** An iterator gave its next item, or (undefined) had none left. */
  drawn?: (iterator: PyIterator, item: Value | undefined) => void
  /** An exception came to a handler; `offset` is where it was raised. */
  caught?: (handler: Handler, exception: PyException, offset: number) => void
  /** The names of the program and what they hold where the run ends. */
  ended?: (values: ReadonlyMap<string, Value>) => void
}

/** A watch that hears nothing of comparisons and orders. */
export const UNHEARD: Watch = { compared() {}, comparedAll() {}, ordered() {}, joined() {} }

/** The keys of what a statement sorts, where all of them are texts, or begin with one (`isFirst`). */
export type Ordered = { offset: number; keys: string[]; isFirst?: boolean }

const MAX_SEEN = 400
const MAX_ITEMS = 40

/** Writes down the first comparisons and orders of a run. */
export function watchInto(compared: Compared[], ordered: Ordered[], joins: Joined[]): Watch {
  return {
    compared(node, [left, right], holds) {
      // A chain is more than two values.
      if (compared.length >= MAX_SEEN || node.comparisons.length > 1) return
      const operator = node.comparisons[0]?.operator ?? ''
      compared.push({ node, operator, left: seenOf(left), right: seenOf(right), holds })
    },
    comparedAll(node, [left, right], holds) {
      const operator = node.comparisons[0]?.operator ?? ''
      const isColumn = left instanceof PyList ? 'left' : 'right'
      const at = (side: Value, place: number) => seenOf(side instanceof PyList ? (side.items[place] ?? null) : side)
      for (const [place, held] of holds.entries()) {
        if (compared.length >= MAX_SEEN || place >= MAX_ITEMS) return
        compared.push({
          node,
          operator,
          left: at(left, place),
          right: at(right, place),
          holds: held === true,
          isColumn,
        })
      }
    },
    joined(offset, how, [left, right]) {
      const plain = (keys: readonly Value[]) => keys.slice(0, MAX_ITEMS).flatMap((key) => plainOf(key) ?? [])
      if (joins.length < MAX_ITEMS) joins.push({ offset, how, left: plain(left), right: plain(right) })
    },
    ordered(offset, keys) {
      if (ordered.length >= MAX_SEEN || keys.length < 2 || keys.length > MAX_ITEMS) return
      const texts = keys.flatMap((key) => (typeof key === 'string' ? [key] : []))
      if (texts.length === keys.length) ordered.push({ offset, keys: texts })
      const firsts = keys.flatMap((key) => {
        const first = key instanceof PyTuple || key instanceof PyList ? key.items[0] : null
        return typeof first === 'string' ? [first] : []
      })
      if (firsts.length === keys.length) ordered.push({ offset, keys: firsts, isFirst: true })
    },
  }
}

const seenOf = (value: Value): Seen => ({ shown: shownValue(value), plain: plainOf(value), items: itemsIn(value) })

const plainOf = (value: Value): string | number | null =>
  typeof value === 'bigint' ? Number(value) : typeof value === 'string' || typeof value === 'number' ? value : null

function itemsIn(value: Value): (string | number)[] | null {
  const items =
    value instanceof PyList || value instanceof PyTuple
      ? value.items
      : value instanceof PyDict
        ? [...value.entries.values()].map(({ key }) => key)
        : value instanceof PySet
          ? [...value.items.values()]
          : null
  return items?.slice(0, MAX_ITEMS).flatMap((item) => plainOf(item) ?? []) ?? null
}
