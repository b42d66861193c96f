import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo } from '../../../../python/program/expression-shapes'
import { edited, endOf, freeName, positional, programOf, textLiteral } from '../../../../python/program/source'
import { spokenName } from '../../spoken-name'
import { withImport } from '../style/imports'
import { aggregated, groupKeys, kindOf } from './table-order'
import { columnMeant, numericColumns, stepNamed, stepsOf, supposed, type Table } from './tables'
import { COLUMN, plainOf, THE_COLUMN, type Touch, type Touched } from './touch'

const KIND = 'barras horizontales|barras|columnas|lineas|torta|pastel|tarta|circular|quesitos|sectores|histograma'
const METHODS: readonly (readonly [RegExp, string, string])[] = [
  [/horizontal/, 'barh', 'de barras horizontales'],
  [/linea/, 'line', 'de líneas'],
  [/torta|pastel|tarta|circular|quesito|sector/, 'pie', 'de sectores'],
  [/histograma/, 'hist', 'con un histograma'],
  [/./, 'bar', 'de barras'],
]
const FIGURES: Readonly<Record<string, string>> = {
  media: 'mean',
  promedio: 'mean',
  suma: 'sum',
  total: 'sum',
  mediana: 'median',
  maximo: 'max',
  minimo: 'min',
}

/** What a table gives, drawn. */
export const TABLE_CHARTS: readonly Touch<Table>[] = [
  {
    name: 'draw',
    says: [
      new RegExp(
        `(?:(?:en|con|un|una|el|la|los|datos|resultado|graficar|grafica) )*(?:grafic\\w*)(?: sea)?(?: (?:de|con|en))? ?(?<kind>${KIND})?(?: (?:con|de|para) (?:eso|esto|los datos|el resultado|matplotlib|el resumen))*`,
      ),
      new RegExp(
        `(?:(?:en|con|un|una|el|la) )*(?:grafic\\w* )?(?:de |con )?(?<kind>${KIND}) (?:con|del?) (?:la |el |los )?(?<figure>media|promedio|suma|total|mediana|maximo|minimo)? ?(?:de(?:l)? )?${THE_COLUMN}(?<value>${COLUMN})(?: (?<figure2>medio|promedio|media|total))? (?:por|de cada|para cada|segun) (?:la |el )?(?<key>${COLUMN})(?: (?:con|en|usando) matplotlib)?`,
      ),
      new RegExp(
        `(?:(?:en|con|un|una|el|la|hazme) )*(?:grafic\\w* )?(?:de |con )?(?<kind>${KIND})? ?(?:con|del?) (?:la |el |los )?(?<value>${COLUMN}) (?<figure2>medi[oa]s?|promedios?|total(?:es)?) (?:por|de cada|para cada|segun) (?:la |el )?(?<key>${COLUMN})(?: (?:con|en|usando) matplotlib)?`,
      ),
      new RegExp(
        `(?:(?:en|con|un|una|el|la|hazme|grafic\\w*|de) )*(?<kind>${KIND})?,?:? ?en (?:el )?(?:eje )?x (?:va |pon )?(?:la |el |los )?(?<key>${COLUMN})(?:,| y) (?:y )?en (?:el )?(?:eje )?y (?:va )?(?:la |el )?(?<figure>media|promedio|suma|total|mediana|maximo|minimo)? ?(?:de(?:l)? )?(?:la |el )?(?<value>${COLUMN})`,
      ),
      new RegExp(
        `(?:(?:en|con|un|una|el|la|hazme|grafic\\w*|de) )*(?<kind>${KIND}) (?:con|del?) (?:la |el )?(?<figure>media|promedio|suma|total) (?:por|de cada) (?:grupo|clase|categoria)`,
      ),
      /(?:(?:y|en) )?(?:un )?(?<kind>histograma)(?: (?:de|con) (?:la |el |los )?(?:columna )?(?<value>[a-z_]\w{0,25}))?/,
    ],
    make: (table, { parts }) => draw(table, parts),
  },
]

type Parts = Partial<Record<string, string>>

