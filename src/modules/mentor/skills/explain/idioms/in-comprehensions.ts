import type { ComprehensionClause, ExpressionOf } from '../../../python/ast'
import { type Idiom, quote, type Source } from './idiom'

/** What the names are where a dict's pairs are gone through. */
function pairsText({ target, iterable }: ComprehensionClause, source: Source): string {
  if (
    target.kind !== 'tuple' ||
    iterable.kind !== 'call' ||
    iterable.callee.kind !== 'attribute' ||
    iterable.callee.name !== 'items'
  )
    return ''
  const [key, value] = target.items
  return key && value ? ` De cada pareja, ${quote(source, key)} es la clave y ${quote(source, value)} su valor.` : ''
}

/** The idiom that a comprehension is. */
export function inComprehension(node: ExpressionOf<'comprehension'>, source: Source): Idiom[] {
  const [first, second] = node.clauses
  if (first === undefined) return []
  const code = (part: { from: number; to: number }) => quote(source, part)
  const place = { from: node.from, to: node.to }
  const conditions = first.conditions.map(code).join(' y ')
  const slots = {
    whole: code(node),
    element: code(node.element),
    target: code(first.target),
    iterable: code(first.iterable),
    condition: conditions,
    pairs: pairsText(first, source),
    filter: conditions === '' ? '' : `, solo si se cumple ${conditions}`,
  }
  if (node.form === 'dict') {
    return [
      {
        name: 'dict-comprehension',
        ...place,
        slots: { ...slots, key: code(node.element), value: node.value ? code(node.value) : '' },
      },
    ]
  }
  if (node.form === 'set') return [{ name: 'set-comprehension', ...place, slots }]
  if (node.form === 'generator') return [{ name: 'generator-expression', ...place, slots }]
  if (second !== undefined) {
    const loop = (clause: typeof first) => `\`for\` ${code(clause.target)} en ${code(clause.iterable)}`
    return [{ name: 'nested-comprehension', ...place, slots: { ...slots, outer: loop(first), inner: loop(second) } }]
  }
  return [{ name: conditions === '' ? 'list-comprehension' : 'filtered-comprehension', ...place, slots }]
}
