import { inlineCode } from '../../../../engine/compose'
import type { Expression, Range } from '../../../../python/ast'
import { typeName } from '../../wording'
import { type Case, insertAt, type Propose, replaceWith, sourceOf, suspectsOf } from '../case'
import { bindingOf } from '../failing-program'
import type { Held } from '../failure'

/** `tablero[1][2] = "X"` in a single list: a table is a list of lists. */
export const ofFlatList: Propose = function* (fault, failure) {
  for (const { node, place } of suspectsOf(fault, 'subscript')) {
    const { value: row } = node
    if (!failure.isOpen(node) || row.kind !== 'subscript' || row.value.kind !== 'name') continue
    const binding = bindingOf(fault.program, row.value.name, place, node.from)
    const held = failure.heldBy(row)
    if (
      !binding?.value ||
      binding.form !== 'assign' ||
      held === null ||
      !/^(?:int|float|NoneType|str|bool)$/.test(held.type)
    )
      continue
    const made = tableOf(fault, binding.value)
    if (made === null) continue
    const name = row.value.name
    const line = fault.lines.lineAt(binding.from)
    yield {
      line,
      cause: `${inlineCode(sourceOf(fault, row))} ${worth(held)}: ${inlineCode(sourceOf(fault, binding.value))} (línea ${line}) hace una sola lista, sin filas. Para usar dos posiciones, ${inlineCode(`${name}[fila][columna]`)}, hace falta una lista de listas.`,
      edits: [replaceWith(binding.value, made)],
      decide: `Cada fila se crea aparte con el \`for\`: con ${inlineCode(`[fila] * ${rowsIn(fault)}`)} todas serían la misma.`,
    }
  }
}

/** `m.append(0)` in a loop within a loop: the numbers of all rows come into one list. */
export const ofRowsMissing: Propose = function* (fault, failure) {
  for (const { node } of suspectsOf(fault, 'subscript')) {
    const { value: row } = node
    if (!failure.isOpen(node) || row.kind !== 'subscript' || row.value.kind !== 'name') continue
    const { name } = row.value
    const held = failure.heldBy(row)
    const added = fault.program.expressions.find(
      ({ node: each, place }) =>
        each.kind === 'call' &&
        sourceOf(fault, each.callee) === `${name}.append` &&
        place.parents.filter(({ kind }) => kind === 'for').length === 2,
    )
    const inner = added?.place.parents.findLast(({ kind }) => kind === 'for')
    if (
      !added ||
      !inner ||
      added.node.kind !== 'call' ||
      held === null ||
      fault.program.bindings.some((each) => each.name === 'fila')
    )
      continue
    const first = fault.lines.rangeOf(fault.lines.lineAt(inner.from)).from
    const end = fault.lines.rangeOf(fault.lines.lineAt(inner.to - 1)).to
    const indent = fault.source.slice(first, inner.from)
    yield {
      line: fault.lines.lineAt(added.node.from),
      cause: `${inlineCode(sourceOf(fault, row))} ${worth(held)}: en la línea ${fault.lines.lineAt(added.node.from)} todos los valores van a la misma lista, así que ${inlineCode(name)} no tiene filas. Cada vuelta del primer \`for\` tiene que hacer su fila y añadirla.`,
      edits: [
        insertAt(first, `${indent}fila = []\n`),
        { from: added.node.callee.from, to: added.node.callee.from + name.length, text: 'fila' },
        insertAt(end, `\n${indent}${name}.append(fila)`),
      ],
    }
  }
}

/** «vale `0`, que es un número entero (`int`)» */
export const worth = ({ type, shown }: Held) =>
  shown === null || type === 'NoneType' ? `es ${typeName(type)}` : `vale ${inlineCode(shown)}, que es ${typeName(type)}`

/** As many rows as the person says: «de 3x4». */
const rowsIn = ({ around }: Case) => /(\d{1,2}) ?[x×] ?\d{1,2}\b/.exec(around)?.[1] ?? '3'

function tableOf(fault: Case, value: Expression): string | null {
  const rows = /(\d{1,2}) ?[x×] ?\d{1,2}\b/.exec(fault.around)?.[1]
  if (value.kind === 'list')
    return value.items.length === 0 || value.items.some(({ kind }) => kind === 'list')
      ? null
      : `[${sourceOf(fault, value)} for _ in range(${rows ?? value.items.length})]`
  if (value.kind !== 'binary' || value.operator !== '*') return null
  const [list, count] = value.left.kind === 'list' ? [value.left, value.right] : [value.right, value.left]
  if (list.kind !== 'list' || list.items.length !== 1 || list.items[0]?.kind === 'list') return null
  return `[${sourceOf(fault, value)} for _ in range(${rows ?? sourceOf(fault, count)})]`
}

/** `nombre.append(x)` of what is no list, `3,5` that was to be a number: the value is written otherwise where it is made. */
export const changedOtherwise: Propose = function* (fault, failure) {
  for (const { node } of fault.suspects) {
    if (node.kind !== 'name' || failure.heldBy(node)?.type !== 'tuple') continue
    const made = fault.program.bindings.filter(({ value, form }) => form === 'assign' && isDecimal(fault, value))
    const own = made.find(({ name }) => name === node.name)
    const value = own?.value
    if (!own || value?.kind !== 'tuple') continue
    const line = fault.lines.lineAt(own.from)
    yield {
      line,
      cause: `${inlineCode(node.name)} es una tupla: en la línea ${line}, ${inlineCode(sourceOf(fault, value))} son dos valores separados por una coma, y no un número. Los decimales se escriben con punto.`,
      avoid: 'En Python los decimales llevan punto: la coma separa valores.',
      edits: made.flatMap((each) =>
        each.value?.kind === 'tuple' ? [replaceWith(each.value, decimal(fault, each.value))] : [],
      ),
    }
  }
}

const isDecimal = ({ source }: Case, value: Expression | null): boolean =>
  value?.kind === 'tuple' &&
  value.items.length === 2 &&
  !value.isParenthesized &&
  /^\d+, ?\d+$/.test(source.slice(value.from, value.to))
const decimal = ({ source }: Case, { from, to }: Range) => source.slice(from, to).replace(/, ?/, '.')
