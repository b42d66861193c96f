import type { Expression } from '../../../../python/ast'
import { methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors } from '../../found'

/** Tables of pandas: dates that are read the American way, groups without a name, and columns of digits. */
export const TABLE_KEYS: Detectors = {
  /** `pd.to_datetime(df["fecha"])` of days that stand before their months. */
  *'day-read-as-month'(p) {
    const isTold = p.says(DAY_FIRST) || /\b(?:[0-2]?\d|3[01])[/-](?:0?\d|1[0-2])[/-]\d{2,4}\b/.test(p.around.prose)
    for (const { node } of p.spots('call')) {
      const name = methodCall(node)?.name ?? nameOf(node.callee)
      const isRead = name === 'read_csv' && node.arguments.some((each) => each.name === 'parse_dates')
      if (name !== 'to_datetime' && !isRead) continue
      if (node.arguments.some((each) => /^(?:format|dayfirst|unit)$/.test(each.name ?? ''))) continue
      const dates = isRead ? [] : cellsIn(p, node.arguments[0]?.value)
      const isWritten = dates.some((each) => /^\d{1,2}[/-]\d{1,2}[/-]\d{4}/.test(each))
      if (!isTold && !isWritten) continue
      yield {
        at: node,
        certainty: p.says(MONTHS) ? 0.94 : 0.75,
        facts: { written: p.text(node), mended: 'dayfirst=True' },
        edits: [inserted(node.to - 1, ', dayfirst=True')],
      }
    }
  },

  /** `groupby` leaves out the rows whose key is empty. */
  *'rows-without-key-left-out'(p) {
    for (const { node } of p.spots('call')) {
      const method = methodCall(node)
      const table = nameOf(method?.object)
      const column = node.arguments[0]?.value
      if (method?.name !== 'groupby' || !table || !column || node.arguments.some(({ name }) => name === 'dropna'))
        continue
      const cells = writtenColumn(p, table, column)
      const isEmpty =
        cells?.some((cell) => /^(?:None|np\.nan|float\(["']nan["']\)|pd\.NA)$/.test(p.text(cell))) ?? false
      const isTold =
        cells === null &&
        p.says(/\b(?:vaci\w+|nan|nulos?|sin (?:zona|tienda|ciudad|categoria|grupo|nombre)|en blanco)\b/)
      if (!isEmpty && !isTold) continue
      yield {
        at: node,
        certainty: isEmpty ? 0.95 : 0.8,
        facts: { written: p.text(node), column: p.text(column), mended: 'dropna=False' },
        edits: [inserted(node.to - 1, ', dropna=False')],
      }
    }
  },

  /** `df["a"] + df["b"]` of digits in quotes. */
  *'columns-joined-as-texts'(p) {
    for (const { node } of p.spots('binary')) {
      if (node.operator !== '+') continue
      const sides = [node.left, node.right].map((side) => digitsOf(p, side))
      const [first] = sides[0] ?? []
      if (!first || sides.some((cells) => cells === null)) continue
      const isReal = sides.flat().some((cell) => cell?.includes('.'))
      const to = isReal ? 'float' : 'int'
      yield {
        at: node,
        certainty: 0.94,
        facts: { written: p.text(node), first: `"${first}"`, mended: `.astype(${to})` },
        edits: [node.left, node.right].map((side) => replaced(side, `${p.text(side)}.astype(${to})`)),
      }
    }
  },
}

const MONTHS =
  /\b(?:mes|meses|dias?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|fechas?)\b/
const DAY_FIRST =
  /\b(?:dia ?mes ?ano|dd ?mm|primero el dia|dia primero|cambia\w* el dia|dia por el mes|mes por el dia)\b/

/** The texts of a column that the program writes out. */
function cellsIn(p: Program, node: Expression | undefined): string[] {
  const table = node?.kind === 'subscript' ? nameOf(node.value) : null
  const cells = node?.kind === 'subscript' && table ? writtenColumn(p, table, node.index) : null
  return cells?.flatMap((cell) => (cell.kind === 'string' ? [cell.value] : [])) ?? []
}

/** What the program puts in a column when it makes the table; null where that is read from elsewhere. */
function writtenColumn(p: Program, table: string, column: Expression): Expression[] | null {
  const made = p.places('assign').find(({ node }) => nameOf(node.targets[0]) === table)?.node.value
  const data = made && methodCall(made)?.name === 'DataFrame' ? methodCall(made)?.call.arguments[0]?.value : undefined
  if (data?.kind !== 'dict' || column.kind !== 'string') return null
  const cells = data.entries.find(({ key }) => key?.kind === 'string' && key.value === column.value)?.value
  return cells?.kind === 'list' ? cells.items : null
}

/** The digits that a column holds as texts; null where it holds anything else. */
function digitsOf(p: Program, node: Expression): string[] | null {
  const table = node.kind === 'subscript' ? nameOf(node.value) : null
  const cells = node.kind === 'subscript' && table ? writtenColumn(p, table, node.index) : null
  const texts = cells?.flatMap((cell) =>
    cell.kind === 'string' && /^\d+(?:\.\d+)?$/.test(cell.value) ? [cell.value] : [],
  )
  return texts && cells && texts.length === cells.length && texts.length > 0 ? texts : null
}
