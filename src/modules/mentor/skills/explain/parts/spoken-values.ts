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
