import type { Expression } from '../../../python/ast'
import { quote, type Source } from '../idioms/idiom'

const OF_TWO: Readonly<Record<string, string>> = {
  '* 2': 'el doble',
  '/ 2': 'la mitad',
  '** 2': 'el cuadrado',
  '** 3': 'el cubo',
  '* 3': 'el triple',
}

/** `n * 2` as one says it: «el doble de `n`»; null where it has no name. */
export function spokenValue(node: Expression, source: Source): string | null {
  if (node.kind !== 'binary' || node.left.kind !== 'name' || node.right.kind !== 'number') return null
  const named = OF_TWO[`${node.operator} ${node.right.text}`]
  return named === undefined ? null : `${named} de ${quote(source, node.left)}`
}

const BOUNDS: Readonly<Record<string, string>> = {
  '>': 'mayores que',
  '<': 'menores que',
  '>=': 'mayores o iguales que',
  '<=': 'menores o iguales que',
}

/** `n > 5`: «mayores que 5»; `n % 2 == 0`: «los pares». */
export function spokenCondition(node: Expression): string | null {
  const [only, more] = node.kind === 'compare' ? node.comparisons : []
  if (node.kind !== 'compare' || only === undefined || more !== undefined || only.right.kind !== 'number') return null
  const { left } = node
  if (left.kind === 'name' && Object.hasOwn(BOUNDS, only.operator)) return `${BOUNDS[only.operator]} ${only.right.text}`
  const isOfTwo =
    left.kind === 'binary' && left.operator === '%' && left.right.kind === 'number' && left.right.text === '2'
  if (!isOfTwo || (only.operator !== '==' && only.operator !== '!=')) return null
  return (only.right.text === '0') === (only.operator === '==') ? 'los pares' : 'los impares'
}

const ASKED: Readonly<Record<string, string>> = {
  '>': 'es mayor que',
  '<': 'es menor que',
  '>=': 'es mayor o igual que',
  '<=': 'es menor o igual que',
  '==': 'es igual a',
  '!=': 'es distinto de',
  in: 'está en',
  'not in': 'no está en',
}

/** `int(stock) < int(minimo)` as one says it: «`stock` es menor que `minimo`»; the code itself where it has no such form. */
export function spokenTest(node: Expression, source: Source): string {
  if (node.kind === 'boolean-operation')
    return node.values.map((value) => spokenTest(value, source)).join(node.operator === 'and' ? ' y ' : ' o ')
  const [only, more] = node.kind === 'compare' ? node.comparisons : []
  const asked = only === undefined ? undefined : ASKED[only.operator]
  if (node.kind !== 'compare' || only === undefined || more !== undefined || asked === undefined)
    return `se cumple ${quote(source, node)}`
  const rest = evenness(node.left, only.operator, only.right)
  if (rest !== null && node.left.kind === 'binary') return `${sideText(node.left.left, source)} ${rest}`
  if (only.right.kind === 'string' && only.right.value === '')
    return `${sideText(node.left, source)} ${only.operator === '==' ? '' : 'no '}está vacío`
  return `${sideText(node.left, source)} ${asked} ${sideText(only.right, source)}`
}

/** `n % 2 == 0`. */
function evenness(left: Expression, operator: string, right: Expression): string | null {
  if (left.kind !== 'binary' || left.operator !== '%' || left.right.kind !== 'number' || right.kind !== 'number')
    return null
  const isRest = right.text === '0' ? operator === '==' : operator === '!='
  if ((operator !== '==' && operator !== '!=') || !/^[01]$/.test(right.text)) return null
  if (left.right.text === '2') return isRest ? 'es **par**' : 'es **impar**'
  return right.text === '0' ? `${isRest ? 'es' : 'no es'} múltiplo de ${left.right.text}` : null
}

const CONVERTS = /^(?:int|float|str)$/

/** What is compared, without what only makes a number of it. */
export function sideText(node: Expression, source: Source): string {
  const [given] = node.kind === 'call' ? node.arguments : []
  if (node.kind === 'call' && node.callee.kind === 'name' && given) {
    if (CONVERTS.test(node.callee.name)) return sideText(given.value, source)
    if (node.callee.name === 'len') return `la longitud de ${quote(source, given.value)}`
  }
  return quote(source, node)
}
