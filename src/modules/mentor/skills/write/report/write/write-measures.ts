import { indented } from '../../compose/program'
import { spreadLines } from '../../told/operators/aggregates'
import { type Condition, columnsOf, type Measure, type Value } from '../query'
import { type Column, numberOfCell } from '../read/column'
import { textOf } from '../values'
import { loopOf } from './loop'
import { expressionOf, testOf, told, usedIn, type Writer } from './python-terms'

/** What is told of all rows: sums, means, counts and the like, and a tax on the sum. */
export function measureLines(writer: Writer): string[] {
  const { query } = writer
  const lists = new Map<string, string>()
  return query.measures.flatMap((measure) => {
    const where = [...query.where, ...measure.where]
    const lines =
      measure.operation === 'sum' && query.tax
        ? taxedLines(writer, { measure, where })
        : linesOf(writer, { measure, where, lists })
    return lines
  })
}

type Of = { measure: Measure; where: readonly Condition[] }

/** `value for row in rows if test`: the inside of a `sum`, or of a list. */
function comprehension(writer: Writer, value: Value, where: readonly Condition[]): string {
  const { source } = writer
  const used = [...columnsOf(value), ...usedIn(where)]
  const loop = loopOf(source, used)
  const name = inlineNames(writer)
  const element = expressionOf(value, name)
  const test = testOf(where, name)
  if (element === loop.target && test === '') return loop.items
  return `${element} for ${loop.target} in ${loop.items}${test === '' ? '' : ` if ${test}`}`
}

/** What a column is called where there is no line for its cell. */
function inlineNames({ source }: Writer): (column: Column) => string {
  return (column) => {
    if (source.shape === 'dicts') return cellOf(column, `${source.one}['${column.header}']`)
    if (source.shape === 'joined' && column === source.columns[2]) return `precios[${source.columns[0]?.name}]`
    if (source.shape === 'plain' && column.isText) return cellOf(column, source.one)
    return source.shape === 'fields' ? cellOf(column, column.name) : column.name
  }
}

const cellOf = (column: Column, cell: string) =>
  column.type === 'text' || column.type === 'date' ? cell : numberOfCell(column, cell)

function sumOf(writer: Writer, { measure, where }: Of, name = 'total'): string[] {
  const value = measure.value
  if (!value) return []
  const inside = comprehension(writer, value, where)
  if (!writer.without.has('sum')) {
    writer.how.push('`sum` suma lo que le llega de cada fila.')
    return [`${name} = sum(${inside})`]
  }
  const { target, items, cells } = loopOf(writer.source, [...columnsOf(value), ...usedIn(where)])
  const test = testOf(where)
  const add = [`${name} += ${expressionOf(value)}`]
  return [
    `${name} = 0`,
    `for ${target} in ${items}:`,
    ...indented([...cells, ...(test === '' ? add : [`if ${test}:`, ...indented(add)])]),
  ]
}

function linesOf(writer: Writer, { measure, where, lists }: Of & { lists: Map<string, string> }): string[] {
  const { operation, value, label, tell } = measure
  const { source } = writer
  writer.done.push(SAID[operation])
  if (operation === 'count') return countLines(writer, { measure, where, lists })
  if (value === null) return []
  if (operation === 'sum' && (where.length === 0 || writer.without.has('sum')))
    return [...sumOf(writer, { measure, where }), shown(`${label}: ${told(writer, 'total', tell)}`)]
  const { list, lines } = listOf(writer, {
    inside: comprehension(writer, value, where),
    isChosen: where.length > 0,
    lists,
  })
  const guard = source.file === null ? '' : ` if ${list} else 0`
  switch (operation) {
    case 'sum':
      return [...lines, `total = sum(${list})`, shown(`${label}: ${told(writer, 'total', tell)}`)]
    case 'mean':
      writer.how.push('La media es la suma entre cuántos hay.')
      return [
        ...lines,
        `media = sum(${list}) / len(${list})${guard}`,
        shown(`${label}: ${told(writer, 'media', tell)}`),
      ]
    case 'median':
      return [
        ...lines,
        ...medianLines(writer, list),
        shown(`${label}: ${told({ ...writer, decimals: null }, 'mediana', 'text')}`),
      ]
    case 'rango':
    case 'desviacion':
    case 'varianza':
      return [...lines, ...spreadLines(operation, list), shown(`${label}: ${told(writer, operation, tell)}`)]
    case 'mode':
      return [...lines, ...modeLines(writer, list), shown(`${label}: {moda}`)]
    default: {
      const named = namedExtreme(writer, { operation, measure })
      // Who has the most is found in the rows themselves.
      if (named !== null) {
        if (lines.length > 0) lists.delete(comprehension(writer, value, where))
        return named
      }
      return [...lines, shown(`${label}: ${told(writer, `${operation}(${list})`, tell)}`)]
    }
  }
}

