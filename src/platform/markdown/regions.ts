/**
 * The most that is read at once. marked takes time that grows with the square of what it reads, so the time for a text is bounded by
 * its length only because no region is longer.
 */
const MAX_CHARACTERS = 4_000
const MAX_LINES = 300
/** A table, or code in a list, would fall apart if it were cut: these may be longer, and are read line by line. */
const MAX_WHOLE_CHARACTERS = 12_000

/** A line that begins a block of code, unless it is indented. */
const FENCE = /^(?:`{3,}[^`]*|~{3,}.*)$/
const INDENTED_FENCE = /^ +(?:(`{3,})[^`]*|(~{3,}).*)$/
const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/
const HEADING = /^#{1,6}(?:[ \t]|$)/
/** What may still belong to the list before a blank line, or to indented code. */
const MAY_GO_ON = /^(?:[ \t]|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))/

export const opensFence = (text: string, at: number): boolean => FENCE.test(lineAt(text, at))

/**
 * Where the piece of Markdown ends that begins at `start` and can be read by itself: before what a blank line, a heading or
 * a fence sets apart, or,
 * in a text that has neither for too long, at a line of a list, at the end of a line, or of a word. Always after `start`.
 */
export function regionEnd(text: string, start: number): number {
  const scan = { start, isAfterBlank: false, lines: 0, fence: '', lastItem: 0 }
  let at = start
  while (at < text.length) {
    const line = lineAt(text, at)
    if (at > start && setsApart(line, scan)) return at
    const end = Math.min(at + line.length + 1, text.length)
    const isWhole = line.length < MAX_CHARACTERS && (scan.fence !== '' || line.includes('|'))
    const isTooLong = end - start > (isWhole ? MAX_WHOLE_CHARACTERS : MAX_CHARACTERS)
    if (isTooLong || scan.lines >= MAX_LINES) return cut(text, at, scan)
    if (at > start && scan.fence === '' && LIST_ITEM.test(line)) scan.lastItem = at
    scan.fence = fenceAfter(line, scan.fence)
    scan.isAfterBlank = line.trim() === ''
    scan.lines += 1
    at = end
  }
  return at
}

type Scan = { start: number; isAfterBlank: boolean; lines: number; fence: string; lastItem: number }

const setsApart = (line: string, { isAfterBlank, fence }: Scan) =>
  FENCE.test(line) ||
  HEADING.test(line) ||
  (isAfterBlank && fence === '' && line.trim() !== '' && !MAY_GO_ON.test(line))

function cut(text: string, at: number, { start, lastItem }: Scan): number {
  if (lastItem > start) return lastItem
  if (at > start) return at
  const word = text.lastIndexOf(' ', start + MAX_CHARACTERS)
  if (word > start) return word + 1
  const end = start + MAX_CHARACTERS
  // No character is cut in two.
  return /[\udc00-\udfff]/.test(text.charAt(end)) ? end - 1 : end
}

/** The indented fence that is open after this line; '' outside of one. */
function fenceAfter(line: string, open: string): string {
  const trimmed = line.trim()
  if (open !== '') return trimmed.startsWith(open) && /^(?:`+|~+)$/.test(trimmed) ? '' : open
  const [, ticks, tildes] = INDENTED_FENCE.exec(line) ?? []
  return ticks ?? tildes ?? ''
}

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(at, end === -1 ? text.length : end)
}
