import type { Program } from '../../compose/program'
import { columnsOf, isDerived, type Query, type Value } from '../query'
import type { Column } from '../read/column'
import { asNumbers } from './loop'
import type { Writer } from './python-terms'
import { groupLines } from './write-groups'
import { measureLines } from './write-measures'
import { rowLines } from './write-rows'

/** The program of a query in plain Python. */
export function pythonOf(writer: Writer): Program {
  const { query, source } = writer
  asNumbers(numbersUsed(query))
  const lines: string[] = []
  if (query.group) lines.push(...groupLines(writer))
  else {
    const parts = [() => rowLines(writer), () => measureLines(writer)]
    // What was asked for first is told first: «la media y los que suspenden».
    const order = query.listing && query.listing.where.length > 0 ? parts.toReversed() : parts
    for (const part of order.map((write) => write()))
      if (part.length > 0) lines.push(...(lines.length > 0 ? [''] : []), ...part)
  }
  const imports = [...source.imports, ...writer.imports].filter((line) => !line.startsWith('from datetime'))
  return { imports: [...imports, ...datesImported(lines.join('\n'))], body: [...source.setup, '', ...lines] }
}

/** What of `datetime` the lines of a program use, in one import. */
function datesImported(code: string): string[] {
  const names = ['date', 'datetime', 'timedelta'].filter((name) => new RegExp(`(?<![.\\w])${name}[.(]`).test(code))
  return names.length === 0 ? [] : [`from datetime import ${names.join(', ')}`]
}

/** Columns that are compared with numbers or worked with. */
function numbersUsed({ derived, where, measures, listing, saving, order }: Query): Column[] {
  const conditions = [
    ...where,
    ...(listing?.where ?? []),
    ...(saving?.where ?? []),
    ...measures.flatMap((measure) => measure.where),
  ]
  const values: Value[] = [
    ...derived.map(({ value }) => value),
    ...measures.flatMap(({ value, other }) => [value, other].filter((each) => each !== null)),
    ...conditions.filter(({ right }) => right.kind !== 'text').flatMap(({ left, right }) => [left, right]),
  ]
  const sorted = order && typeof order.by === 'object' && !isDerived(order.by) && order.isDown ? [order.by] : []
  return [...values.flatMap(columnsOf), ...sorted]
}
