import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { callTo, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, textLiteral } from '../../../../python/program/source'

/** The rows of a file that a program reads with `csv`: one after the other in a loop, or all of them in a list. */
export type CsvRows = {
  row: string
  loop: StatementOf<'for'> | null
  list: Statement | null
  keys: string[]
  isNamed: boolean
}

/** Null where a program reads no rows by hand. */
export function csvRowsIn(p: Program): CsvRows | null {
  if (!/^\s*(?:import csv|from csv)/m.test(p.source)) return null
  const keys = p.spots('subscript').flatMap(({ node }) => (node.index.kind === 'string' ? [node.index.value] : []))
  const isNamed = /DictReader\(/.test(p.source)
  const listed = p.allPlaces.find(({ node }) => {
    const plain = plainAssign(node)
    return (
      plain !== null && callTo(plain.value, 'list') !== null && /csv\.(?:Dict)?[rR]eader\(/.test(p.text(plain.value))
    )
  })?.node
  if (listed) return { row: 'fila', loop: null, list: listed, keys, isNamed }
  const readers = p.allPlaces.flatMap(({ node }) => {
    const plain = plainAssign(node)
    return plain !== null && /^csv\.(?:Dict)?[rR]eader\(/.test(p.text(plain.value)) ? [plain.name] : []
  })
  const loop = p
    .places('for')
    .find(
      ({ node }) =>
        readers.includes(nameOf(node.iterable) ?? '') || /^csv\.(?:Dict)?[rR]eader\(/.test(p.text(node.iterable)),
    )?.node
  const row = nameOf(loop?.target)
  return loop && row !== null ? { row, loop, list: null, keys, isNamed } : null
}

/** How a row's column is written. */
export const cellOf = (p: Program, { row }: CsvRows, column: string) => `${row}[${textLiteral(p, column)}]`

/** The program with rows left out that do not meet a test. */
export function keptRows(
  p: Program,
  rows: CsvRows,
  { test, opposite }: { test: string; opposite: string },
): string | null {
  if (rows.list !== null) {
    const name = plainAssign(rows.list)?.name ?? 'filas'
    const next = mainStatements(p).find(({ from }) => from > (rows.list?.from ?? 0))
    const at = next ? linesOf(p, next).from : p.source.length
    const line = `${name} = [${rows.row} for ${rows.row} in ${name} if ${test}]\n`
    return edited(p, [{ from: at, to: at, text: line }])
  }
  const first = rows.loop?.body[0]
  if (!first) return null
  const { from } = linesOf(p, first)
  const indent = indentOf(p, first)
  return edited(p, [{ from, to: from, text: `${indent}if ${opposite}:\n${indent}${levelOf(p)}continue\n` }])
}

export const toldOf = (test: string) => `Solo cuentan las filas en las que ${inlineCode(test)}.`
