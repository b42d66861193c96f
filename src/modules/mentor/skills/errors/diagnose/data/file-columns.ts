import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnosis, insertAt, replaceWith, sourceOf } from '../case'
import type { Lookup } from './key-as-asked'

/** `fila['Precio']`, of a row of a `csv.DictReader`: the file's first line has no such column. */
export function columnOfFile({ fault, node, line, dict, index }: Lookup): Diagnosis | null {
  const { value } = node
  if (value.kind !== 'name') return null
  const isRow = fault.program.places.some(
    ({ node: each }) => each.kind === 'for' && each.target.kind === 'name' && each.target.name === value.name,
  )
  const reader = fault.program.expressions.find(
    ({ node: each }) => each.kind === 'call' && /(?:^|\.)DictReader$/.test(sourceOf(fault, each.callee)),
  )
  if (!isRow || reader === undefined) return null
  const call = sourceOf(fault, reader.node)
  const separator = /delimiter\s*=\s*(["'].["'])/.exec(call)?.[1]
  const other =
    separator === undefined ? 'el punto y coma: `csv.DictReader(f, delimiter=";")`' : 'la coma: quita el `delimiter`'
  return {
    line,
    cause: [
      `En la línea ${line} pides la columna ${inlineCode(index)}, y la primera línea del archivo no tiene ninguna que se llame exactamente así. Mira cómo las ha leído Python con ${inlineCode(`print(${dict}.keys())`)}, dentro del bucle. Lo más frecuente:`,
      [
        '- El nombre está escrito de otra manera: mayúsculas, una tilde o un espacio de más.',
        `- Si sale todo junto en un solo nombre, el separador es otro, casi siempre ${other}.`,
        '- Si el primero empieza por `\\ufeff`, el archivo viene de Excel: ábrelo con `encoding="utf-8-sig"`.',
      ].join('\n'),
    ].join('\n\n'),
    ...readByExcel(fault),
  }
}

/** A file that Excel has written: read with or without its mark, and the spaces behind its commas left out. */
function readByExcel(fault: Case): Pick<Diagnosis, 'edits' | 'decide'> {
  const opened = fault.program.expressions.find(
    ({ node }) => node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === 'open',
  )?.node
  if (opened?.kind !== 'call' || !/\bexcel\b/i.test(fault.around)) return { edits: [] }
  const own = opened.arguments.find(({ name }) => name === 'encoding')
  return {
    edits: [own ? replaceWith(own.value, '"utf-8-sig"') : insertAt(opened.to - 1, ', encoding="utf-8-sig"')],
    decide:
      'Como viene de Excel, lo más probable es la marca invisible (BOM, `\\ufeff`) pegada al primer nombre: con `utf-8-sig` Python la quita, y si no está no cambia nada.',
  }
}
