import type { Expression, Module, Statement } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'

/** What the names of results say of the numbers of a list. */
const OF_NUMBERS: readonly (readonly [RegExp, (numbers: readonly number[]) => number, 'all' | 'each'])[] = [
  [/^(?:el_|valor_|num_|numero_)?(?:max|maximo|mayor)$/i, (numbers) => Math.max(...numbers), 'each'],
  [/^(?:el_|valor_|num_|numero_)?(?:min|minimo|menor)$/i, (numbers) => Math.min(...numbers), 'each'],
  [/^(?:suma|total|suma_total|sumatoria)$/i, (numbers) => numbers.reduce((sum, each) => sum + each, 0), 'all'],
  [/^(?:media|promedio|prom)$/i, (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length, 'all'],
]
const TURNED = /^(?:invertid[ao]|al_?reves|reves|reverso|inversa|invertir)$/i

/**
 * What a program's result must be by its name alone: `mayor` beside the one list of numbers, `invertida` beside the one text. Null where
 * the name says it of part of them (what is summed where a condition holds), or it is so already.
 */
export function missedValue(module: Module, values: ReadonlyMap<string, string>): string | null {
  const lists = module.body.flatMap((node) => numbersOf(node) ?? [])
  const [numbers, more] = lists
  const hasCondition = [...statementsIn(module.body)].some(({ kind }) => kind === 'if')
  for (const [name, shown] of values) {
    const text = TURNED.test(name) ? onlyText(module) : null
    if (text !== null && shown !== `'${turned(text)}'`) return turned(text)
    const found = numbers && !more ? OF_NUMBERS.find(([named]) => named.test(name)) : undefined
    if (!found || !numbers || (found[2] === 'all' && hasCondition)) continue
    const right = found[1](numbers)
    if (Number.isFinite(right) && Math.abs(Number(shown) - right) > 1e-9) return String(Math.round(right * 100) / 100)
  }
  return null
}

const turned = (text: string) => [...text].toReversed().join('')

function numbersOf(node: Statement): number[][] | null {
  if (node.kind !== 'assign' || (node.value.kind !== 'list' && node.value.kind !== 'tuple')) return null
  const numbers = node.value.items.map(numberIn)
  return numbers.length > 1 && numbers.every((each) => each !== null) ? [numbers.map(Number)] : null
}

function numberIn(node: Expression): number | null {
  if (node.kind === 'number') return Number(node.text.replaceAll('_', ''))
  return node.kind === 'unary' && node.operator === '-' && node.operand.kind === 'number'
    ? -Number(node.operand.text)
    : null
}

/** The one text with something in it that a name holds at first. */
function onlyText({ body }: Module): string | null {
  const texts = body.flatMap((node) =>
    node.kind === 'assign' && node.value.kind === 'string' && node.value.value !== '' ? [node.value.value] : [],
  )
  const [only, more] = texts
  return only !== undefined && more === undefined ? only : null
}
