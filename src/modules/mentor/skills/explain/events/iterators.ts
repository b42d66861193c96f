import type { Expression } from '../../../python/ast'
import { shownValue } from '../../../python/evaluate/trace'
import type { PyIterator, Value } from '../../../python/evaluate/values/values'
import { listed, quote, type Source } from '../idioms/idiom'
import type { Seen } from './event'
import { plain } from './in-operations'

/** One place where an iterator was gone through: what it gave there, and whether it came to its end. */
type Use = { node: Expression; items: (string | null)[]; isAtEnd: boolean }

const MAX_ITEMS = 40
const KINDS: Readonly<Record<string, string>> = {
  map: 'lo que da `map`',
  filter: 'lo que da `filter`',
  zip: 'lo que da `zip`',
  enumerate: 'lo que da `enumerate`',
  generator: 'un generador',
  reversed: 'lo que da `reversed`',
}

/** Iterators that have a name and are gone through in more than one place. */
export function iteratorWatch() {
  const uses = new Map<PyIterator, Use[]>()
  return {
    named(node: Expression, iterator: PyIterator) {
      const before = uses.get(iterator) ?? []
      const last = before.at(-1)
      if (last?.node !== node) uses.set(iterator, [...before, { node, items: [], isAtEnd: false }].slice(-MAX_ITEMS))
    },
    drawn(iterator: PyIterator, item: Value | undefined) {
      const use = uses.get(iterator)?.at(-1)
      if (use === undefined || use.items.length >= MAX_ITEMS) return
      if (item === undefined) use.isAtEnd = true
      else use.items.push(shownValue(item))
    },
    events: (source: Source): Seen[] =>
      [...uses].flatMap(([iterator, all]) => {
        const left = iterator.typeName === 'generator' ? leftEvent(all, source) : null
        if (left !== null) return [left]
        const [first, second] = all.filter(({ items, isAtEnd }) => items.length > 0 || isAtEnd)
        if (!first || !second || first.items.length === 0 || !second.isAtEnd) return []
        const rest = second.items.flatMap((item) => (item === null ? [] : [`\`${item}\``]))
        if (rest.length !== second.items.length || (!first.isAtEnd && rest.length === 0)) return []
        const last = first.items.at(-1)
        const slots = {
          name: quote(source, first.node),
          what: KINDS[iterator.typeName] ?? 'lo que se recorre',
          first: `${source.lines.lineAt(first.node.from)}`,
          second: `${source.lines.lineAt(second.node.from)}`,
          how: first.isAtEnd
            ? '**entero** y se gasta'
            : `hasta llegar a \`${last ?? '…'}\`, y lo que ya ha dado no vuelve`,
          left:
            rest.length === 0
              ? 'ya no queda **nada**, y no avisa'
              : `${rest.length === 1 ? 'solo queda' : 'solo quedan'} ${listed(rest)}`,
          fixed: `${plain(source, first.node)} = list(…)`,
        }
        return [{ kind: 'used-up', node: second.node, slots, shown: [`[${second.items.join(', ')}]`, '0', '[]'] }]
      }),
  }
}

/** A generator that was begun and not gone through to its end. */
function leftEvent(uses: readonly Use[], source: Source): Seen | null {
  const [first] = uses
  const count = uses.flatMap(({ items }) => items).length
  if (first === undefined || count === 0 || uses.some(({ isAtEnd }) => isAtEnd)) return null
  const times = count === 1 ? 'pide **1 valor**' : `piden **${count} valores**`
  return { kind: 'generator-left', node: first.node, slots: { name: quote(source, first.node), times }, shown: [] }
}
