import type { Expression, ExpressionOf } from '../../../python/ast'
import { isQuiet, shownBefore, statementWith } from '../focus/values'
import { isOfTable } from '../library/names'
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
  // `loc` goes by labels and takes in the last; what is left of an array is no copy.
  if (node.value.kind === 'attribute' && /^i?loc$/.test(node.value.name)) return []
  const isArray = isOfTable(node.value, source)
  const range = isWhole(node.index) ? (isArray ? 'todo, de principio a fin' : WHOLE) : rangeText(node.index, source)
  return [
    {
      name: 'slice',
      ...place,
      slots: {
        ...{ whole, value, end: upper === null ? '' : LEFT_OUT },
        // How many there really are shows in the run, which is looked at only where this is told.
        get range() {
          return isShort(node, source)
            ? range.replace(/: .*$/, '. No hay tantos: llega hasta donde hay, sin dar error')
            : range
        },
      },
    },
  ]
}

/** Whether less comes out than the two ends ask for. */
function isShort(node: ExpressionOf<'subscript'>, source: Source): boolean {
  const { lower, upper, step } = node.index.kind === 'slice' ? node.index : {}
  const [first, last] = [wholeNumber(lower ?? null) ?? 0, wholeNumber(upper ?? null)]
  const statement = step || last === null || first < 0 || last <= first ? null : statementWith(node, source)
  if (statement === null || last === null || !isQuiet(node)) return false
  const text = source.module.source.slice(node.from, node.to)
  const [count] = shownBefore(statement, `len(${text})`, source)
  return count !== undefined && Number(count) < last - first
}

const LEFT_OUT = 'La posición final no entra, y '
const WHOLE = 'todo, de principio a fin: es una **copia**, un valor nuevo con los mismos elementos'
export const isWhole = ({ lower, upper, step }: ExpressionOf<'slice'>) =>
  lower === null && upper === null && step === null

function rangeText({ lower, upper, step }: ExpressionOf<'slice'>, source: Source): string {
  // Backwards it begins at the end.
  const isBack = (wholeNumber(step) ?? 1) < 0
  const from =
    lower === null ? (isBack ? 'desde el final' : 'desde el principio') : `desde la posición ${quote(source, lower)}`
  const to =
    upper === null
      ? isBack
        ? 'hasta el principio'
        : 'hasta el final'
      : `hasta la posición ${quote(source, upper)}, sin incluirla`
  const by =
    step === null ? countText(wholeNumber(lower), wholeNumber(upper), { lower, upper }) : stepText(step, source)
  return `${from} ${to}${by}`
}

/** How many there are at one end, or are left out there. */
function countFromEnd(first: number | null, last: number | null, { lower, upper }: Ends): string | null {
  const some = (count: number, many: string) =>
    count === 1 ? `el **${many.slice(0, -1)}**` : `los **${count} ${many}**`
  if (lower === null && last !== null && last > 0)
    return last === 1 ? ': solo el **primero** (posición 0)' : `: los **${last} primeros** (posiciones 0 a ${last - 1})`
  if (lower === null && last !== null && last < 0) return `: todo menos ${some(-last, 'últimos')}`
  if (upper === null && first !== null && first < 0) return `: ${some(-first, 'últimos')}`
  return upper === null && first !== null && first > 0 ? `: todo menos ${some(first, 'primeros')}` : null
}

function stepText(step: Expression, source: Source): string {
  const size = wholeNumber(step)
  if (size === null) return `, de ${quote(source, step)} en ${quote(source, step)}`
  return size < 0 ? `, hacia atrás y de ${-size} en ${-size}` : `, uno de cada ${size}`
}

type Ends = { lower: Expression | null; upper: Expression | null }

/** «los 3 primeros», «8 en total (10 − 2), las posiciones 2 a 9». */
function countText(first: number | null, last: number | null, { lower, upper }: Ends): string {
  const ends = countFromEnd(first, last, { lower, upper })
  if (ends !== null) return ends
  if (first === null || last === null || first < 0 || last <= first) return ''
  return `: las posiciones ${first} a ${last - 1}, **${last - first}** en total (${last} - ${first})`
}
