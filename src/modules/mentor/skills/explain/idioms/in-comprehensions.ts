import type { ComprehensionClause, Expression, ExpressionOf } from '../../../python/ast'
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

/** `fila[i] for i, fila in enumerate(m)`: of each row what stands at the row's own number. */
function diagonalText(element: Expression, { target, iterable }: ComprehensionClause, source: Source): string {
  if (target.kind !== 'tuple' || iterable.kind !== 'call' || element.kind !== 'subscript') return ''
  const [place, row] = target.items.map((item) => (item.kind === 'name' ? item.name : null))
  const { callee } = iterable
  const isNumbered = callee.kind === 'name' && callee.name === 'enumerate'
  const isOwn =
    element.value.kind === 'name' &&
    element.value.name === row &&
    element.index.kind === 'name' &&
    element.index.name === place
  if (!isNumbered || !isOwn) return ''
  const [data] = iterable.arguments
  const name = data ? source.module.source.slice(data.value.from, data.value.to) : 'm'
  return ` \`enumerate\` numera las filas, así que de la fila 0 toma la posición 0, de la fila 1 la 1…: es la **diagonal** de ${data ? quote(source, data.value) : 'la matriz'} (\`${name}[0][0]\`, \`${name}[1][1]\`, …).`
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
    pairs: pairsText(first, source) + diagonalText(node.element, first, source),
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
    const forBefore = (at: number) => source.module.source.lastIndexOf('for', at)
    const loop = (clause: typeof first) =>
      quote(source, { from: forBefore(clause.target.from), to: clause.iterable.to })
    return [{ name: 'nested-comprehension', ...place, slots: { ...slots, outer: loop(first), inner: loop(second) } }]
  }
  return [{ name: conditions === '' ? 'list-comprehension' : 'filtered-comprehension', ...place, slots }]
}
