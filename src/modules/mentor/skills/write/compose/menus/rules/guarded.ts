import type { Statement } from '../../../../../python/ast'
import { indented } from '../../program'
import type { Branch } from './anatomy'
import { printed } from './rule-texts'

/** Lines further to the right. */
export const indentedBy = (indent: string, lines: readonly string[]) => lines.map((line) => indent + line)
/** The lines of an option with more of them at a place. */
export const inserted = ({ lines }: Branch, at: number, added: readonly string[]) => [
  ...lines.slice(0, at),
  ...added,
  ...lines.slice(at),
]

/** What goes on in the same block from a line on, without its indentation, and what stands behind the block. */
export function blockFrom({ lines }: Branch, at: number, indent: string): { own: string[]; beyond: string[] } {
  const rest = lines.slice(at)
  const end = rest.findIndex(
    (line) => !line.startsWith(indent) || (indent !== '' && /^(?:elif|else)\b/.test(line.slice(indent.length))),
  )
  const own = end === -1 ? rest : rest.slice(0, end)
  return { own: own.map((line) => line.slice(indent.length)), beyond: rest.slice(own.length) }
}

type Guard = { test: string; text: string }

/** Behind a line that asks: where a test holds a text is printed, else all goes on as before. */
export function guarded(branch: Branch, after: Statement, { test, text }: Guard): string[] {
  const at = branch.linesOf(after).to
  const indent = branch.indentOf(after)
  const { own, beyond } = blockFrom(branch, at, indent)
  return [...branch.lines.slice(0, at), ...indentedBy(indent, elseLines({ test, text }, own)), ...beyond]
}

/** An `if` that is all that follows becomes its `elif`. */
export function elseLines({ test, text }: Guard, rest: readonly string[]): string[] {
  const isOneIf = /^if /.test(rest[0] ?? '') && rest.every((line, at) => at === 0 || /^(?:\s|elif |else:|$)/.test(line))
  const head = [`if ${test}:`, `    ${printed(text)}`]
  if (rest.length === 0) return head
  return isOneIf
    ? [...head, (rest[0] ?? '').replace(/^if /, 'elif '), ...rest.slice(1)]
    : [...head, 'else:', ...indented(rest)]
}
