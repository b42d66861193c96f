import type { ExpressionOf } from '../ast'
import { shownValue } from './trace'
import { PyDict, PyList, PySet, PyTuple, type Value } from './values/values'

/** A value that was compared: as Python writes it, and what can be held against others of it. */
export type Seen = { shown: string | null; plain: string | number | null; items: (string | number)[] | null }

/** One comparison that a run made of two values. */
export type Compared = {
  node: ExpressionOf<'compare'>
  operator: string
  left: Seen
  right: Seen
  holds: boolean
}

/** What a run tells of its comparisons, and of what it sorts: by which keys, in the statement that begins at `offset`. */
export type Watch = {
  compared: (node: ExpressionOf<'compare'>, sides: readonly [Value, Value], holds: boolean) => void
  ordered: (offset: number, keys: readonly Value[]) => void
}

/** The keys of what a statement sorts, where all of them are texts, or begin with one (`isFirst`). */
export type Ordered = { offset: number; keys: string[]; isFirst?: boolean }

const MAX_SEEN = 400
const MAX_ITEMS = 40

/** Writes down the first comparisons and orders of a run. */
export function watchInto(compared: Compared[], ordered: Ordered[]): Watch {
  return {
    compared(node, [left, right], holds) {
      // A chain is more than two values.
      if (compared.length >= MAX_SEEN || node.comparisons.length > 1) return
      const operator = node.comparisons[0]?.operator ?? ''
      compared.push({ node, operator, left: seenOf(left), right: seenOf(right), holds })
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
