import { singular } from '../../../../engine/task/identifier'
import type { Column } from '../../../../engine/task/task'
import type { Reading } from '../reading'
import { predicatesIn, testOf } from '../sequences/find-predicates'
import type { Rows } from './row-source'

export type RowResult = 'sum' | 'mean' | 'count' | 'max' | 'min' | 'list' | 'largest' | 'smallest' | 'rows' | 'column'
/** What is wanted of rows: which of them, by what they are grouped, what is worked out, in which order. */
export type RowSteps = {
  tests: string[]
  group: Column | null
  result: RowResult
  /** Further results, where rows are not grouped. */
  others: RowResult[]
  /** What is reckoned with: a column, or two that are multiplied. */
  value: Column[]
  /** What a row is told by. */
  shown: Column | null
  sort: { by: Column | 'result'; isDescending: boolean } | null
  take: number | null
}

/** Reads it from the words and from the names of functions, which often tell it («total_por_ciudad»). Null where nothing is known. */
export function readRowSteps(reading: Reading, { columns, one }: Rows, name: string | null): RowSteps | null {
  const text = `${name?.replaceAll('_', ' ') ?? ''} ${reading.text}`
  const find = (pattern: RegExp) => {
    reading.take(pattern)
    return pattern.exec(text)
  }
  const tests = testsIn(reading, columns, one)
  const group = groupOf(text, columns, reading)
  const value = reckonedIn(text, columns, reading)
  const take = find(/\b(?:los|las) (\d+) (?:primer|mejor|mayor|mas|que mas)\w*/)
  const shown =
    columns.find(
      ({ isNumber, name: each }) =>
        !isNumber && /^(?:nombre|producto|titulo|alumno|cliente|empleado|concepto|articulo|descripcion)/.test(each),
    ) ??
    columns.find(({ isNumber, name: each }) => !isNumber && each !== group?.name) ??
    null
  const [result = null, ...others] = resultsIn(find, { hasGroup: group !== null, value })
  const sort = sortIn(find, columns, group !== null)
  if (result === null && group === null && tests.length === 0 && sort === null) return null
  const chosen = result ?? (group ? (value.length > 0 ? 'sum' : 'list') : 'rows')
  return { tests, group, result: chosen, others, value, shown, sort, take: take ? Number(take[1]) : null }
}

type Find = (pattern: RegExp) => RegExpExecArray | null

/** What is worked out, in the order in which it is told; of groups only one thing. */
function resultsIn(find: Find, { hasGroup, value }: { hasGroup: boolean; value: readonly Column[] }): RowResult[] {
  const isReckoned = value.length > 0
  const found: RowResult[] = []
  for (const [result, words, can] of RESULTS) if (can({ hasGroup, isReckoned }) && find(words)) found.push(result)
  return hasGroup ? found.slice(0, 1) : found
}

type Possible = (given: { hasGroup: boolean; isReckoned: boolean }) => boolean
const RESULTS: readonly (readonly [result: RowResult, words: RegExp, can: Possible])[] = [
  ['mean', /\b(?:medias?|promedi\w+)\b/, ({ isReckoned }) => isReckoned],
  [
    'count',
    /\b(?:cuant[oa]s (?!vend|dinero|gast)\w+|numero de|cantidad de|contar|cuent\w+)\b/,
    ({ hasGroup, isReckoned }) => hasGroup || !isReckoned,
  ],
  [
    'sum',
    /\b(?:tot\w+|sum\w+|cuanto (?:se |he |ha )?\w+|vendid[oa]s?|vendi|factur\w+|gastad[oa]|monto|ingresos)\b/,
    ({ isReckoned }) => isReckoned,
  ],
  [
    'largest',
    /\b(?:el|la) (?:que )?(?:mas|mayor) (?:car[oa]|vend\w+|alt[oa]|precio|nota|edad|stock|sueldo|salario|valor|gast\w+|cobra|grande|viejo|importe)\b|\b(?:mas car[oa]|mas vend\w+|mejor nota|mas alt[oa])\b/,
    ({ hasGroup, isReckoned }) => !hasGroup && isReckoned,
  ],
  [
    'smallest',
    /\b(?:mas barat[oa]|mas baj[oa]|(?:la )?(?:peor|menor) (?:nota|precio|edad|sueldo)|mas joven)\b/,
    ({ hasGroup, isReckoned }) => !hasGroup && isReckoned,
  ],
  ['max', /\bmaxim[oa]\b|\bmayor\b/, ({ hasGroup, isReckoned }) => hasGroup && isReckoned],
  ['min', /\bminim[oa]\b/, ({ hasGroup, isReckoned }) => hasGroup && isReckoned],
  ['list', /\b(?:agrup\w+|clasific\w+)\b/, ({ hasGroup, isReckoned }) => hasGroup && !isReckoned],
]

const forms = (name: string) =>
  `(?:${name.toLowerCase()}|${singular(name.toLowerCase())}|${name.toLowerCase()}s|${name.toLowerCase()}es)`

