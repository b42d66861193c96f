import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { withImport } from '../style/imports'

/** «que los lea de pedidos.csv (numero,ciudad,importe con cabecera)»: rows that are written down come from a file. */
export const csvDataChange: Change = {
  name: 'csv-data',
  stage: STAGE.input,
  says: [
    /(?:\ben (?:vez|lugar) de (?:(?:escribir|tener|poner)\w*|que esten)[^,.;]{0,40}? (?=que|los|las|lo|le))?\b(?:que )?(?:los |las |lo |la |se |me )?(?:le[ae]\w*|carg\w+|saqu\w+|tom\w+|coj\w+|vengan|import\w+)(?: [a-z]+){0,4}? (?:de|desde|del) (?:(?:un|el|archivo|fichero|csv) ){0,4}["'«“]?(?<file>[\w-]+\.csv)["'»”]?(?: ?\((?<columns>[\w ,;]{3,120}?)(?: con (?:la )?cabecera)?\))?/,
  ],
  make(p, { parts }) {
    const file = parts.file
    const level = levelOf(p)
    for (const node of mainStatements(p)) {
      const plain = plainAssign(node)
      if (!file || plain?.value.kind !== 'list') continue
      const [first] = plain.value.items
      const stated = parts.columns?.split(/\s*[,;]\s*/).filter((column) => column !== '') ?? []
      const row = first ? rowOf(plain.value.items, first, stated) : null
      if (row === null) continue
      if (row === 'columns')
        return { asks: `¿Cómo se llaman las columnas de ${inlineCode(file)}, en orden? Dímelo como \`nombre,precio\`.` }
      const lines = [
        `with open("${file}", newline="", encoding="utf-8") as archivo:`,
        `${level}${plain.name} = [`,
        `${level}${level}${row}`,
        `${level}${level}for fila in csv.DictReader(archivo)`,
        `${level}]`,
      ]
      return {
        code: withImport(edited(p, [{ ...linesOf(p, node), text: lines.join('\n') }]), 'import csv'),
        told: `${inlineCode(plain.name)} se lee ahora de ${inlineCode(file)}.`,
        how: [
          '`csv.DictReader` da cada fila como un diccionario, con los nombres de la cabecera.',
          'Todo lo que sale de un archivo es texto: `int` y `float` lo convierten en número.',
        ],
      }
    }
    return null
  },
}

/** One row of the literal, made of a row of the file; 'columns' where their names are not known. */
function rowOf(items: readonly Expression[], first: Expression, columns: readonly string[]): string | null {
  const cell = (column: string, values: readonly (Expression | undefined)[]) => {
    const numbers = values.map((value) => numberOf(value))
    if (numbers.some((number) => number === null)) return `fila["${column}"]`
    const isFloat = values.some((value) => value?.kind === 'number' && value.text.includes('.'))
    return `${isFloat ? 'float' : 'int'}(fila["${column}"])`
  }
  if (first.kind === 'tuple' || first.kind === 'list') {
    const rows = items.flatMap((item) => (item.kind === 'tuple' || item.kind === 'list' ? [item.items] : []))
    if (columns.length !== first.items.length) return 'columns'
    const cells = columns.map((column, at) =>
      cell(
        column,
        rows.map((row) => row[at]),
      ),
    )
    return first.kind === 'tuple' ? `(${cells.join(', ')})` : `[${cells.join(', ')}]`
  }
  if (first.kind !== 'dict') return null
  const keys = first.entries.flatMap(({ key }) => (key?.kind === 'string' ? [key.value] : []))
  const valuesOf = (key: string) =>
    items.map((item) =>
      item.kind === 'dict'
        ? item.entries.find((entry) => entry.key?.kind === 'string' && entry.key.value === key)?.value
        : undefined,
    )
  return `{${keys.map((key) => `"${key}": ${cell(key, valuesOf(key))}`).join(', ')}}`
}
