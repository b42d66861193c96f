import type { Expression, StatementOf } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { quote } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import type { Pattern } from './loop-pattern'

/** Rows that are written piece by piece: a multiplication table, a triangle, a rectangle. */
export const drawing: Pattern = (loop, inside, source) => {
  const inner = loop.body.find((node) => node.kind === 'for')
  const shown = [...allExpressions(inside)].find(
    (part) => part.kind === 'call' && calledName(part) === 'print' && part.arguments.some(({ name }) => name === 'end'),
  )
  if (inner?.kind !== 'for' || shown?.kind !== 'call' || !shown.arguments[0]) return null
  const value = shown.arguments[0].value
  const names = [loop, inner].flatMap((each) =>
    each.kind === 'for' && each.target.kind === 'name' ? [each.target.name] : [],
  )
  if (isProduct(value, names))
    return `escribe una **tabla de multiplicar**: cada fila es un \`${names[0]}\` y en ella van sus **productos** (${quote(source, value)}) por cada \`${names[1]}\``
  const rows = `dibuja filas de ${quote(source, value)}: cada vuelta del bucle de fuera es una fila y cada vuelta del de dentro escribe un trozo de ella`
  const grows = growsWith(inner, names[0])
  return grows === null
    ? rows
    : `${rows}. En cada fila escribe tantos como ${grows}, y por eso sale una **escalera** (un triángulo)`
}

/** `i * j` of both loops. */
const isProduct = (node: Expression, names: readonly string[]) =>
  node.kind === 'binary' &&
  node.operator === '*' &&
  node.left.kind === 'name' &&
  node.right.kind === 'name' &&
  [node.left.name, node.right.name].toSorted().join() === names.toSorted().join()

/** `range(i)` inside the loop of `i`: how many there are in a row. */
function growsWith({ iterable }: StatementOf<'for'>, name: string | undefined): string | null {
  const [first, second] = iterable.kind === 'call' && calledName(iterable) === 'range' ? iterable.arguments : []
  if (first === undefined || name === undefined) return null
  const isIt = (node: Expression) => node.kind === 'name' && node.name === name
  const counts = second === undefined ? first.value : second.value
  if (second === undefined && isIt(counts)) return `vale \`${name}\``
  const isFromOne = first.value.kind === 'number' && first.value.text === '1'
  const isUpTo = counts.kind === 'binary' && counts.operator === '+' && isIt(counts.left)
  return isFromOne && isUpTo ? `vale \`${name}\`` : null
}
