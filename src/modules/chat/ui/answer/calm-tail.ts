/**
 * The text as it is shown while it is still being written: without a last line that is only a mark so far (`-`, `##`,
 * `|`), which would flicker as a heading or rule before it becomes what it is; nor the line that opens a code block, before its
 * language is there.
 */
export function withholdOpenMark(text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1
  return OPEN_MARK.test(text.slice(lineStart)) ? text.slice(0, lineStart).trimEnd() : text
}
const OPEN_MARK = /^\s*(?:[-=*+_#`~>|:\s]+|\d{1,3}[.)]?\s*|[-*+]\s+\[?.?\]?|```[^`]*)$/

/** Closes what the last line of a block has open: inline code, bold, and a link whose address is still arriving. */
export function closeMarks(raw: string): string {
  const lineStart = raw.lastIndexOf('\n') + 1
  const line = raw.slice(lineStart).replace(/!?\[([^\]]*)\]\([^)]*$/, '$1')
  return raw.slice(0, lineStart) + closeBold(closeCode(line))
}

function closeCode(line: string): string {
  const ticks = line.split('`').length - 1
  if (ticks % 2 === 0) return line
  return line.endsWith('`') ? line.slice(0, -1) : `${line}\``
}

function closeBold(line: string): string {
  const outsideCode = line.replace(/`[^`]*`/g, '')
  if ((outsideCode.split('**').length - 1) % 2 === 0) return line
  const text = line.trimEnd()
  return text.endsWith('**') ? text.slice(0, -2) : `${text.replace(/\*$/, '')}**`
}
