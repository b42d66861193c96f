import type { Expression } from '../../python/ast'
import { parsePython } from '../../python/parse'
import type { Message } from '../message'
import { identifier } from './identifier'
import type { Column, Data } from './task'

const MAX_LITERALS = 12
const MAX_LITERAL = 4_000
const MAX_UNCLOSED = 8

/** The data that a message shows: a list, rows or a dictionary in Python, or rows with separators. Null where there is none. */
export function readData(message: Message): Data | null {
  for (const literal of literalsIn(message.text)) {
    const data = dataOf(literal)
    if (data) return data
  }
  return message.data === null ? null : dataOfRows(message.data)
}

/** A text without the data in it, so that its words are only what is asked. */
export function withoutLiterals(text: string): string {
  let rest = text
  for (const literal of literalsIn(text)) if (dataOf(literal) || isMatrix(literal)) rest = rest.replace(literal, ' ')
  return rest
}

/** `[[1, 2], [3, 4]]`: its commas are none of decimals. */
const isMatrix = (text: string) => /^\[\s*(?:\[[-\d.,\s]{1,400}\]\s*(?:,\s*)?){1,40}\]$/.test(text)

/** What stands between outer brackets, in the order of the text. */
export function literalsIn(text: string): string[] {
  const found: string[] = []
  let unclosed = 0
  for (let at = 0; at < text.length && found.length < MAX_LITERALS; at += 1) {
    if (text[at] !== '[' && text[at] !== '{') continue
    const end = endOf(text, at)
    // Nothing closes it: what stands inside is looked into, but not without end.
    if (end === -1) {
      unclosed += 1
      if (unclosed > MAX_UNCLOSED) break
      continue
    }
    found.push(text.slice(at, end))
    at = end
  }
  return found
}

function endOf(text: string, from: number): number {
  let depth = 0
  let quote = ''
  for (let at = from; at < text.length && at < from + MAX_LITERAL; at += 1) {
    const letter = text[at] ?? ''
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if ('[{('.includes(letter)) depth += 1
    else if (']})'.includes(letter)) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return -1
}

/** `…` and `...` at the end stand for more of the same. */
export const withoutDots = (text: string) => text.replace(/,?\s*(?:\.\.\.|…|etc\.?)\s*(?=[\]}])/g, '')

function dataOf(text: string): Data | null {
  const code = withoutDots(text)
  const { body, errors } = parsePython(`${code}\n`)
  const [statement] = body
  if (errors.length > 0 || body.length !== 1 || statement?.kind !== 'expression') return null
  const { value } = statement
  if (value.kind === 'dict') return mapOf(value, code)
  if (value.kind !== 'list' || value.items.length === 0) return null
  if (value.items.every(isNumber)) return { kind: 'numbers', code, count: value.items.length }
  if (value.items.every(({ kind }) => kind === 'string')) return { kind: 'texts', code, count: value.items.length }
  const columns = columnsOf(value.items)
  return columns === null ? null : { kind: 'rows', code, columns }
}

function mapOf(node: Extract<Expression, { kind: 'dict' }>, code: string): Data | null {
  const isPlain =
    node.entries.length > 0 && node.entries.every(({ key, value }) => key?.kind === 'string' && isNumber(value))
  if (isPlain) return { kind: 'map', code, count: node.entries.length }
  const columns = columnsOf([node])
  return columns === null || columns.length < 2 ? null : { kind: 'rows', code: `[${code}]`, columns }
}

const isNumber = (node: Expression): boolean =>
  node.kind === 'number' || (node.kind === 'unary' && node.operator === '-' && node.operand.kind === 'number')

/** The keys of the first dictionary, where all are dictionaries. */
function columnsOf(items: readonly Expression[]): Column[] | null {
  const [first] = items
  if (first?.kind !== 'dict' || !items.every(({ kind }) => kind === 'dict')) return null
  const columns: Column[] = []
  for (const { key, value } of first.entries) {
    if (key?.kind !== 'string') return null
    columns.push({ name: key.value, isNumber: isNumber(value) })
  }
  return columns
}

/** Rows with separators, the first being their header: a list of dictionaries. */
function dataOfRows(text: string): Data | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const separator = [';', '\t', ','].find((sign) => lines[0]?.includes(sign))
  if (separator === undefined || lines.length < 2) return null
  const [header = [], ...rows] = lines.slice(0, 40).map((line) => line.split(separator).map((cell) => cell.trim()))
  const names = header.map((cell) => identifier(cell.toLowerCase()))
  if (names.some((name) => name === '') || rows.some((row) => row.length !== names.length)) return null
  const columns = names.map((name, at) => ({
    name,
    isNumber: rows.every((row) => /^-?\d+(?:[.,]\d+)?$/.test(row[at] ?? '')),
  }))
  const entry = (row: readonly string[]) =>
    `{${columns.map(({ name, isNumber: asNumber }, at) => `'${name}': ${asNumber ? (row[at] ?? '0').replace(',', '.') : quoted(row[at] ?? '')}`).join(', ')}}`
  return { kind: 'rows', code: `[\n${rows.map((row) => `    ${entry(row)},`).join('\n')}\n]`, columns }
}

/** A text as Python writes it: single quotation marks where it holds none. */
export const quoted = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
}
