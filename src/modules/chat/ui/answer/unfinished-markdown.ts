/**
 * The text as it is shown while it is still being written: without a last line that is only a mark so far (`-`, `##`,
 * `|`), which would flicker as a heading or rule before it becomes what it is; nor the line that opens a code block, before its
 * language is there.
 */
export function withholdOpenMark(text: string): string {
  const lineStart = text.lastIndexOf('\n') + 1
  return isOpenMark(text.slice(lineStart)) ? text.slice(0, lineStart).trimEnd() : text
}

/** Blanks around it are taken off first: a pattern that took them would try each of their places. */
const isOpenMark = (line: string) => line !== '' && OPEN_MARK.test(line.trim())
const OPEN_MARK = /^(?:[-=*+_#`~>|:\s]*|\d{1,3}[.)]?|[-*+]\s+\[?.?\]?|```[^`]*)$/

/** Closes what the last line of a block has open: inline code, bold, and a link whose address is still arriving. */
export function closeMarks(raw: string): string {
  const lineStart = raw.lastIndexOf('\n') + 1
  return raw.slice(0, lineStart) + closeBold(closeCode(withoutOpenLink(raw.slice(lineStart))))
}

/** The last link of a line, if its address is still arriving, is its text. */
function withoutOpenLink(line: string): string {
  const middle = line.lastIndexOf('](')
  if (middle === -1 || line.includes(')', middle)) return line
  const start = line.lastIndexOf('[', middle)
  if (start === -1) return line
  const mark = line.charAt(start - 1) === '!' ? start - 1 : start
  return line.slice(0, mark) + line.slice(start + 1, middle)
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