function draw(table: Table, { kind = '', figure, figure2, value, key }: Parts): Touched {
  const { p, shown, frame } = table
  if (/matplotlib|\.plot\b/.test(p.source)) return null
  const [, method = 'bar', called = ''] = METHODS.find(([word]) => word.test(plainOf(kind) || 'barras')) ?? []
  const what = kindOf(table)
  if (method === 'hist') {
    const column = value === undefined ? null : columnMeant(value, table)
    if (column === null) return null
    return drawn(table, p.source, `${frame}[${textLiteral(p, column)}]`, {
      method,
      called,
      title: column,
      below: column,
    })
  }
  if (value !== undefined && key !== undefined) {
    const [column, by] = [columnMeant(value, table), columnMeant(key, table)]
    if (column === null || by === null) return null
    const name = freeName(p, 'resumen')
    const operation =
      FIGURES[
        plainOf(figure ?? figure2 ?? 'media')
          .replace(/^medi[oa]s?$/, 'media')
          .replace(/^promedios$/, 'promedio')
          .replace(/^totales$/, 'total')
      ] || 'mean'
    const line = `${name} = ${frame}.groupby(${textLiteral(p, by)})[${textLiteral(p, column)}].${operation}()`
    return drawn(table, `${p.source.trimEnd()}\n\n${line}\n`, name, {
      method,
      called,
      title: `${spokenName(column)} por ${by}`,
      below: by,
      left: column,
      notes: supposed(table, column, by),
    })
  }
  if (what === 'rows' && shown?.node.kind === 'name' && table.isClosed) return ofRows(table, method, called, figure)
  const figures = shown && aggregated(shown)
  const [made] = figures?.made.keys() ?? []
  if (figures?.isFlat && shown?.holder && made !== undefined && figures.keys.length === 1) {
    const [by = ''] = figures.keys
    return drawn(table, p.source, shown.holder, {
      method,
      called,
      title: `${spokenName(made)} por ${by}`,
      below: by,
      left: made,
      args: `x=${textLiteral(p, by)}, y=${textLiteral(p, made)}`,
    })
  }
  if (!shown || (what !== 'groups' && what !== 'columns')) return null
  const [of] = stepsOf(shown.node).flatMap((step) =>
    step.kind === 'subscript' && step.index.kind === 'string' ? [step.index.value] : [],
  )
  const counted = stepNamed(shown.node, 'value_counts')
  const by = groupKeys(shown)[0] ?? (counted ? of : undefined)
  if (by === undefined || (what === 'columns' && method === 'pie')) return null
  const left = counted || of === undefined ? 'Cuántos' : of
  const about = { method, called, title: `${spokenName(left)} por ${by}`, below: by, left }
  if (shown.holder) return drawn(table, p.source, shown.holder, about)
  const { print, node, at } = shown
  if (!print || callTo(print, 'print') === null || positional(print).length !== 1) return null
  const name = freeName(p, 'resumen')
  return drawn(table, named(table, node, at, name), name, about)
}

/** A column of names and one of numbers, where the table has one of each. */
function ofRows(table: Table, method: string, called: string, figure: string | undefined): Touched {
  const { p, frame, columns } = table
  const numeric = numericColumns(table)
  const [value] = numeric
  const key = columns.find((name) => !numeric.includes(name))
  if (value === undefined || key === undefined) return null
  const about = { method, called, title: `${spokenName(value)} por ${key}`, below: key, left: value }
  if (figure === undefined && method !== 'pie')
    return drawn(table, p.source, frame, { ...about, args: `x=${textLiteral(p, key)}, y=${textLiteral(p, value)}` })
  const name = freeName(p, 'resumen')
  const operation = FIGURES[plainOf(figure ?? 'suma')] ?? 'sum'
  return drawn(
    table,
    `${p.source.trimEnd()}\n\n${name} = ${frame}.groupby(${textLiteral(p, key)})[${textLiteral(p, value)}].${operation}()\n`,
    name,
    about,
  )
}

function named({ p }: Table, node: Expression, at: { from: number }, name: string): string {
  return edited(p, [
    { from: at.from, to: at.from, text: `${name} = ${p.text(node)}\n` },
    { from: node.from, to: node.to, text: name },
  ])
}

type About = {
  args?: string
  method: string
  called: string
  title: string
  below: string
  left?: string
  notes?: readonly string[]
}

function drawn(
  { p }: Table,
  source: string,
  name: string,
  { method, called, title, below, left, args = '', notes = [] }: About,
): Touched {
  const fresh = programOf(source)
  const last = fresh.body.at(-1)
  const isRow = method === 'barh'
  const code = `${source.slice(0, last ? endOf(fresh, last) : source.length)}\n\n${[
    `${name}.plot.${method}(${method === 'pie' ? 'autopct="%1.1f%%"' : args})`,
    `plt.title(${textLiteral(p, title)})`,
    ...(method === 'pie'
      ? ['plt.ylabel("")']
      : left === undefined
        ? [`plt.xlabel(${textLiteral(p, below)})`]
        : [`plt.${isRow ? 'xlabel' : 'ylabel'}(${textLiteral(p, left)})`]),
    'plt.tight_layout()',
    'plt.show()',
  ].join('\n')}\n`
  return {
    code: withImport(code, 'import matplotlib.pyplot as plt'),
    told:
      method === 'hist'
        ? `Dibuja un histograma de ${inlineCode(below)}.`
        : `Dibuja un gráfico ${called}: ${method === 'line' ? 'un punto' : method === 'pie' ? 'un trozo' : 'una barra'} por cada ${inlineCode(below)}.`,
    how: [
      method === 'hist'
        ? 'El histograma reparte los valores en tramos y dibuja cuántos caen en cada uno; con `bins=20` hay más tramos.'
        : args !== ''
          ? `${inlineCode(`${name}.plot.${method}(${args})`)} pone abajo la columna de \`x\` y dibuja la de \`y\`.`
          : `${inlineCode(`${name}.plot.${method}(…)`)} toma el índice (${inlineCode(below)}) como etiquetas y los valores como tamaño.`,
      '`plt.show()` abre la ventana con el gráfico. Si te falta la librería: `pip install matplotlib`.',
      ...notes,
    ],
  }
}
