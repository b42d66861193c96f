import type { Traceback } from '../../engine/message'
import { ownFrames } from '../../engine/reading/own-frames'
import { plainQuotes } from '../../engine/reading/traceback-lines'
import type { Lines } from '../../python/lines'

/** The line of the code where it failed; `missing` is the line that the traceback quotes and the code lacks. */
export type Located = { line: number | null; missing: string | null }

/** Frames are looked up from the innermost outwards: the code of a library is not the person's. */
export function locate(error: Traceback, lines: Lines): Located {
  const own = ownFrames(error)
  for (const frame of own.toReversed()) {
    if (frame.text === null) continue
    const line = lineWith(lines, frame.text, frame.line)
    if (line !== null) return { line, missing: null }
  }
  const quoted = own.findLast(({ text }) => text !== null)
  if (quoted) return { line: null, missing: quoted.text }
  const last = own.at(-1)
  const typed = last && TYPED.test(last.file) ? lastTyped(lines) + last.line - 1 : null
  // A whole program that was handed to Python's input has lines as a file has.
  if (typed !== null && typed <= lines.count) return { line: typed, missing: null }
  return { line: last && last.line >= 1 && last.line <= lines.count ? last.line : null, missing: null }
}

/** What is typed at the prompt has lines of its own each time. */
const TYPED = /^<(?:stdin|pyshell|python-input|console|input|ipython-input)\b/

/** Where the last statement begins that was typed. */
function lastTyped(lines: Lines): number {
  for (let line = lines.count; line > 1; line -= 1)
    if (/^(?!(?:else|elif|except|finally)\b)[^\s#)\]}]/.test(lines.textOf(line))) return line
  return 1
}

/** The line that reads so; of several, the nearest to the number. */
function lineWith(lines: Lines, text: string, near: number): number | null {
  const wanted = squeezed(text)
  let best: number | null = null
  for (let line = 1; line <= lines.count; line += 1) {
    if (squeezed(lines.textOf(line)) !== wanted) continue
    if (best === null || Math.abs(line - near) < Math.abs(best - near)) best = line
  }
  return best
}

/** Retyped and quoted lines differ in spaces, quotes and comments. */
const squeezed = (text: string) =>
  plainQuotes(text)
    .replace(/\s#[^'"]*$/, '')
    .replaceAll(/\s+/g, '')
