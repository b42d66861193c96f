/** What a program comes with: the words of its author in plain letters and as they wrote them, and the rows that they pasted. */
export type Around = { plain: string; prose: string; data: string }

/** A program by itself. */
export const ALONE: Around = { plain: '', prose: '', data: '' }

/** Rows of a pasted file, its cells apart; none where there are fewer than two. */
export function rowsOf(data: string, separator: string): string[][] {
  const rows = data
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return rows.length < 2 ? [] : rows.map((line) => line.split(separator).map((cell) => cell.trim()))
}

/** Whether pasted rows are parted by semicolons. */
export function hasSemicolons(data: string): boolean {
  const rows = rowsOf(data, ';')
  const [first] = rows
  return first !== undefined && first.length > 1 && rows.every((row) => row.length === first.length)
}
