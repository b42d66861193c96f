import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, isLoop, linesOf, mainStatements, positional, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { columnsIn } from '../data/columns'
import { withImport } from '../style/imports'
import { FILE } from './save'

const SAVES =
  '(?:guard\\w+|escrib\\w+|export\\w+|grab\\w+|almacen\\w+|met\\w+|salv\\w+|vuelc\\w+|volc\\w+|pas\\w+|sac\\w+|saqu\\w+|gener\\w+|cre\\w+|haz\\w*|quiero|escupa|dej\\w+|qued\\w+)'
const CSV_FILE = FILE.replace(/\(\?:.*\)$/, 'csv')

/** «en lugar de imprimirlo, guárdalo en inventario.csv con encabezado producto,existencia»: what a loop prints as rows of a table. */
export const csvTableChange: Change = {
  name: 'csv-table',
  stage: STAGE.output,
  says: [
    new RegExp(
      `\\b(?:que )?(?:y )?(?:lo |la |los |las |se |me )*${SAVES}(?: [a-z]+){0,6}? (?:en|a|un|el|como)(?: (?:un|el|una))?(?: (?:archivo|fichero|csv|de|llamado|que se llam[ea]|tipo))*(?: ?["'«“\`]?(?<file>${CSV_FILE})["'»”\`]?)?`,
    ),
    /(?<columns>\b(?:y )?(?:con )?(?:un |una |el |la |las |los |que tenga )*(?:encabezado|cabecera|columnas?|campos|titulos)s?(?: [a-z_]+(?:,? ?(?:[a-z_]+)){0,6})?)/,
    /(?<instead>\ben (?:vez|lugar) de (?:que )?(?:l[oa]s? |se )?(?:(?:imprim|sac|mostr|muestr|salg|sal|pint|escrib)\w*(?: (?:por|en|x) (?:la )?pantalla)?|(?:por|en|x) (?:la )?pantalla))/,
    /(?<excel>\b(?:para|y) (?:el |abrirlo en )?excel\b)/,
  ],
  needs: ({ words }) =>
    /csv/.test(words) &&
    /guard|escrib|export|grab|almacen|met|salv|vuelc|volc|pas|sac|saqu|gener|cre|haz|quiero|escup|dej|qued/.test(words),
  make(p, wish) {
    if (/^import pandas|^from pandas/m.test(p.source)) return null
    const row = rowIn(p)
    if (row === null) return null
    return asTable(p, wish, row)
  },
}

type Row = { loop: Statement; call: ExpressionOf<'call'>; values: Expression[] }

/** The one `print` of a loop that stands by itself, with the values that it shows. */
function rowIn(p: Program): Row | null {
  for (const loop of mainStatements(p).toReversed()) {
    if (!isLoop(loop)) continue
    const [call, other] = printsIn([loop])
    if (!call || other) continue
    const values = positional(call).flatMap((part): Expression[] => {
      if (part.kind === 'string') return []
      if (part.kind !== 'format-string') return [part]
      return part.parts.flatMap((field) => (field.kind === 'field' ? [field.value] : []))
    })
    if (values.length > 0) return { loop, call, values }
  }
  return null
}

function asTable(p: Program, wish: Wish, { loop, call, values }: Row): Result {
  const file = wish.parts.file ?? 'resultado.csv'
  const stated = columnsIn(wish.said.prose)
  const names = values.map(nameOf)
  const columns =
    stated.length === values.length ? stated : names.every((name) => name !== null && name.length > 2) ? names : []
  const isInstead = wish.parts.instead !== undefined || /\ben (?:vez|lugar) de\b/.test(wish.said.prose.toLowerCase())
  const level = levelOf(p)
  const place = p.spots('call').find(({ node }) => node === call)?.place.node
  if (!place) return null
  const write = `escritor.writerow([${values.map((value) => p.text(value)).join(', ')}])`
  const edit: Edit = isInstead
    ? { from: call.from, to: call.to, text: write }
    : { from: linesOf(p, place).to, to: linesOf(p, place).to, text: `\n${indentOf(p, place)}${write}` }
  const changed = edited(p, [edit])
  const { from, to } = linesOf(p, loop)
  const end = to + changed.length - p.source.length
  const isExcel = /excel/.test(wish.said.prose.toLowerCase())
  const block = [
    `with open("${file}", "w", newline="", encoding="${isExcel ? 'utf-8-sig' : 'utf-8'}") as archivo:`,
    `${level}escritor = csv.writer(archivo)`,
    ...(columns.length === 0 ? [] : [`${level}escritor.writerow([${columns.map((name) => `"${name}"`).join(', ')}])`]),
    indentedBy(changed.slice(from, end), level),
  ].join('\n')
  return {
    code: withImport(`${changed.slice(0, from)}${block}${changed.slice(end)}`, 'import csv'),
    told: `${isInstead ? 'Los datos van ahora' : 'Los datos van también'} a ${inlineCode(file)}, una fila por línea${columns.length === 0 ? '' : `, con la cabecera ${inlineCode(columns.join(','))}`}.`,
    how: [
      '`csv.writer` escribe cada fila con sus comas, y pone comillas donde hagan falta; `newline=""` evita líneas en blanco en Windows.',
      ...(isExcel ? ['Con `utf-8-sig`, Excel lee bien las tildes y las eñes.'] : []),
    ],
    ...(stated.length > 0 && stated.length !== values.length
      ? {
          but: `Nombras ${stated.length} columnas, pero tu programa muestra ${values.length} datos por fila: revisa la cabecera.`,
        }
      : {}),
  }
}

const indentedBy = (text: string, level: string) =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : level + line))
    .join('\n')
