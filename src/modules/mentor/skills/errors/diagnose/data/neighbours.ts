import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnosis, sourceOf } from '../case'
import type { Place } from '../failing-program'
import { guarded } from '../guard'

/** `tablero[f + df][c + dc]` of the places around one: at the border of a board some of them do not exist. */
export function besideTheBorder(fault: Case, { node, place }: { node: Expression; place: Place }): Diagnosis | null {
  if (node.kind !== 'subscript' || node.value.kind !== 'subscript') return null
  const { value: board, index: row } = node.value
  const isStep = (each: Expression) => each.kind === 'name' && stepsBy(fault, each.name, place)
  const isBeside = (each: Expression) =>
    each.kind === 'binary' && each.operator === '+' && (isStep(each.right) || isStep(each.left))
  if (!isBeside(row) && !isBeside(node.index)) return null
  const [name, f, c] = [board, row, node.index].map((each) => sourceOf(fault, each))
  const inside = `0 <= ${f} < len(${name}) and 0 <= ${c} < len(${name}[0])`
  const mend = guarded(fault, node, place, { test: inside, unless: `not (${inside})`, shown: 'Fuera del tablero.' })
  const line = fault.lines.lineAt(node.from)
  return {
    line,
    cause: `En la línea ${line} miras las casillas de alrededor, y en el **borde** del tablero algunas no existen: en la última fila o columna, ${inlineCode(f ?? '')} o ${inlineCode(c ?? '')} se sale. En la primera no da error, pero es peor: la posición -1 es **la última**, y cuentas una casilla del otro lado.`,
    avoid: 'Antes de mirar a los lados de una casilla, comprueba que sigues dentro del tablero.',
    edits: mend?.edits ?? [],
    decide: mend?.told ?? `Comprueba antes que está dentro: ${inlineCode(`if ${inside}:`)}.`,
  }
}

/** Whether a name goes through -1, 0, 1 or steps like them. */
function stepsBy({ program, source }: Case, name: string, place: Place): boolean {
  return place.parents.some(
    (loop) =>
      loop.kind === 'for' &&
      program.bindings.some((each) => each.name === name && each.place.node === loop) &&
      /-1/.test(source.slice(loop.iterable.from, loop.iterable.to)),
  )
}
