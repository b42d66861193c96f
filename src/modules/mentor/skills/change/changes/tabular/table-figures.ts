import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { callTo, methodCall } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, keyword, positional, textLiteral } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { type Grouped, grouped, textsIn } from './table-groups'
import { columnShown } from './table-order'
import { cell, columnMeant, numericColumns, stepsOf, supposed, type Table, withLast } from './tables'
import { COLUMN, type Found, plainOf, THE_COLUMN, type Touch, type Touched } from './touch'

const WORDS: readonly (readonly [word: string, method: string, label: string])[] = [
  ['sumas?|total(?:es)?|sum', 'sum', 'Suma'],
  ['medias?|promedios?|mean', 'mean', 'Media'],
  ['medianas?', 'median', 'Mediana'],
  ['maxim[oa]s?|max|mayor|(?:valor )?mas alt[oa]|(?:valor )?mas grande', 'max', 'Máximo'],
  ['minim[oa]s?|min|menor|(?:valor )?mas baj[oa]|(?:valor )?mas pequen[oa]|mas chic[oa]', 'min', 'Mínimo'],
  ['desviacion(?:es)?(?: (?:tipica|estandar)s?)?|std', 'std', 'Desviación'],
  [
    'conteos?|cantidad(?:es)?|numero de (?:filas|datos|casos|registros)|cuant[oa]s (?:hay|son|datos hay|filas hay|casos hay)|cuantos hay de cada un[oa]|count',
    'count',
    'Cuántos',
  ],
  ['varianza', 'var', 'Varianza'],
]
const FIGURE = `(?:(?:el|la|los|las|su|sus) )?(?:${WORDS.map(([word]) => word).join('|')})`
const methodOf = (word: string) =>
  WORDS.find(([one]) => new RegExp(`^(?:(?:el|la|los|las|su|sus) )?(?:${one})$`).test(plainOf(word).trim())) ?? null
const FIGURES_OF = new RegExp(
  `(?:(?:calcul\\w*|con|muestr\\w*) )?(?<figures>${FIGURE}(?:(?:,? y |,? e |, ?| junto (?:a|con) | ademas de )${FIGURE}){0,4})(?: (?:juntos|juntas|a la vez|tambien|ademas|al mismo tiempo|de una))*(?: (?:(?:por|de cada|para cada|en cada|por cada) (?:la |el )?(?<key>${COLUMN})|(?:de|del|en) (?:los |las |el |la )?${THE_COLUMN}(?<column>${COLUMN})))?(?: (?:juntos|juntas|a la vez|tambien|ademas))*`,
)

