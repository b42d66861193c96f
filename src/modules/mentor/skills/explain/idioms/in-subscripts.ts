import type { Expression, ExpressionOf } from '../../../python/ast'
import { type Idiom, quote, type Source } from './idiom'

/** `-1` and the like as a number; null for what is no whole number. */
export function wholeNumber(node: Expression | null): number | null {
  if (node?.kind === 'number' && /^\d+$/.test(node.text)) return Number(node.text)
  if (node?.kind === 'unary' && node.operator === '-') {
    const size = wholeNumber(node.operand)
    return size === null ? null : -size
  }
  return null
}

export function inSubscript(node: ExpressionOf<'subscript'>, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const [whole, value] = [quote(source, node), quote(source, node.value)]
  const index = wholeNumber(node.index)
  if (index !== null && index < 0) {
    const place_ = index === -1 ? 'el último' : index === -2 ? 'el penúltimo' : `el ${-index}.º empezando por el final`
    return [{ name: 'negative-index', ...place, slots: { whole, value, index: `\`${index}\``, place: place_ } }]
  }
  if (node.index.kind !== 'slice') return []
  const { lower, upper, step } = node.index
  const stride = wholeNumber(step)
  if (stride === -1 && lower === null && upper === null)
    return [{ name: 'reversed', ...place, slots: { whole, value } }]
  return [{ name: 'slice', ...place, slots: { whole, value, range: rangeText(node.index, source) } }]
}

function rangeText({ lower, upper, step }: ExpressionOf<'slice'>, source: Source): string {
  const from = lower === null ? 'desde el principio' : `desde la posición ${quote(source, lower)}`
  const to = upper === null ? 'hasta el final' : `hasta la posición ${quote(source, upper)}, sin incluirla`
  return `${from} ${to}${step === null ? '' : `, de ${quote(source, step)} en ${quote(source, step)}`}`
}
