import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import { quoted } from '../../../../engine/task/read-data'
import type { Task } from '../../../../engine/task/task'
import type { Program } from '../../compose/program'
import { type Condition, isDerived, type Measure, type Query, type Value } from '../query'
import { type Column, isNumeric, type Source } from '../read/column'
import type { Tokens } from '../read/tokens'
import { tellOfField, told, type Writer } from './python-terms'

/** A table of a database with the rows of the request. */
export type Database = { table: string; file: string }

const TABLE = /\btabla (?:llamada |de nombre |que se llame |de )?([\p{L}_]\w*)/u
const NAMES =
  /\btabla [\p{L}_]\w*\s*(?:con|\(|que tenga|de)(?: (?:las |los )?(?:columnas|campos))?:? ?((?:el |la )?[\p{L}_]+(?:(?:, ?| y )(?:el |la )?[\p{L}_]+){1,8})/u

/** The table that a request asks for in sqlite3, and its rows' columns named as it says; null where it asks for none. */
export function databaseOf(task: Task, source: Source, message: string): Database | null {
  if (!/\bsqlite3?\b|\bbase de datos\b/.test(task.request.text) || source.file !== null) return null
  const text = message.toLowerCase()
  const names = NAMES.exec(text)?.[1]
    ?.split(/, ?| y /)
    .map((name) => identifier(folded(name.replace(/^(?:el|la) /, '').trim())))
  const own = names?.filter((name) => !/^id$/.test(name))
  if (own?.length === source.columns.length)
    for (const [at, column] of source.columns.entries()) {
      column.name = own[at] ?? column.name
      column.header = column.name
    }
  const file = task.files.find((name) => /\.(?:db|sqlite3?)$/i.test(name))
  return { table: identifier(folded(TABLE.exec(text)?.[1] ?? 'datos')) || 'datos', file: file ?? ':memory:' }
}

/** Words that tell of the table and how it comes to be. */
export function markDatabase(tokens: Tokens, { table }: Database): void {
  for (const pattern of [
    /\b(?:(?:con|en|usando|una|base|de|datos|mi) ){0,8}(?:sqlite3?|base de datos)(?: (?:en|memoria|\(|: memory :|\)|3)){0,8}/g,
    /\ben memoria\b|: ?memory ?:/g,
    new RegExp(
      `\\b(?:(?:hay|que|y|SHOW|ONE|una|la) ){0,8}(?:cre\\w+|hag\\w+|hacer) (?:(?:ONE|una|la) )?tabla(?: de| llamada)? ${table}(?: (?:con|\\(|\\)|y|,|las|columnas|los|campos|C\\d+)){0,24}`,
      'g',
    ),
    /\b(?:y |, |luego |despues ){0,8}(?:met\w+|insert\w+|anad\w+|agreg\w+|guard\w+|SAVE)(?: (?:a|en|la|ella|estos|los|las|siguientes|datos|socios|registros|filas)){0,8}\b/g,
  ])
    for (const match of tokens.all(pattern)) tokens.use(match)
}

/** The program of a query with sqlite3. */
export function sqlOf(writer: Writer, { table, file }: Database): Program | null {
  const { source, query } = writer
  if (query.derived.length > 0 || query.saving || query.tax || query.measures.some(({ operation }) => !SQL[operation]))
    return null
  const { columns } = source
  const [first] = columns
  if (!first || columns.some(({ values }) => values.length === 0)) return null
  const isDated = query.where.some(({ left, right }) => left.kind === 'date' || right.kind === 'day')
  if (isDated) return null
  const rows = first.values.map((_, at) => `    (${columns.map(({ values }) => cell(values[at])).join(', ')}),`)
  const types = columns.map(
    (column) =>
      `${column.name} ${column.name === 'id' ? 'INTEGER PRIMARY KEY' : column.type === 'whole' ? 'INTEGER' : isNumeric(column) ? 'REAL' : 'TEXT'}`,
  )
  const { select, names, tells } = selected(writer)
  const sql = [`SELECT ${select.join(', ')}`, `FROM ${table}`, ...clausesOf(query)]
  writer.how.push(
    '`executemany` mete todas las filas; cada `?` se rellena con un dato.',
    '`SELECT` elige columnas, `WHERE` filas, y `ORDER BY` las ordena.',
  )
  writer.done.push(`crea la tabla ${table}`, 'la consulta')
  const text = names.map((name, at) => told(writer, name, tells[at] ?? 'text'))
  return {
    imports: ['import sqlite3'],
    body: [
      'filas = [',
      ...rows,
      ']',
      '',
      `conexion = sqlite3.connect('${file}')`,
      `conexion.execute('CREATE TABLE ${file === ':memory:' ? '' : 'IF NOT EXISTS '}${table} (${types.join(', ')})')`,
      `conexion.executemany('INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})', filas)`,
      'conexion.commit()',
      '',
      'consulta = """',
      ...sql.map((line) => `    ${line}`),
      '"""',
      `for ${names.length === 1 ? `(${names[0]},)` : names.join(', ')} in conexion.execute(consulta):`,
      `    print(f'${text.length === 1 ? text[0] : `${text[0]}: ${text.slice(1).join(', ')}`}')`,
      'conexion.close()',
    ],
  }
}

const cell = (value: string | number | undefined) =>
  typeof value === 'number' ? String(value) : quoted(String(value ?? ''))

const SQL: Partial<Record<Measure['operation'], string>> = {
  sum: 'SUM',
  mean: 'AVG',
  count: 'COUNT',
  max: 'MAX',
  min: 'MIN',
}
const NAMES_OF: Partial<Record<Measure['operation'], string>> = {
  sum: 'total',
  mean: 'media',
  count: 'cuantos',
  max: 'maximo',
  min: 'minimo',
}

function selected({ query, source }: Writer): {
  select: string[]
  names: string[]
  tells: ReturnType<typeof tellOfField>[]
} {
  const { group, measures, listing } = query
  if (measures.length === 0) {
    const fields = (listing?.fields ?? source.columns).filter((field): field is Column => !isDerived(field))
    return {
      select: fields.map(({ name }) => name),
      // `id` is a builtin of Python.
      names: fields.map(({ name }) => (name === 'id' ? 'codigo' : name)),
      tells: fields.map(tellOfField),
    }
  }
  const keys = group ? [group.column.name] : []
  const of = measures.map(
    ({ operation, value }) =>
      `${SQL[operation]}(${value?.kind === 'column' ? value.column.name : '*'}) AS ${NAMES_OF[operation]}`,
  )
  return {
    select: [...keys, ...of],
    names: [...keys, ...measures.map(({ operation }) => NAMES_OF[operation] ?? 'total')],
    tells: [...keys.map(() => 'text' as const), ...measures.map(({ tell }) => tell)],
  }
}

function clausesOf({ where, group, order, limit, measures }: Query): string[] {
  const by =
    order === null
      ? null
      : typeof order.by === 'object'
        ? order.by.name
        : order.by === 'key'
          ? (group?.column.name ?? null)
          : (NAMES_OF[measures[0]?.operation ?? 'sum'] ?? null)
  return [
    ...(where.length === 0 ? [] : [`WHERE ${where.map(sqlTest).join(' AND ')}`]),
    ...(group ? [`GROUP BY ${group.column.name}`] : []),
    ...(by === null ? [] : [`ORDER BY ${by}${order?.isDown ? ' DESC' : ''}`]),
    ...(limit === null ? [] : [`LIMIT ${limit}`]),
  ]
}

const sqlTest = ({ left, operator, right, raw }: Condition): string =>
  raw
    ? raw(sqlValue(left)).replace('==', '=').replace('%', '%')
    : `${sqlValue(left)} ${operator === '==' ? '=' : operator} ${sqlValue(right)}`

const sqlValue = (value: Value): string =>
  value.kind === 'column'
    ? value.column.name
    : value.kind === 'text'
      ? `'${value.value.replaceAll("'", "''")}'`
      : value.kind === 'number'
        ? String(value.value)
        : value.kind === 'binary'
          ? `${sqlValue(value.left)} ${value.operator} ${sqlValue(value.right)}`
          : ''