/** Figures of a column, of groups or of all rows. */
export const TABLE_FIGURES: readonly Touch<Table>[] = [
  {
    name: 'counts',
    says: [
      new RegExp(`cuant[oa]s (?:[a-z]{2,20} ){0,2}(?:hay|tengo|son|salen) por ${THE_COLUMN}(?<column>${COLUMN})`),
      new RegExp(
        `(?:cuent\\w* )?cuant[oa]s (?:[a-z]{2,20} ){0,2}(?:hay|tengo|son|salen|quedan|existen)?(?: ?(?:de|en|por|con)) (?:cada|distint[oa]s?) ${THE_COLUMN}(?<column>${COLUMN})(?: hay| tengo)?`,
      ),
      new RegExp(
        `(?:el |un )?(?:conteo|recuento|cantidad|numero)(?: de [a-z]{2,20})? (?:por|de cada|en cada) ${THE_COLUMN}(?<column>${COLUMN})`,
      ),
      new RegExp(
        `cuent\\w* (?:l[oa]s |las filas |cuant[oa]s )?(?:[a-z]{2,20} )?(?:por|de cada|en cada|hay por|hay en cada) ${THE_COLUMN}(?<column>${COLUMN})`,
      ),
      new RegExp(
        `cuantas veces (?:aparece|sale|esta|se repite) cada (?:valor de |una de las |uno de los )?${THE_COLUMN}(?<column>${COLUMN})`,
      ),
    ],
    make(table, { parts: { column } }) {
      const name = columnMeant(column, table)
      if (name === null) return null
      return {
        code: withLast(table.p, [`print(${cell(table, name)}.value_counts())`]),
        told: `Al final cuenta cuántas filas hay de cada ${inlineCode(name)}.`,
        how: [
          '`value_counts()` cuenta cuántas veces sale cada valor, el más repetido primero; los huecos (`NaN`) no los cuenta.',
          ...supposed(table, name),
        ],
      }
    },
  },
  { name: 'figures', says: [FIGURES_OF], make: (table, found) => figures(table, found) },
  {
    name: 'figure-by',
    says: [
      new RegExp(
        `(?:calcul\\w* )?(?<figures>${FIGURE}) (?:de(?:l)? )(?:la |el |los |las )?${THE_COLUMN}(?<value>${COLUMN}) (?:por|de cada|para cada|en cada|segun) (?:la |el )?${THE_COLUMN}(?<key>${COLUMN})`,
      ),
      new RegExp(
        `(?:el |la |los |las )?(?<value>${COLUMN}) (?<figures>medi[oa]s?|promedios?|total(?:es)?|maxim[oa]s?|minim[oa]s?|mas alt[oa]|mas baj[oa]|mayor|menor) (?:por|de cada|para cada|en cada|segun) (?:la |el )?${THE_COLUMN}(?<key>${COLUMN})`,
      ),
    ],
    make: (table, { parts: { figures: word = '', value, key } }) => {
      const figure = methodOf(plainOf(word).replace(/^medi[oa]s?$/, 'media'))
      const column = columnMeant(value, table)
      return figure === null || column === null
        ? null
        : byKey(table, figure, { value: column, by: columnMeant(key, table) })
    },
  },
  {
    name: 'rows',
    says: [
      /(?:cuant[oa]s|el numero de|la cantidad de) (?:filas|registros|renglones)(?: (?:hay|tiene|son|quedan))?(?: en (?:total|la tabla|el df))?/,
    ],
    make: ({ p, frame }) => ({
      code: withLast(p, [`print("Filas:", len(${frame}))`]),
      told: 'Al final dice cuántas filas hay.',
      how: ['`len(df)` es el número de filas; `df.shape` da filas y columnas.'],
    }),
  },
  {
    name: 'columns',
    says: [
      /(?:cuant[oa]s|el numero de|la cantidad de|los nombres de las|las|que) columnas(?: (?:hay|tiene|son|se llaman))?(?: en (?:total|la tabla|el df))?/,
    ],
    make: ({ p, frame }) => ({
      code: withLast(p, [`print("Columnas:", len(${frame}.columns), list(${frame}.columns))`]),
      told: 'Al final dice cuántas columnas hay y cómo se llaman.',
      how: ['`df.columns` son los nombres; `df.shape` da filas y columnas.'],
    }),
  },
  {
    name: 'round',
    says: [
      new RegExp(
        `(?:redonde\\w*(?: (?:el|la|los|las|todo|a|resultado|media|promedio|valor|valores|suma|total|numeros))*|con(?: solo)?|a|sin|solo)(?: (?<places>${NUMBER}) (?:decimal(?:es)?|cifras?(?: decimales)?)| decimales)?`,
      ),
      new RegExp(
        `(?:que )?(?:el |la )?(?:media|promedio|resultado|valor|suma|total)(?: (?:salga|tenga|sea|este))? (?:con |redondead[oa](?: a)? )?(?<places>${NUMBER}) decimal(?:es)?`,
      ),
    ],
    make: (table, { parts: { places } }) => round(table, places),
  },
]

const CALLED: Readonly<Record<string, string>> = {
  sum: 'la suma',
  mean: 'la media',
  median: 'la mediana',
  max: 'el máximo',
  min: 'el mínimo',
}

/** A figure of a column for each value of another: «el total por tienda» is of the column that is called so, or of the only one of numbers. */
function byKey(
  table: Table,
  [, method, label]: readonly [string, string, string],
  { value, by }: { value: string | null; by: string | null },
): Touched {
  const { p, frame } = table
  const numeric = numericColumns(table).filter((name) => name !== by)
  const column =
    value ??
    numeric.find((name) => /^total/i.test(name) && method === 'sum') ??
    (numeric.length === 1 ? (numeric[0] ?? null) : null)
  if (by === null || column === null || column === by) return null
  return {
    code: withLast(p, [`print(${frame}.groupby(${textLiteral(p, by)})[${textLiteral(p, column)}].${method}())`]),
    told: `Da ${CALLED[method] ?? label.toLowerCase()} de ${inlineCode(column)} por cada ${inlineCode(by)}.`,
    how: [
      '`groupby` junta las filas que tienen lo mismo en esa columna, y la cuenta se hace con cada grupo.',
      ...supposed(table, column, by),
    ],
  }
}