/** A list of the values, made once for all that is told of it. */
function listOf(
  { query, how }: Writer,
  { inside, isChosen, lists }: { inside: string; isChosen: boolean; lists: Map<string, string> },
): { list: string; lines: string[] } {
  const known = lists.get(inside)
  if (known !== undefined) return { list: known, lines: [] }
  if (!inside.includes(' for ') && !inside.endsWith('.values()')) return { list: inside, lines: [] }
  const base = isChosen && query.listing === null ? 'elegidos' : 'valores'
  const list = [...lists.values()].includes(base) ? `${base}_${lists.size + 1}` : base
  lists.set(inside, list)
  if (isChosen) how.push(`La lista \`${list}\` se queda solo con lo que cumple la condición.`)
  return { list, lines: [`${list} = ${inside.endsWith('.values()') ? `list(${inside})` : `[${inside}]`}`] }
}

const SAID: Record<Measure['operation'], string> = {
  sum: 'suma todo',
  mean: 'calcula la media',
  median: 'calcula la mediana',
  mode: 'calcula la moda',
  max: 'busca el mayor',
  min: 'busca el menor',
  count: 'cuenta cuántos hay',
  ratio: 'calcula la proporción',
  rango: 'calcula el rango',
  desviacion: 'calcula la desviación típica',
  varianza: 'calcula la varianza',
}

const shown = (text: string) => `print(f'${text}')`

function medianLines({ without, imports, how }: Writer, list: string): string[] {
  if (!without.has('statistics') && !without.has('import')) {
    imports.push('import statistics')
    return [`mediana = statistics.median(${list})`]
  }
  how.push('La mediana es el valor del centro una vez ordenados; si son pares, la media de los dos del centro.')
  return [
    `ordenados = sorted(${list})`,
    'mitad = len(ordenados) // 2',
    'if len(ordenados) % 2 == 0:',
    '    mediana = (ordenados[mitad - 1] + ordenados[mitad]) / 2',
    'else:',
    '    mediana = ordenados[mitad]',
  ]
}

function modeLines({ without, imports, how }: Writer, list: string): string[] {
  if (!without.has('statistics') && !without.has('import')) {
    imports.push('import statistics')
    return [`moda = statistics.mode(${list})`]
  }
  how.push(`\`max(${list}, key=${list}.count)\` se queda con el que más veces sale.`)
  return [`moda = max(${list}, key=${list}.count)`]
}

/** The largest with its name, where rows have one; null where they have none, or not all of them count. */
function namedExtreme(
  writer: Writer,
  { operation, measure }: { operation: Measure['operation']; measure: Measure },
): string[] | null {
  const { source, query } = writer
  const name = operation === 'max' ? 'mayor' : 'menor'
  const [key, column] = source.columns
  const { value } = measure
  if (query.where.length + measure.where.length > 0 || value === null) return null
  if (source.shape === 'dict' && key && column && value.kind === 'column')
    return [
      `${name} = ${operation}(${source.variable}, key=${source.variable}.get)`,
      shown(`${measure.label}: {${name}} (${told(writer, `${source.variable}[${name}]`, measure.tell)})`),
    ]
  const text = textOf(source)
  if (text === null || (source.shape !== 'dicts' && source.shape !== 'tuples')) return null
  const place = (row: string, one: Column) =>
    source.shape === 'dicts' ? `${row}['${one.header}']` : `${row}[${source.columns.indexOf(one)}]`
  const cell = (row: string) => expressionOf(value, (one) => cellOf(one, place(row, one)))
  return [
    `${name} = ${operation}(${source.variable}, key=lambda ${source.one}: ${cell(source.one)})`,
    shown(`${measure.label}: {${place(name, text).replaceAll("'", '"')}} (${told(writer, cell(name), measure.tell)})`),
  ]
}

function countLines(writer: Writer, { measure, where, lists }: Of & { lists: Map<string, string> }): string[] {
  const { source } = writer
  const { label } = measure
  if (where.length === 0) {
    writer.how.push('`len` da cuántos hay.')
    return [shown(`${label}: {len(${source.variable})}`)]
  }
  // What is counted is what another sum is made of, or the rows by what names them.
  const subject = source.columns.find(({ type }) => type === 'text') ?? source.columns[0]
  const known = [...lists].find(([inside]) => inside.endsWith(` if ${testOf(where, inlineNames(writer))}`))?.[1]
  if (known !== undefined) return [shown(`${label}: {len(${known})}`)]
  if (!subject) return []
  writer.how.push('`len` cuenta los que cumplen la condición.')
  const { list, lines } = listOf(writer, {
    inside: comprehension(writer, { kind: 'column', column: subject }, where),
    isChosen: true,
    lists,
  })
  return [...lines, shown(`${label}: {len(${list})}`)]
}

function taxedLines(writer: Writer, { measure, where }: Of): string[] {
  const { tax } = writer.query
  if (!tax) return []
  const name = tax.name.toUpperCase()
  writer.done.push(`suma todo y le pone el ${name}`)
  writer.how.push(`El ${name} es \`base * ${name} / 100\`, y el total la base más el ${name}.`)
  return [
    `${name} = ${tax.rate}`,
    ...sumOf(writer, { measure, where }, 'base'),
    `${tax.name} = base * ${name} / 100`,
    shown(`Total sin ${name}: ${told(writer, 'base', 'money')}`),
    shown(`${name} ({${name}} %): ${told(writer, tax.name, 'money')}`),
    shown(`Total con ${name}: ${told(writer, `base + ${tax.name}`, 'money')}`),
  ]
}