function groupOf(text: string, columns: readonly Column[], reading: Reading): Column | null {
  for (const column of columns) {
    const pattern = new RegExp(
      `\\b(?:por|de cada|cada|segun|para cada)(?: (?:el|la|su|uno|una|tipo|de))* ${forms(column.name)}\\b`,
    )
    const isSort = new RegExp(`\\borden\\w+(?: \\w+){0,3} por (?:el |la |su )?${forms(column.name)}\\b`).test(text)
    if (pattern.test(text) && !isSort && !column.isNumber) {
      reading.take(pattern)
      return column
    }
  }
  return null
}

/** The numbers that are reckoned with: those that are named, «cantidad x precio», or the only ones. */
function reckonedIn(text: string, columns: readonly Column[], reading: Reading): Column[] {
  const numbers = columns.filter(({ isNumber }) => isNumber)
  const [amount] = numbers.filter(({ name }) => /^(?:cantidad|unidades|uds|stock|horas)$/.test(name.toLowerCase()))
  const [price] = numbers.filter(({ name }) => /^(?:precio|tarifa|coste|costo|precio_\w+)$/.test(name.toLowerCase()))
  if (
    amount &&
    price &&
    (reading.take(
      /\b(?:cantidad|unidades|precio|stock|horas) (?:x|por|\*|multiplicad\w+ por) (?:el |la )?(?:precio|cantidad|tarifa|unidades|stock)\b/,
    ) ||
      /\b(?:total|vendid|factur|ingres|importe|en euros|valor)\w*/.test(text))
  )
    return [amount, price]
  const named = numbers.find(({ name }) =>
    new RegExp(`\\b${forms(name)}\\b`).test(text.replace(/\bcolumnas .{0,60}/, '')),
  )
  if (named) reading.take(new RegExp(`\\b${forms(named.name)}\\b`))
  const only = numbers.length === 1 ? numbers[0] : undefined
  const found = named ?? only
  return found ? [found] : []
}

function sortIn(find: Find, columns: readonly Column[], hasGroup: boolean): RowSteps['sort'] {
  const descending = find(/\b(?:de (?:mayor|mas|mejor) a (?:menor|menos|peor)|descendente\w*|decreciente\w*)\b/)
  const sorted = find(/\borden\w+(?: (?:por|segun) (?:el |la |su )?([a-z_]+))?/)
  if (!descending && !sorted) return null
  const said = sorted?.[1] ?? ''
  const by = columns.find(({ name }) => new RegExp(`^${forms(name)}$`).test(said))
  return {
    by: by ?? (hasGroup ? 'result' : (columns.find(({ isNumber }) => isNumber) ?? columns[0] ?? 'result')),
    isDescending: descending !== null,
  }
}

/** «los de Guadalajara», «precio mayor que 10», «ciudad sea Lima»: which rows are meant. */
function testsIn(reading: Reading, columns: readonly Column[], one: string): string[] {
  const tests: string[] = []
  const numbers = columns.filter(({ isNumber }) => isNumber)
  for (const found of predicatesIn(reading.text, 'number')) {
    const before = reading.text.slice(Math.max(0, found.from - 40), found.from)
    const named = numbers.find(({ name }) => new RegExp(`\\b${forms(name)}(?: \\w+){0,3} $`).test(before))
    const column = named ?? (numbers.length === 1 ? numbers[0] : undefined)
    if (!column || (/^(?:equal|zero|between)$/.test(found.predicate.id) && !named)) continue
    tests.push(testOf(found, `${one}['${column.name}']`))
    reading.use(found)
  }
  const texts = columns.filter(({ isNumber }) => !isNumber)
  for (const column of texts) {
    const stated = reading.find(new RegExp(`\\b${forms(column.name)} (?:sea |es |igual a |= |== |: )?(«[^ ]+»)`))
    // What ends the asking is no condition.
    if (stated && reading.isUsed(reading.wordAt(stated.to) - 1)) continue
    const named = stated ? null : properName(reading)
    const match = stated ?? named
    const word = named ? reading.words[named.at] : match ? reading.words[reading.wordAt(match.to) - 1] : undefined
    if (!match || !word || tests.some((test) => test.includes(word.text))) continue
    const place = texts.find(({ name }) =>
      /^(?:ciudad|pais|provincia|sucursal|tienda|region|categoria|departamento|curso)/.test(name),
    )
    const meant = named ? (place ?? column) : column
    tests.push(`${one}['${meant.name}'] == '${word.text.replaceAll("'", "\\'")}'`)
    reading.use({ from: match.from, to: match.to })
  }
  return [...new Set(tests)]
}

/** «los de Guadalajara»: a capital letter in the middle of a sentence. */
function properName(reading: Reading): { from: number; to: number; at: number } | null {
  const { words } = reading
  const at = words.findIndex(
    ({ text }, index) =>
      index > 1 &&
      /^\p{Lu}\p{Ll}{2,}/u.test(text) &&
      /^(?:de|en|sea|es)$/.test(words[index - 1]?.plain ?? '') &&
      /^(?:los|las|clientes|ventas|pedidos|solo|ciudad|sean|que)$/.test(words[index - 2]?.plain ?? ''),
  )
  return at === -1 ? null : { from: reading.offsetOf(at - 1), to: reading.offsetOf(at + 1), at }
}