function figures(table: Table, { parts, also }: Found): Touched {
  const words = (parts.figures ?? '').split(/,? y |,? e |, ?| junto (?:a|con) | ademas de /i)
  const asked = words.map(methodOf).filter((one) => one !== null)
  if (asked.length === 0) return null
  if (parts.key !== undefined && asked[0]) {
    const by = columnMeant(parts.key, table)
    const own = grouped(table)
    const isOwn = own !== null && by !== null && textsIn(positional(own.by.call)[0]).includes(by)
    if (!isOwn) return asked.length === 1 && !also ? byKey(table, asked[0], { value: null, by }) : null
  }
  const said = parts.column === undefined ? null : columnMeant(parts.column, table)
  const group = grouped(table)
  const keys = group ? textsIn(positional(group.by.call)[0]) : []
  const isOfGroups =
    group !== null && (said === null || keys.includes(said) || textsIn(group.column?.index).includes(said))
  if (parts.column !== undefined && said === null) return null
  if (isOfGroups) {
    // One figure alone may be meant in the place of the other.
    if (asked.length === 1 && !also) return null
    return ofGroups(
      table,
      group,
      asked.map(([, method]) => method),
    )
  }
  const numeric = numericColumns(table)
  const column =
    said ??
    (table.shown ? columnShown(table.shown) : null) ??
    (numeric.length === 1 ? numeric[0] : table.columns.length === 1 ? table.columns[0] : null)
  if (!column) return null
  // Of the rows that are shown, where one column of some of them is.
  const own = table.shown && columnShown(table.shown) === column ? table.p.text(table.shown.node) : cell(table, column)
  const lines = asked.map(([, method, label]) => `print("${label}:", ${own}.${method}())`)
  return {
    code: withLast(table.p, lines),
    told: `Al final dice también ${asked.map(([, , label]) => (/^M[áí]x|^Mín/.test(label) ? `el ${label.toLowerCase()}` : label === 'Cuántos' ? 'cuántos hay' : `la ${label.toLowerCase()}`)).join(' y ')} de ${inlineCode(column)}.`,
    how: [
      `${inlineCode(`.${asked[0]?.[1]}()`)} recorre la columna entera, sin bucle, y no cuenta los huecos (\`NaN\`).`,
      ...supposed(table, column),
    ],
  }
}

/** Drawn by the table itself, saved or printed: several columns fit there, too. */
const isDrawnOrShown = (p: Program, node: Expression, parent: Expression | null) =>
  parent === null ||
  callTo(parent, 'print') !== null ||
  /^\w+\.(?:plot|to_csv|to_excel|round)\b/.test(p.source.slice(node.from, node.from + 80))

function ofGroups({ p, shown, ...rest }: Table, { method }: Grouped, asked: readonly string[]): Touched {
  const table = { p, shown, ...rest }
  const [first] = positional(method.call)
  const had = method.name === 'agg' ? textsIn(first) : [method.name]
  if (had.length === 0 || (method.name !== 'agg' && method.call.arguments.length > 0)) return null
  // Where the figures are drawn or worked with, several columns would not fit.
  const holder = shown?.holder
  if (
    holder &&
    p.spots('name').some(({ node, parent }) => node.name === holder && !isDrawnOrShown(p, node, parent?.node ?? null))
  )
    return null
  const all = [...new Set([...had, ...asked])]
  if (all.length === had.length)
    return { why: `Eso ya lo calcula tu programa: ${inlineCode(p.text(method.call).slice(-40))}.` }
  const text = `.agg([${all.map((name) => `"${name}"`).join(', ')}])`
  const sort = shown
    ? stepsOf(shown.node).flatMap((step) =>
        methodCall(step)?.name === 'sort_values' ? [step as ExpressionOf<'call'>] : [],
      )[0]
    : undefined
  const by = sort && positional(sort).length === 0 && keyword(sort, 'by') === null ? sort : null
  const code = edited(p, [
    { from: method.object.to, to: method.call.to, text },
    ...(by && by.callee.to < by.to
      ? [{ from: by.callee.to + 1, to: by.callee.to + 1, text: `"${all[0]}"${by.arguments.length > 0 ? ', ' : ''}` }]
      : []),
  ])
  return {
    code,
    told: `Ahora calcula ${all.map((name) => inlineCode(name)).join(', ')} de cada grupo, una columna para cada cosa.`,
    how: [
      '`.agg([...])` recibe los nombres de las cuentas y da una tabla: una fila por grupo y una columna por cuenta.',
      ...(by
        ? [`Como ahora hay varias columnas, \`sort_values\` tiene que decir por cuál: ${inlineCode(`"${all[0]}"`)}.`]
        : []),
      ...supposed(table),
    ],
  }
}

function round({ p, last: shown }: Table, given: string | undefined): Touched {
  const places = numberFrom(given) ?? (given === undefined ? 2 : null)
  if (places === null || !shown || !Number.isInteger(places)) return null
  const old = stepsOf(shown.node).flatMap((step) =>
    methodCall(step)?.name === 'round' ? [step as ExpressionOf<'call'>] : [],
  )[0]
  const text = `.round(${places})`
  const { node } = shown
  if (node.kind === 'format-string') return null
  const isSteps = /^(?:call|subscript|attribute|name)$/.test(node.kind)
  const whole = p.whole(node)
  const code = old
    ? edited(p, [{ from: old.callee.to, to: old.to, text: `(${places})` }])
    : isSteps
      ? edited(p, [{ from: whole.to, to: whole.to, text }])
      : edited(p, [
          { from: whole.from, to: whole.from, text: 'round(' },
          { from: whole.to, to: whole.to, text: `, ${places})` },
        ])
  return {
    code,
    told: `El resultado sale redondeado a ${places} ${places === 1 ? 'decimal' : 'decimales'}.`,
    how: [
      '`.round()` redondea todos los números de una vez, también los de una tabla entera.',
      ...(given === undefined ? ['No me has dicho cuántos decimales: he puesto 2.'] : []),
    ],
  }
}
