export type Delimiter = ',' | ';' | '\t' | '|'

const DELIMITERS: readonly Delimiter[] = [';', ',', '\t', '|']
/** Lines that tell by what cells are parted. */
const SAMPLE = 20
/** A row with more cells is no row of a table. */
const MAX_CELLS = 500

/** Up to `most` rows (RFC 4180, any delimiter), read in one walk; a quote that is never closed ends with the text. */
export const readRows = (text: string, delimiter: Delimiter, most = Number.POSITIVE_INFINITY): string[][] =>
  readFirstRows(text, delimiter, most).rows

/** The first `most` rows, and how many there are in all. */
export function readTop(text: string, delimiter: Delimiter, most: number): { rows: string[][]; total: number } {
  const { rows, end } = readFirstRows(text, delimiter, most)
  return { rows, total: rows.length + countRows(text, end, delimiter) }
}

function readFirstRows(text: string, delimiter: Delimiter, most: number): { rows: string[][]; end: number } {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const cell = readCell(text, at, delimiter)
    if (row.length < MAX_CELLS) row.push(cell.value)
    at = cell.end
    if (text[at] === delimiter) {
      at += 1
      if (at < text.length) continue
      row.push('')
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  return { rows, end: at }
}

/** Rows that are not empty, from there on: cells are not cut out, which is what takes time. */
function countRows(text: string, from: number, delimiter: Delimiter): number {
  let count = 0
  let isFilled = false
  let isStart = true
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (isStart && sign === '"') at = readCell(text, at, delimiter).end - 1
    isStart = sign === delimiter || sign === '\n'
    if (sign === '\n') {
      if (isFilled) count += 1
      isFilled = false
    } else if (sign !== '\r') isFilled = true
  }
  return isFilled ? count + 1 : count
}

function readCell(text: string, from: number, delimiter: Delimiter): { value: string; end: number } {
  if (text[from] !== '"') return readPlain(text, from, delimiter)
  const parts: string[] = []
  let at = from + 1
  while (at < text.length) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return { value: parts.join('') + text.slice(at), end: text.length }
    parts.push(text.slice(at, quote))
    at = quote + 1
    if (text[at] !== '"') break
    parts.push('"')
    at += 1
  }
  // What stands behind the closing quote is no part of anything.
  return { value: parts.join(''), end: readPlain(text, at, delimiter).end }
}

function readPlain(text: string, from: number, delimiter: Delimiter): { value: string; end: number } {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end), end }
}

/** The delimiter that parts the first lines into most cells, as many in each. */
export function delimiterOf(text: string): Delimiter {
  let best: Delimiter = ','
  let most = 1
  for (const delimiter of DELIMITERS) {
    const widths = readRows(text.slice(0, 50_000), delimiter, SAMPLE).map(({ length }) => length)
    const [first = 0] = widths
    const alike = widths.filter((width) => width === first).length / Math.max(1, widths.length)
    const score = alike >= 0.8 ? first : 1
    if (score > most) {
      most = score
      best = delimiter
    }
  }
  return best
}
