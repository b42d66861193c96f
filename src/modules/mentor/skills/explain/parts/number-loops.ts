import type { Expression } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import type { Loop, Pattern } from './loop-pattern'

export const named = (node: Expression) => (node.kind === 'name' ? node.name : null)

/** `a, b = b, a % b`. */
export const euclid: Pattern = (_loop, inside, source) => {
  for (const node of inside) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'tuple' || node.value.kind !== 'tuple') continue
    const [first, second] = target.items.map(named)
    const [next, rest] = node.value.items
    const isRest =
      rest?.kind === 'binary' && rest.operator === '%' && named(rest.left) === first && named(rest.right) === second
    if (next && named(next) === second && isRest)
      return `calcula el **máximo común divisor** de ${quote(source, target)} con el método de Euclides: cambia la pareja por el segundo y el resto, hasta que el resto es 0`
  }
  return null
}

/** `n % 2` put before what there is, `n // 2` the next number: written in base two; with 10, digit by digit. */
export const inBase: Pattern = (loop, inside) => {
  if (loop.kind !== 'while') return null
  const parts = [...allExpressions(inside)]
  const base = (operator: string) =>
    parts.flatMap((part) =>
      part.kind === 'binary' && part.operator === operator && part.left.kind === 'name' && part.right.kind === 'number'
        ? [`${part.left.name} ${part.right.text}`]
        : [],
    )
  const cut = inside.flatMap((node) =>
    node.kind === 'augmented-assign' &&
    node.operator === '//' &&
    node.target.kind === 'name' &&
    node.value.kind === 'number'
      ? [`${node.target.name} ${node.value.text}`]
      : [],
  )
  const shared = base('%').find((each) => base('//').includes(each) || cut.includes(each))
  const [name = '', number = ''] = shared?.split(' ') ?? []
  if (shared === undefined) return null
  if (number === '2')
    return `pasa \`${name}\` a **binario** (base 2): en cada vuelta apunta el resto de dividir entre 2, que es la siguiente cifra empezando por la derecha, y se queda con la mitad entera`
  if (number === '10' && parts.some((part) => isShifted(part)))
    return `da la **vuelta** a las cifras de \`${name}\` (lo escribe al revés): \`${name} % 10\` coge la última, \`${name} // 10\` la quita, y multiplicar por 10 hace sitio para la siguiente. Los ceros que quedan delante no se ven, porque un número no los guarda`
  return number === '10'
    ? `recorre las **cifras** de \`${name}\` de derecha a izquierda: \`${name} % 10\` es la última y \`${name} // 10\` la quita`
    : null
}

/** `r * 10 + …`. */
const isShifted = (part: Expression) =>
  part.kind === 'binary' &&
  part.operator === '+' &&
  part.left.kind === 'binary' &&
  part.left.operator === '*' &&
  part.left.right.kind === 'number' &&
  part.left.right.text === '10'

/** The middle of two bounds, one of which moves to it: what is left is halved in each turn. */
export const halving: Pattern = (loop, inside, source) => {
  if (loop.kind !== 'while') return null
  for (const node of inside) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'binary') continue
    const { operator, left, right } = node.value
    const isMiddle = operator === '//' && left.kind === 'binary' && right.kind === 'number' && right.text === '2'
    const bounds = isMiddle && left.kind === 'binary' ? [left.left, left.right].map(named) : []
    const looked = [...allExpressions(inside)].find(
      (part) => part.kind === 'subscript' && named(part.index) === target.name,
    )
    const moved = inside.filter(
      (each) => each.kind === 'assign' && each.targets.some((one) => bounds.includes(named(one))),
    )
    if (looked?.kind === 'subscript' && moved.length >= 2)
      return `busca en ${quote(source, looked.value)} por **búsqueda binaria**: mira el elemento del medio (\`${target.name}\`) y descarta la mitad en la que no puede estar, hasta encontrarlo o quedarse sin sitio. La lista tiene que estar ordenada`
  }
  return null
}

/** `a, b = b, a + b`. */
export const fibonacci: Pattern = (_loop, inside, source) => {
  for (const node of inside) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'tuple' || node.value.kind !== 'tuple') continue
    const [first, second] = target.items.map(named)
    const [next, sum] = node.value.items
    if (
      next &&
      named(next) === second &&
      sum?.kind === 'binary' &&
      sum.operator === '+' &&
      [named(sum.left), named(sum.right)].toSorted().join() === [first, second].toSorted().join()
    ) {
      return `genera la sucesión de Fibonacci con ${quote(source, target)}`
    }
  }
  return null
}

/** `for i in range(1, n + 1): r *= i`. */
export function factorial(loop: Loop, value: Expression, source: Source): string | null {
  const [first, end] = loop.kind === 'for' && loop.iterable.kind === 'call' ? loop.iterable.arguments : []
  if (loop.kind !== 'for' || named(loop.target) === null || named(loop.target) !== named(value)) return null
  const isFromOne = first?.value.kind === 'number' && /^[12]$/.test(first.value.text)
  if (!isFromOne || end?.value.kind !== 'binary' || end.value.operator !== '+') return null
  return `calcula el **factorial** de ${quote(source, end.value.left)}: el producto de todos los números de 1 a ${quote(source, end.value.left)}`
}
