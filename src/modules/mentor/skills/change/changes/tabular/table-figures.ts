import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { methodCall } from '../../../../python/program/expression-shapes'
import { edited, keyword, positional, textLiteral } from '../../../../python/program/source'
import { NUMBER, numberFrom } from '../../numbers'
import { cell, columnMeant, numericColumns, stepsOf, supposed, type Table, withLast } from './tables'
import { COLUMN, type Found, plainOf, THE_COLUMN, type Touch, type Touched, unquoted } from './touch'

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
  `(?:(?:calcul\\w*|con|muestr\\w*) )?(?<figures>${FIGURE}(?:(?:,? y |,? e |, ?| junto (?:a|con) | ademas de )${FIGURE}){0,4})(?: (?:juntos|juntas|a la vez|tambien|ademas|al mismo tiempo|de una))*(?: (?:de|por|en|para) (?:cada |l[oa]s |el |la )?${THE_COLUMN}(?<column>${COLUMN}))?(?: (?:juntos|juntas|a la vez|tambien|ademas))*`,
)

/** Figures of a column, of groups or of all rows. */
export const TABLE_FIGURES: readonly Touch<Table>[] = [
  { name: 'figures', says: [FIGURES_OF], make: (table, found) => figures(table, found) },
  {
    name: 'counts',
    says: [
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
  {
    name: 'group',
    says: [
      new RegExp(
        `(?:agrup\\w*|separ\\w*|divid\\w*|desglos\\w*|lo quiero|por separado)?(?: ?(?:tambien|ademas|los datos|todo|l[oa]s))* ?por (?:cada )?${THE_COLUMN}(?<one>${COLUMN})(?: ?(?:y|e|,)(?: tambien)? (?:por )?(?:cada )?${THE_COLUMN}(?<two>${COLUMN}))?(?: (?:tambien|ademas|a la vez))?`,
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

/** The step that makes figures of groups, with its groups. */
function grouped({ p, shown }: Table) {
  const all = [...(shown ? stepsOf(shown.node) : []), ...p.spots('call').map(({ node }) => node)]
  for (const step of all) {
    const method = methodCall(step)
    if (!method || (!WORDS.some(([, name]) => name === method.name) && method.name !== 'agg')) continue
    const column = method.object.kind === 'subscript' ? method.object : null
    const by = methodCall(column ? column.value : method.object)
    if (by?.name === 'groupby') return { method, column, by }
  }
  return null
}

function figures(table: Table, { parts, also }: Found): Touched {
  const words = (parts.figures ?? '').split(/,? y |,? e |, ?| junto (?:a|con) | ademas de /i)
  const asked = words.map(methodOf).filter((one) => one !== null)
  if (asked.length === 0) return null
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
  const column = said ?? (numeric.length === 1 ? numeric[0] : null)
  if (!column) return null
  const lines = asked.map(([, method, label]) => `print("${label}:", ${cell(table, column)}.${method}())`)
  return {
    code: withLast(table.p, lines),
    told: `Al final dice también ${asked.map(([, , label]) => (/^M[áí]x|^Mín/.test(label) ? `el ${label.toLowerCase()}` : label === 'Cuántos' ? 'cuántos hay' : `la ${label.toLowerCase()}`)).join(' y ')} de ${inlineCode(column)}.`,
    how: [
      `${inlineCode(`.${asked[0]?.[1]}()`)} recorre la columna entera, sin bucle, y no cuenta los huecos (\`NaN\`).`,
      ...supposed(table, column),
    ],
  }
}

const textsIn = (node: Expression | undefined): string[] =>
  node?.kind === 'string'
    ? [node.value]
    : node?.kind === 'list'
      ? node.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
      : []

type Grouped = NonNullable<ReturnType<typeof grouped>>

function ofGroups({ p, shown, ...rest }: Table, { method }: Grouped, asked: readonly string[]): Touched {
  const table = { p, shown, ...rest }
  const [first] = positional(method.call)
  const had = method.name === 'agg' ? textsIn(first) : [method.name]
  if (had.length === 0 || (method.name !== 'agg' && method.call.arguments.length > 0)) return null
  // Where the figures are drawn or worked with, several columns would not fit.
  const holder = shown?.holder
  if (holder && p.spots('name').filter(({ node }) => node.name === holder).length > 2) return null
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

function round({ p, shown }: Table, given: string | undefined): Touched {
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
  const home = table.shown?.at
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
