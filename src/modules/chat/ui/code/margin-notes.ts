import type { Token, Tokens } from 'marked'

type Lines = { from: number; to: number }
/** What is said of a program: of lines of it, counted from 1, or (null) of none of them. */
export type MarginNote = { lines: Lines | null; tokens: Token[] }

/** Nobody reads more beside one program; a list that is longer stays a list. */
const MAX_NOTES = 40
const MAX_LINES = 200
/** So many of its items must be about lines; the others are kept between them. */
const LEAST_SHARE = 0.5

/** «Línea 3:», «Líneas 3–5:», «Líneas 3, 4 y 5.» */
const REFERENCE = /^\s*l[ií]neas?\s+(\d{1,4}(?:\s?(?:[-–—,]|y|al?)\s?\d{1,4}){0,5})\s*(?:[:.]\s*|$|(?=\s))/i
const LONGEST_REFERENCE = 60
/** What is left of a mark between the lines and what is said of them. */
const SEPARATOR = /^\s*[:.–—-]?\s*/
/** A quotation that is shorter stands in many lines. */
const SHORTEST_QUOTATION = 3
const LONGEST_QUOTATION = 200

/**
 * The notes that a list has on a program: its items begin with the lines that they are about, or quote them. Null for every other list.
 * Of a list that is still `growing` the first item may not have come so far as to tell; then there are none yet.
 */
export function marginNotes(list: Tokens.List, code: string, growing = false): MarginNote[] | null {
  const lines = code.split('\n')
  if (list.items.length > MAX_NOTES || lines.length > MAX_LINES) return null
  const notes: MarginNote[] = []
  let last = 1
  for (const item of list.items) {
    const note = noteOf(item, lines, last)
    last = note.lines?.from ?? last
    notes.push(note)
  }
  const onLines = notes.filter((note) => note.lines !== null).length
  if (onLines > 0 && onLines >= notes.length * LEAST_SHARE) return notes
  return growing && mayBecomeNote(list) ? [] : null
}

const mayBecomeNote = ({ items: [first, second] }: Tokens.List) =>
  first !== undefined &&
  second === undefined &&
  /^(?:[*`]|l[ií]?n?e?a?s?\b)/i.test(first.text) &&
  first.text.length < 40

function noteOf({ tokens }: Tokens.ListItem, lines: readonly string[], after: number): MarginNote {
  const [paragraph, ...below] = tokens
  if (paragraph === undefined || !hasText(paragraph)) return { lines: null, tokens }
  const referring = withoutReference(paragraph.tokens)
  const said = referring?.tokens ?? paragraph.tokens
  const found = whereQuoted(said, lines, referring ?? { from: after, to: after }) ?? referring
  if (found === null || found.from < 1 || found.to > lines.length) return { lines: null, tokens }
  return {
    lines: { from: found.from, to: found.to },
    tokens: [{ ...paragraph, type: 'paragraph', tokens: said }, ...below],
  }
}

type WithTokens = Token & { tokens: Token[] }
const hasText = (token: Token): token is WithTokens =>
  (token.type === 'text' || token.type === 'paragraph') && 'tokens' in token && Array.isArray(token.tokens)

/** Takes the lines off the beginning of a text, whether they are bold or not. */
function withoutReference([first, ...rest]: readonly Token[]): (Lines & { tokens: Token[] }) | null {
  if (first === undefined || (first.type !== 'strong' && first.type !== 'text')) return null
  const text = String(first.text)
  const match = REFERENCE.exec(text.slice(0, LONGEST_REFERENCE))
  if (match === null) return null
  const numbers = (match[1]?.match(/\d+/g) ?? []).map(Number)
  const lines = { from: Math.min(...numbers), to: Math.max(...numbers) }
  const remaining = text.slice(match[0].length)
  if (remaining !== '') return { ...lines, tokens: [textToken(first.type, remaining), ...rest] }
  const [next, ...others] = rest
  if (next?.type !== 'text') return { ...lines, tokens: rest }
  return { ...lines, tokens: [textToken('text', String(next.text).replace(SEPARATOR, '')), ...others] }
}

const textToken = (type: string, text: string): Token =>
  type === 'strong'
    ? { type: 'strong', raw: `**${text}**`, text, tokens: [textToken('text', text)] }
    : { type: 'text', raw: text, text, escaped: false }

/**
 * Where the code stands that a note begins with, for models miscount: there if it is in the lines that were stated, else from there on,
 * else before. Null where nothing is quoted, or nothing that the program has.
 */
function whereQuoted(said: readonly Token[], lines: readonly string[], { from, to }: Lines): Lines | null {
  for (const text of quotations(said)) {
    const places = [...lines.keys()].map((at) => at + 1).filter((line) => standsIn(lines[line - 1] ?? '', text))
    if (places.some((line) => line >= from && line <= to)) return { from, to }
    const place = places.find((line) => line >= from) ?? places.at(-1)
    if (place !== undefined) return { from: place, to: Math.min(place + to - from, lines.length) }
  }
  return null
}

const LONGEST_LINE = 1_000
const MAX_TRIES = 8
const isWord = (letter: string | undefined) => letter !== undefined && /\w/.test(letter)

/** Whether code stands in a line as words of its own: there is no `int(` in `print(`. */
function standsIn(line: string, code: string): boolean {
  const read = line.slice(0, LONGEST_LINE)
  let at = read.indexOf(code)
  for (let tries = 0; at !== -1 && tries < MAX_TRIES; tries += 1) {
    const after = at + code.length
    const isCut = (isWord(code[0]) && isWord(read[at - 1])) || (isWord(code.at(-1)) && isWord(read[after]))
    if (!isCut) return true
    at = read.indexOf(code, at + 1)
  }
  return false
}

/** The code that a text begins with, up to what is left out of it (`print(...)`); of a change (`before` → `after`) both. */
function quotations(said: readonly Token[]): string[] {
  const [first, arrow, second] = said.filter((token) => token.type !== 'text' || String(token.text).trim() !== '')
  const quoted = first?.type === 'strong' ? first.tokens?.[0] : first
  const isChange = arrow?.type === 'text' && String(arrow.text).trim() === '→'
  return [quoted, isChange ? second : undefined]
    .flatMap((token) => (token?.type === 'codespan' ? (token.text.split(/\.\.\.|…/, 1)[0]?.trim() ?? []) : []))
    .filter((text) => text.length >= SHORTEST_QUOTATION && text.length <= LONGEST_QUOTATION)
}
