import { byWord } from '~/platform/text/by-word'
import { quoted } from '../../../../engine/task/read-data'
import { allOf } from '../../all-of'
import { indented } from '../../compose/program'
import {
  type Condition,
  columnsOf,
  type Derived,
  type Field,
  isDerived,
  type Query,
  sameValue,
  type Tell,
  type Value,
} from '../query'
import type { Column, Source } from '../read/column'
import type { Loop } from './loop'

/** A program that is being written from a query. */
export type Writer = {
  query: Query
  source: Source
  without: ReadonlySet<string>
  decimals: number | null
  currency: string
  imports: string[]
  how: string[]
  done: string[]
}

/** Python for a value, by the names that the loop gives to columns. */
export function expressionOf(
  value: Value,
  name: (column: Column) => string = ({ name: own }) => own,
  derived: readonly Derived[] = [],
): string {
  const known = derived.find((one) => sameValue(one.value, value))
  if (known) return known.name
  switch (value.kind) {
    case 'column':
      return name(value.column)
    case 'number':
      return String(value.value)
    case 'text':
      return quoted(value.value)
    case 'binary':
      return `${expressionOf(value.left, name, derived)} ${value.operator} ${expressionOf(value.right, name, derived)}`
    case 'within': {
      const list = name(value.column)
      return value.measure === 'mean' ? `sum(${list}) / len(${list})` : `${value.measure}(${list})`
    }
    case 'days': {
      const end = value.until === null ? 'date.today()' : 'FECHA'
      return `(${end} - ${dayOf(value.column, name(value.column))}).days`
    }
    case 'date':
      return `${dayOf(value.column, name(value.column))}${value.part === null ? '' : `.${value.part}`}`
    case 'day':
      return value.code
    case 'share':
      return `${expressionOf(value.value, name, derived)} / total * ${value.of === 100 ? '100' : 'REPARTO'}`
  }
}

/** A cell that holds a day, as a date. */
export const dayOf = (column: Column, cell: string): string =>
  column.format === null
    ? `${cell}.date()`
    : column.format === '%Y-%m-%d'
      ? `date.fromisoformat(${cell})`
      : `datetime.strptime(${cell}, '${column.format}').date()`

export function testOf(
  conditions: readonly Condition[],
  name?: (column: Column) => string,
  derived: readonly Derived[] = [],
): string {
  const tests = conditions.flatMap((condition, at) => {
    const { left, operator, right, raw } = condition
    const it = expressionOf(left, name, derived)
    const [before, next] = [conditions[at - 1], conditions[at + 1]]
    if (before && isSpan(before, condition)) return []
    if (next && isSpan(condition, next))
      return `${expressionOf(right, name, derived)} <= ${it} <= ${expressionOf(next.right, name, derived)}`
    if (raw) return raw(it)
    if (right.kind === 'text' && isLoose(right.value))
      return `${it}.strip().lower() ${operator} ${quoted(right.value.toLowerCase())}`
    return `${it} ${operator} ${expressionOf(right, name, derived)}`
  })
  return allOf(tests)
}

/** Two conditions that Python says as one: `a <= fecha <= b`. */
const isSpan = (one: Condition, other: Condition) =>
  one.operator === '>=' && other.operator === '<=' && one.right.kind === 'day' && sameValue(one.left, other.left)

/** People write yes and no as they like. */
const isLoose = (text: string) => /^(?:s[ií]|no|s|n)$/i.test(text)

export const usedIn = (conditions: readonly Condition[]): Column[] =>
  conditions.flatMap(({ left, right }) => [...columnsOf(left), ...columnsOf(right)])
export const fieldColumns = (fields: readonly Field[]): Column[] =>
  fields.flatMap((field) => (isDerived(field) ? columnsOf(field.value) : [field]))

/** A loop with its cells as its first lines. */
export const loopLines = ({ target, items, cells }: Loop, body: readonly string[]): string[] => [
  `for ${target} in ${items}:`,
  ...indented([...cells, ...body]),
]

const PLACES: Record<Tell, number | null> = byWord({
  text: null,
  whole: null,
  number: 2,
  money: 2,
  percent: 1,
}) as Record<Tell, number | null>

/** A value as an f-string tells it. */
export function told(
  { decimals, currency }: Pick<Writer, 'decimals' | 'currency'>,
  expression: string,
  tell: Tell,
): string {
  const places = tell === 'text' || tell === 'whole' ? null : (decimals ?? PLACES[tell])
  const inside = expression.replaceAll("'", '"')
  const sign = tell === 'money' ? currency : tell === 'percent' ? ' %' : ''
  return `${places === null ? `{${inside}}` : `{${inside}:.${places}f}`}${sign}`
}

export const tellOfField = (field: Field): Tell => {
  if (isDerived(field)) return field.tell
  switch (field.type) {
    case 'money':
    case 'whole':
      return field.type
    case 'number':
      return field.isText || field.values.some((value) => !Number.isInteger(value)) ? 'number' : 'whole'
    default:
      return 'text'
  }
}
