/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/
const SPECIAL = /[";\r\n]/
/** Costs are known to a millionth. */
const decimal = new Intl.NumberFormat('es-ES', { useGrouping: false, maximumFractionDigits: 6 })

export type Cell = string | number | null

/**
 * A table as spreadsheets in Spain open it by a double click: UTF-8 with its mark, semicolons, decimal commas. A text that begins like a
 * formula gets an apostrophe, so that it stays a text; numbers are numbers, also below zero.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return decimal.format(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
