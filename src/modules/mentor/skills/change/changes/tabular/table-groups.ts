import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { methodCall } from '../../../../python/program/expression-shapes'
import { edited, positional, textLiteral } from '../../../../python/program/source'
import { unquoted } from '../bare-clause'
import { cell, columnMeant, stepsOf, supposed, type Table } from './tables'
import { COLUMN, type Found, plainOf, THE_COLUMN, type Touch, type Touched } from './touch'

/** By which columns the rows are put together. */
export const TABLE_GROUPS: readonly Touch<Table>[] = [
  {
    name: 'group',
    says: [
      new RegExp(
        `(?:agrup\\w*|separ\\w*|divid\\w*|desglos\\w*|lo quiero|por separado)?(?: ?(?:tambien|ademas|los datos|todo|l[oa]s))* ?por (?:cada )?${THE_COLUMN}(?<one>${COLUMN})(?:(?:,? (?:y|e)|,)(?: tambien)? (?:por )?(?:cada )?${THE_COLUMN}(?<two>${COLUMN}))?(?: (?:tambien|ademas|a la vez))?`,
      ),
      new RegExp(
        `(?:agrup\\w* )?por ${THE_COLUMN}(?<one>${COLUMN})(?:,? en (?:vez|lugar) de (?:por )?|,? (?:y )?no (?:por )?)(?:la |el )?(?<old>${COLUMN})`,
      ),
      new RegExp(
        `(?:(?:otra|una) columna mas (?:al|en el|para) (?:groupby|grupo|agrupar)|(?:agreg\\w*|anad\\w*|met\\w*)? ?${THE_COLUMN}(?<one>${COLUMN}) (?:al|en el) (?:groupby|grupo|agrupamiento))`,
      ),
    ],
    make: (table, found) => group(table, found),
  },
]

const FIGURES = /^(?:sum|mean|median|max|min|std|count|var|agg)$/
export type Grouped = NonNullable<ReturnType<typeof grouped>>

/** The step that makes figures of groups, with its groups. */
export function grouped({ p, shown }: Table) {
  const all = [...(shown ? stepsOf(shown.node) : []), ...p.spots('call').map(({ node }) => node)]
  for (const step of all) {
    const method = methodCall(step)
    if (!method || !FIGURES.test(method.name)) continue
    const column = method.object.kind === 'subscript' ? method.object : null
    const by = methodCall(column ? column.value : method.object)
    if (by?.name === 'groupby') return { method, column, by }
  }
  return null
}

export const textsIn = (node: Expression | undefined): string[] =>
  node?.kind === 'string'
    ? [node.value]
    : node?.kind === 'list'
      ? node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
      : []

const DATE_PARTS: Readonly<Record<string, readonly [unit: string, name: string, said: string]>> = {
  mes: ['M', 'mes', 'mes'],
  meses: ['M', 'mes', 'mes'],
  ano: ['Y', 'anio', 'año'],
  anos: ['Y', 'anio', 'año'],
  dia: ['D', 'dia', 'día'],
  dias: ['D', 'dia', 'día'],
  trimestre: ['Q', 'trimestre', 'trimestre'],
  semana: ['W', 'semana', 'semana'],
}

function group(table: Table, { parts: { one, two, old }, also }: Found): Touched {
  const { p } = table
  const found = grouped(table)
  const by = found?.by.call ?? p.spots('call').find(({ node }) => methodCall(node)?.name === 'groupby')?.node
  const [key] = by ? positional(by) : []
  if (!by || !key) return null
  const had = textsIn(key)
  const wanted = [one, two].flatMap((word) => (word === undefined ? [] : [unquoted(word)]))
  const notes: string[] = []
  const prelude: string[] = []
  const names: string[] = []
  for (const word of wanted) {
    const unit = DATE_PARTS[plainOf(word)]
    const own = table.columns.find((column) => plainOf(column) === plainOf(word))
    const date = table.columns.find((column) => /fecha|date|dia/i.test(column)) ?? 'fecha'
    if (unit !== undefined && own === undefined) {
      const [code, name, called] = unit
      const isDate = /to_datetime\(|parse_dates/.test(p.source)
      if (!isDate) prelude.push(`${cell(table, date)} = pd.to_datetime(${cell(table, date)})`)
      prelude.push(`${cell(table, name)} = ${cell(table, date)}.dt.to_period("${code}")`)
      notes.push(
        `\`.dt.to_period("${code}")\` deja de cada fecha solo su ${called}.${isDate ? '' : ' Si tus fechas son como 15/03/2025, pon `dayfirst=True` en `to_datetime`.'}`,
        ...supposed(table, date),
      )
      names.push(name)
      continue
    }
    const column = columnMeant(word, table)
    if (column === null) return null
    names.push(column)
    notes.push(...supposed(table, column))
  }
  const replaces = old !== undefined || (!also && names.length === 1)
  const removed = old === undefined ? (names.length === 1 ? had : []) : [columnMeant(old, table)]
  const all = [...new Set(replaces ? [...had.filter((name) => !removed.includes(name)), ...names] : [...had, ...names])]
  if (all.join() === had.join() && prelude.length === 0)
    return { why: `Ya agrupa por ${had.map(inlineCode).join(' y ')}.` }
  const text =
    all.length === 1 ? textLiteral(p, all[0] ?? '') : `[${all.map((name) => textLiteral(p, name)).join(', ')}]`
  const home = p.body.findLast((node) => node.from <= by.from)
  const at = home && prelude.length > 0 ? home.from : null
  const code = edited(p, [
    ...(at === null ? [] : [{ from: at, to: at, text: `${prelude.join('\n')}\n` }]),
    { from: key.from, to: p.whole(key).to, text },
  ])
  return {
    code,
    told: `Ahora agrupa por ${all.map(inlineCode).join(' y ')}${replaces && had.length > 0 && old === undefined && all.length === 1 ? ` en lugar de por ${had.map(inlineCode).join(' y ')}` : ''}.`,
    how: [
      ...(all.length > 1
        ? [
            'Una **lista** de columnas en `groupby` hace un grupo por cada combinación: cada fila del resultado lleva las dos etiquetas.',
          ]
        : []),
      ...(replaces && had.length > 0 && old === undefined && all.length === 1
        ? [
            `Si quieres los dos a la vez: ${inlineCode(`groupby([${[...had, ...all].map((name) => `"${name}"`).join(', ')}])`)}.`,
          ]
        : []),
      ...notes,
    ],
  }
}
