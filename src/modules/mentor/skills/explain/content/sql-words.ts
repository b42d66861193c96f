import { inlineCode } from '../../../engine/compose'

/** `asked`: how a question names it, in plain letters; `found`: where it stands in a query, with its parts. */
type SqlWord = {
  asked: RegExp
  found: RegExp
  text: (parts: Readonly<Record<string, string | undefined>>, query: string) => string
}

const UP_TO = String.raw`(?= (?:where|group|having|order|limit|left|right|inner|outer|full|cross|join|union)\b|$|\))`
const clause = (words: string, part: string) =>
  new RegExp(`\\b${words} (?<${part}>[^()]{0,80}?(?:\\([^()]{0,60}\\)[^()]{0,60}?){0,3})${UP_TO}`, 'i')
const code = (text: string | undefined) => inlineCode((text ?? '').trim())
const partOf = (found: RegExp, query: string) => found.exec(query)?.groups

const WHERE = clause('where', 'test')
const GROUP = clause('group by', 'columns')
const ORDER_NAMES = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta']

/** The columns that a `SELECT` gives, in their order. */
const columnsOf = (query: string) =>
  /^select (?:distinct )?(.{1,300}?) from\b/i.exec(query)?.[1]?.split(/,(?![^(]*\))/) ?? []

export const SQL_WORDS: readonly SqlWord[] = [
  {
    asked: /\bhaving\b/,
    found: clause('having', 'test'),
    text: ({ test }, query) => {
      const rows = partOf(WHERE, query)
      const where = rows ? `: aquí, ${code(`WHERE ${rows.test}`)}` : ''
      return `${code(`HAVING ${test}`)} filtra **grupos**: se mira **después** de agrupar y calcular, y solo quedan los grupos que cumplen ${code(test)}. \`WHERE\` filtra **filas**, **antes** de agruparlas${where}; por eso en \`WHERE\` no se puede poner una cuenta como \`SUM\` o \`COUNT\`.`
    },
  },
  {
    asked: /\bgroup ?by\b|\bagrupa\w*\b/,
    found: GROUP,
    text: ({ columns }) =>
      `${code(`GROUP BY ${columns}`)} junta en un **grupo** todas las filas que tienen lo mismo en ${code(columns)}, y sale **una fila por grupo**. Las cuentas del \`SELECT\` (\`COUNT\`, \`SUM\`, \`AVG\`…) se hacen dentro de cada uno.`,
  },
  {
    asked: /\border ?by\b|\bdesc\b|\basc\b/,
    found: /\border by (?<by>[^()]{1,80}?)(?= limit\b|$|\))/i,
    text: ({ by = '' }, query) => {
      const number = /^\d+/.exec(by.trim())?.[0]
      const column = number === undefined ? undefined : columnsOf(query)[Number(number) - 1]
      const which =
        number === undefined
          ? ''
          : ` El \`${number}\` es un **puesto**, no un valor: la ${ORDER_NAMES[Number(number) - 1] ?? `${number}.ª`} columna del \`SELECT\`${column === undefined ? '' : ` (${code(column)})`}.`
      const way = /\bdesc\b/i.test(by)
        ? ' `DESC`: de **mayor a menor**.'
        : ' Sin más, de **menor a mayor**; con `DESC` detrás, al revés.'
      return `${code(`ORDER BY ${by}`)} **ordena** las filas que salen.${which}${way}`
    },
  },
  {
    asked: /\b(?:left|right|inner|outer)? ?join\b|\bel left\b/,
    found:
      /\b(?<kind>left|right|inner|full|cross)?(?: outer)? ?join (?<table>\w+)(?: (?:as )?\w+)?(?: on (?<test>[^()]{1,80}?))?(?= (?:where|group|having|order|limit|left|right|inner|join)\b|$|\))/i,
    text: ({ kind = '', table = '', test }, query) => {
      const first = /\bfrom (\w+)/i.exec(query)?.[1] ?? 'la primera'
      const on = test === undefined ? '' : ` Dos filas van juntas si cumplen ${code(test)}.`
      return /left/i.test(kind)
        ? `\`LEFT JOIN ${table}\` une las dos tablas y deja **todas** las filas de ${code(first)}; a las que no tienen pareja en ${code(table)} les queda \`NULL\` en sus columnas.${on} Con \`JOIN\` a secas (\`INNER JOIN\`), esas filas **no saldrían**.`
        : `${code(`${kind.toUpperCase()} JOIN ${table}`.trim())} une las filas de ${code(first)} con las de ${code(table)}${/right|full|cross/i.test(kind) ? '' : ': solo salen las que tienen **pareja en las dos**'}.${on}${/right|full|cross/i.test(kind) ? '' : ` Para no perder las de ${code(first)} que no la tienen, \`LEFT JOIN\`.`}`
    },
  },
  {
    asked: /\blike\b|%/,
    found: /(?<column>\w+) (?:not )?like (?<pattern>'[^']{0,60}'|"[^"]{0,60}"|\?)/i,
    text: ({ column, pattern = '' }) =>
      `${code(`LIKE ${pattern}`)} compara ${code(column)} con un **patrón**: el \`%\` vale por **cualquier texto**, también ninguno, y el \`_\` por un solo carácter.${/^.[^%_]+%.$/.test(pattern) ? ` Aquí, lo que **empieza** por ${code(pattern.slice(1, -2))}.` : /^.%[^%_]+.$/.test(pattern) ? ` Aquí, lo que **acaba** en ${code(pattern.slice(2, -1))}.` : /^.%[^%_]+%.$/.test(pattern) ? ` Aquí, lo que **contiene** ${code(pattern.slice(2, -2))}.` : ''}`,
  },
  {
    asked: /\bwhere\b/,
    found: WHERE,
    text: ({ test }) =>
      `${code(`WHERE ${test}`)} deja solo las **filas** que lo cumplen; las demás, como si no estuvieran.`,
  },
  {
    asked: /\blimit\b/,
    found: /\blimit (?<count>\d+|\?)/i,
    text: ({ count }) =>
      `${code(`LIMIT ${count}`)} deja salir como mucho ${code(count)} filas: las primeras, en el orden que diga \`ORDER BY\`.`,
  },
  {
    asked: /\bdistinct\b/,
    found: /\bselect distinct\b/i,
    text: () => '`DISTINCT` quita las filas **repetidas** del resultado: de cada una sale una sola.',
  },
  {
    asked: /\bif not exists\b/,
    found: /\bif not exists (?<table>\w+)/i,
    text: ({ table }) =>
      `\`IF NOT EXISTS\` crea la tabla ${code(table)} **solo si no está ya**. Sin eso, la segunda vez que se ejecuta el programa saldría \`OperationalError: table ${table ?? ''} already exists\`.`,
  },
  {
    asked: /\bprimary ?key\b|\bclave primaria\b/,
    found: /(?<column>\w+) integer primary key|primary key/i,
    text: ({ column }) =>
      `\`PRIMARY KEY\` es la **clave** de la tabla: no puede repetirse y sirve para referirse a una fila.${column === undefined ? '' : ` En SQLite, ${code(`${column} INTEGER PRIMARY KEY`)} se **rellena solo**, con el número siguiente, si no das ninguno.`}`,
  },
]
