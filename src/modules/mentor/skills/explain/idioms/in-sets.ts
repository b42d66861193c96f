import type { Expression, ExpressionOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { type Idiom, quote, type Source } from './idiom'

const OPERATIONS: Readonly<Record<string, [name: string, meaning: string]>> = {
  '&': ['intersección', 'queda lo que está en **ambos**, en {left} y en {right}'],
  '|': ['unión', 'queda todo lo que está en {left}, en {right} o en los dos, sin repetidos'],
  '-': ['diferencia', 'queda lo que está en {left} y no en {right}'],
  '^': ['diferencia simétrica', 'queda lo que está en uno de los dos, pero no en ambos'],
}

/** `a & b` of sets. */
export function inSets(node: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const operation = Object.hasOwn(OPERATIONS, node.operator) ? OPERATIONS[node.operator] : undefined
  if (operation === undefined || !isSet(node.left, source) || !isSet(node.right, source)) return []
  const [name, meaning] = operation
  const [left, right] = [quote(source, node.left), quote(source, node.right)]
  const slots = {
    whole: quote(source, node),
    operator: node.operator,
    name,
    meaning: meaning.replace('{left}', left).replace('{right}', right),
  }
  return [{ name: 'set-operation', from: node.from, to: node.to, slots }]
}

const JOINED: Readonly<Record<string, [word: string, meaning: string]>> = {
  '&': ['and', 'da `True` en las filas donde se cumplen **las dos** cosas'],
  '|': ['or', 'da `True` en las filas donde se cumple **al menos una**'],
}

/** `(df["edad"] > 18) & (df["sexo"] == "F")`: conditions of a table's columns, joined row by row. */
export function inMask(node: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const joined = Object.hasOwn(JOINED, node.operator) ? JOINED[node.operator] : undefined
  if (joined === undefined || !isCondition(node.right)) return []
  const [word, meaning] = joined
  const left = node.left.kind === 'binary' ? node.left.right : node.left
  if (left.kind !== 'compare' || node.right.kind !== 'compare') return []
  const text = ({ from, to }: Expression) => source.module.source.slice(from, to)
  const end = left.comparisons.at(-1)?.right ?? left
  const wrong = `\`${text(end)} ${node.operator} ${text(node.right.left)}\``
  const slots = { whole: quote(source, node), operator: node.operator, word, meaning, wrong }
  return [{ name: 'mask-operator', from: node.from, to: node.to, slots }]
}

/** A comparison of a column. */
const isCondition = (node: Expression) =>
  node.kind === 'compare' && (node.left.kind === 'subscript' || node.left.kind === 'attribute')

/** Whether a value is a set, as far as the program itself says so. */
function isSet(node: Expression, source: Source): boolean {
  if (node.kind === 'set' || (node.kind === 'comprehension' && node.form === 'set')) return true
  if (node.kind === 'call') return node.callee.kind === 'name' && /^(?:set|frozenset)$/.test(node.callee.name)
  if (node.kind === 'binary') return isSet(node.left, source)
  if (node.kind !== 'name') return false
  for (const each of statementsIn(source.module.body)) {
    if (each.kind !== 'assign' || each.value.kind === 'name' || each.value.kind === 'binary') continue
    if (each.targets.some((target) => target.kind === 'name' && target.name === node.name))
      return isSet(each.value, source)
  }
  return false
}
