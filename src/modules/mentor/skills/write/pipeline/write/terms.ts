import { quoted } from '../../../../engine/task/read-data'
import { type Column, isNumeric, numberOfCell } from '../../report/read/column'
import type { Operand, Part, Test } from '../pipeline'

/** How the parts of a pipeline are said in one way of writing it. */
export type Terms = {
  column: (column: Column) => string
  /** A cell as it is, to be compared with a text. */
  cell: (column: Column) => string
  made: (name: string) => string
  day: (column: Column) => string
  date: (year: number, month: number, day: number) => string
  today: (minus: number) => string
  part: (day: string, part: Part | 'number-of-month') => string
  days: (from: string, until: string) => string
  loose: (text: string) => string
  and: string
  or: string
  /** Tests that stand beside others are put in brackets. */
  isBracketed: boolean
}

export function operandIn(operand: Operand, terms: Terms): string {
  switch (operand.kind) {
    case 'column':
      return operand.column.type === 'date' ? terms.day(operand.column) : terms.column(operand.column)
    case 'made':
      return terms.made(operand.name)
    case 'number':
      return String(operand.value)
    case 'text':
      return quoted(operand.value)
    case 'day':
      return terms.date(operand.year, operand.month, operand.day)
    case 'today':
      return terms.today(operand.minus)
    case 'part':
      return terms.part(operand.column ? terms.day(operand.column) : terms.today(0), operand.part)
    case 'days':
      return terms.days(operandIn(operand.from, terms), operandIn(operand.until, terms))
    case 'math': {
      const side = (one: Operand) =>
        one.kind === 'math' && /[+-]/.test(one.operator) ? `(${operandIn(one, terms)})` : operandIn(one, terms)
      return `${side(operand.left)} ${operand.operator} ${side(operand.right)}`
    }
  }
}

/** Several tests as one: those that are joined by «o» stand together. */
export function testsIn(tests: readonly Test[], terms: Terms): string {
  const clauses: string[][] = []
  for (const test of tests) {
    const said = testIn(test, terms)
    const text = terms.isBracketed && tests.length > 1 ? `(${said})` : said
    if (test.joins === 'or' && clauses.length > 0) clauses.at(-1)?.push(text)
    else clauses.push([text])
  }
  return clauses
    .map((parts) => (parts.length > 1 && clauses.length > 1 ? `(${parts.join(terms.or)})` : parts.join(terms.or)))
    .join(terms.and)
}

function testIn({ left, operator, right, isLoose }: Test, terms: Terms): string {
  const it = left.kind === 'column' && right.kind === 'text' ? terms.cell(left.column) : operandIn(left, terms)
  if (isLoose && right.kind === 'text') return `${terms.loose(it)} ${operator} ${quoted(right.value.toLowerCase())}`
  return `${it} ${operator} ${operandIn(right, terms)}`
}

/** Lines with one blank line between their parts, and none at the end. */
export const spaced = (lines: readonly string[]): string[] =>
  lines.filter((line, at) => line !== '' || (at < lines.length - 1 && lines[at + 1] !== ''))

/** A number in a cell of a row, as plain Python reads it from text. */
export const numberIn = (column: Column, cell: string): string =>
  isNumeric(column) ? numberOfCell(column.type === 'unknown' ? { ...column, type: 'number' } : column, cell) : cell

/** A day in a cell of a row. */
export const dayIn = ({ format }: Column, cell: string): string =>
  format === '%Y-%m-%d' || format === null
    ? `date.fromisoformat(${cell})`
    : `datetime.strptime(${cell}, '${format}').date()`

/** What a column that is worked out is called in the program's title. */
export const madeSaid = (name: string): string =>
  name === 'pedir'
    ? 'calcula cuánto hay que pedir'
    : `calcula ${name
        .replace(/^dias_/, 'los días de ')
        .replace(/^dias$/, 'los días')
        .replaceAll('_', ' ')}`
