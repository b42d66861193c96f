import { linesOf } from './attached-file'

/** What is read of a long program: some of its parts, and which lines of the file they are (from 1, both ends included). */
export type Focus = { code: string; parts: { from: number; to: number }[]; of: number }

/** What is read of a program at once; a tree of more would cost too long. */
const MAX_FOCUS_CHARACTERS = 12_000
const MAX_FOCUS_LINES = 300
const MAX_LINE = 2_000

type Part = { from: number; to: number; text: string; name: string | null; isImport: boolean }
/** What a message is about: words that may be names in the program, and lines of it. */
type About = { words: ReadonlySet<string>; lines: readonly number[] }

const WORD = /[\p{L}_][\p{L}\d_]*/gu
const FIRST_WORD = /^[\p{L}_][\p{L}\d_]*/u

/**
 * The parts of a program that a message is about, whole functions and classes: those that hold a line or have a name that it mentions,
 * the imports, and what these parts use; without any such, from the beginning on. As many as can be read at once; null where the whole
 * program can.
 */
export function focusOf(code: string, { words, lines }: About): Focus | null {
  const all = linesOf(code)
  if (code.length <= MAX_FOCUS_CHARACTERS && all.length <= MAX_FOCUS_LINES) return null
  const parts = partsOf(all)
  const isMeant = (part: Part) =>
    lines.some((line) => line >= part.from && line <= part.to) || (part.name !== null && words.has(part.name))
  const meant = new Set(parts.filter(isMeant))
  const used = new Set([...meant].flatMap(({ text }) => text.match(WORD) ?? []))
  const isUsed = ({ name, text }: Part) => used.has(name ?? FIRST_WORD.exec(text)?.[0] ?? '')
  const rank = (part: Part) => (meant.has(part) ? 0 : part.isImport ? 1 : isUsed(part) ? 2 : 3)
  // What nobody asked about is read only where nothing is asked about.
  const wanted = [0, 1, 2, ...(meant.size === 0 ? ([3] as const) : [])] as const
  const ranked = Map.groupBy(parts, rank)
  const kept = new Set<Part>()
  const room = { characters: MAX_FOCUS_CHARACTERS, lines: MAX_FOCUS_LINES }
  for (const part of wanted.flatMap((each) => ranked.get(each) ?? [])) {
    const lineCount = part.to - part.from + 1
    if (part.text.length + 1 > room.characters || lineCount > room.lines) continue
    kept.add(part)
    room.characters -= part.text.length + 1
    room.lines -= lineCount
  }
  const shown = parts.filter((part) => kept.has(part))
  return { code: shown.map(({ text }) => text).join('\n'), parts: joined(shown), of: all.length }
}

const START = /^(?:async +def|def|class|@)\b|^@/
const NAMED = /^(?:async +def|def|class) +([\p{L}_][\p{L}\d_]*)/u
/** What a part goes on with: indented, blank, a comment, or the end of what was opened. */
const GOES_ON = /^(?:[ \t]|$|#|[)\]}])/

/** A program's functions and classes with their decorators, and the statements between them. */
function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = []
  let from = 0
  let kind = kindOf(lines[0])
  const close = (to: number) => {
    const own = lines.slice(from, to).map((line) => line.slice(0, MAX_LINE))
    const name = own.map((line) => NAMED.exec(line)?.[1]).find((found) => found !== undefined) ?? null
    parts.push({ from: from + 1, to, text: own.join('\n'), name, isImport: kind === 'import' })
  }
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (GOES_ON.test(line)) continue
    const next = kindOf(line)
    const isDecorated = next === 'definition' && /^@/.test(lines[at - 1] ?? '')
    if (isDecorated || (next === kind && next !== 'definition' && at - from < MAX_LOOSE_LINES)) continue
    close(at)
    from = at
    kind = next
  }
  close(lines.length)
  return parts
}

/** Statements outside of functions come in pieces, so that one of them can be read. */
const MAX_LOOSE_LINES = 40

function kindOf(line = ''): 'import' | 'definition' | 'statement' {
  if (/^(?:import|from)\b/.test(line)) return 'import'
  return START.test(line) ? 'definition' : 'statement'
}

function joined(parts: readonly Part[]): Focus['parts'] {
  const ranges: Focus['parts'] = []
  for (const { from, to } of parts) {
    const last = ranges.at(-1)
    if (last?.to === from - 1) last.to = to
    else ranges.push({ from, to })
  }
  return ranges
}

/** The line of the parts that a line of the file is; null where it was left out. */
export function lineInFocus({ parts }: Focus, line: number): number | null {
  let before = 0
  for (const { from, to } of parts) {
    if (line >= from && line <= to) return before + line - from + 1
    before += to - from + 1
  }
  return null
}
