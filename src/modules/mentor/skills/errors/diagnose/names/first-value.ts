import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnosis, insertAt, type Use } from '../case'

/** `suma = suma + n` without a first value: it gets one before the loops around it, that with which its operation begins. */
export function withoutStart(fault: Case, { node, place }: Use, line: number): Diagnosis {
  const value = place.node.kind === 'assign' ? place.node.value : null
  const other = value?.kind === 'binary' ? (value.left === node ? value.right : value.left) : null
  const start =
    value?.kind === 'binary' && value.operator === '*'
      ? '1'
      : other?.kind === 'string' || other?.kind === 'format-string'
        ? '""'
        : other?.kind === 'list'
          ? '[]'
          : '0'
  const outer = place.parents.find(({ kind }) => kind === 'for' || kind === 'while') ?? place.node
  const from = fault.lines.rangeOf(fault.lines.lineAt(outer.from)).from
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(node.name)} aparece a la derecha del \`=\` antes de tener un valor: la primera vez no hay nada a lo que sumar.`,
    edits: [insertAt(from, `${fault.source.slice(from, outer.from)}${node.name} = ${start}\n`)],
    decide: `He puesto el valor inicial, ${inlineCode(`${node.name} = ${start}`)}, antes${outer === place.node ? '' : ' del bucle'}.`,
  }
}
