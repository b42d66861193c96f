import { zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { unpack } from './unpack'

/** Of one sheet. A file that names a cell far away would be a table of its size, however empty. */
const MAX_ROWS = 200_000
const MAX_WIDTH = 500
/** The table as text, in characters. */
const MAX_TEXT = 5_000_000

/** The first sheet of an XLSX workbook as comma-separated values; null where it is none that can be read, or too large. */
export async function readWorkbook(content: Uint8Array): Promise<string | null> {
  const parts = unpack(content)
  if (parts === null || !parts.has('xl/workbook.xml')) return null
  for (const [name, part] of parts)
    if (name.startsWith('xl/worksheets/') && name.endsWith('.xml') && !isWithinBounds(part)) return null
  try {
    // Packed anew, and not compressed: what is unpacked now is what was measured.
    const measured = zipSync(Object.fromEntries(parts), { level: 0 })
    return writeRows(await readSheet(new Blob([new Uint8Array(measured)])))
  } catch {
    return null
  }
}

const REFERENCE = /[":]([A-Z]{1,7})(\d{1,10})(?=[":])/g

function isWithinBounds(sheet: Uint8Array): boolean {
  const text = new TextDecoder().decode(sheet)
  let rows = 0
  let width = 0
  for (const [, letters = '', row = ''] of text.matchAll(REFERENCE)) {
    rows = Math.max(rows, Number(row))
    width = Math.max(width, columnNumber(letters))
    if (rows > MAX_ROWS || width > MAX_WIDTH || rows * width > 2_000_000) return false
  }
  return true
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function writeRows(rows: readonly (readonly unknown[])[]): string | null {
  const lines: string[] = []
  let size = 0
  for (const row of rows) {
    const line = row.map(writeCell).join(',')
    size += line.length + 1
    if (size > MAX_TEXT) return null
    lines.push(line)
  }
  return lines.length === 0 ? null : `${lines.join('\n')}\n`
}

function writeCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = value instanceof Date ? writeDate(value) : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A day without its hour where it has none. */
const writeDate = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
