/** Python's own idea of a line's end; a comment that held one would end there. */
const LINE_END = /\r\n?|\n/

/** Each line of a text as a Python comment, with a line end after the last. */
export const asComment = (text: string): string =>
  text
    .trimEnd()
    .split(LINE_END)
    .map((line) => `${`# ${line}`.trimEnd()}\n`)
    .join('')

/**
 * What a mentor shows as Python, as a program: prompts (`>>>`) are taken off and what they printed becomes a comment, as do lines for
 * the shell; an indentation of the whole is undone. Ends with one line end.
 */
export function prepared(source: string): string {
  const lines = source.trimEnd().split(LINE_END)
  const typed = lines.some((line) => /^\s*>>>( |$)/.test(line)) ? lines.flatMap(withoutPrompt) : lines
  const program = dedented(typed).map((line) => (FOR_THE_SHELL.test(line) ? `# ${line}` : line))
  return `${program.join('\n').replace(/^\n+/, '').trimEnd()}\n`
}

/** `!pip install x`, `%matplotlib inline`, `$ python main.py`; and a `__future__` that would no longer stand first. */
const FOR_THE_SHELL =
  /^(!|%{1,2}[a-z]|\$ |(python3?|pip3?) [-\w./]+( [-\w./=<>"[\]]+)*$|from __future__ import [\w, ]+$)/

function withoutPrompt(line: string): string[] {
  const typed = /^\s*(?:>>>|\.\.\.)(?: (.*)|)$/.exec(line)
  if (typed) return [typed[1] ?? '']
  return line.trim() === '' ? [''] : [`# ${line}`]
}

function dedented(lines: string[]): string[] {
  const margins = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '')
  const margin = margins[0] ?? ''
  if (margin === '' || !margins.every((each) => each.startsWith(margin))) return lines
  return lines.map((line) => line.slice(margin.length))
}
