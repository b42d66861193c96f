import type { Range, Statement } from '../ast'
import type { Edit } from '../edit'
import type { Program } from './indexed-program'

/** Edits of whole lines. Each is null where a statement shares its line with others (`a; b`, `if x: a`). */
type Edits = Edit[] | null

export const replaced = ({ from, to }: Range, text: string): Edit => ({ from, to, text })
export const inserted = (at: number, text: string): Edit => ({ from: at, to: at, text })

export function indentOf(p: Program, node: Range): string {
  return /^[ \t]*/.exec(p.lines.textOf(p.line(node)))?.[0] ?? ''
}

/** One level of indentation as the source has it. */
export function levelOf(p: Program): string {
  for (const { node, parent } of p.allPlaces) {
    if (!parent) continue
    const [inner, outer] = [indentOf(p, node), indentOf(p, parent.node)]
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length)
  }
  return '    '
}

/** The lines that a statement covers, its trailing comment with them. */
function linesCovered(p: Program, node: Statement): { from: number; to: number } | null {
  const end = node.from + p.text(node).trimEnd().length
  const from = p.lines.rangeOf(p.line(node)).from
  const to = p.lines.rangeOf(p.lines.lineAt(end)).to
  const isAlone = p.source.slice(from, node.from).trim() === '' && /^[ \t;]*(?:#.*)?\r?$/.test(p.source.slice(end, to))
  return isAlone ? { from, to } : null
}

export function removed(p: Program, node: Statement): Edits {
  const covered = linesCovered(p, node)
  if (!covered) return null
  const block = p.placeOf(node)?.block
  if (block?.length === 1) return [replaced({ from: node.from, to: covered.to }, 'pass')]
  return [{ from: covered.from, to: Math.min(covered.to + 1, p.source.length), text: '' }]
}

export function addedBefore(p: Program, node: Statement, code: string): Edits {
  const covered = linesCovered(p, node)
  return covered && [inserted(covered.from, indented(code, indentOf(p, node)).concat('\n'))]
}

export function addedAfter(p: Program, node: Statement, code: string, indent = indentOf(p, node)): Edits {
  const covered = linesCovered(p, node)
  return covered && [inserted(covered.to, `\n${indented(code, indent)}`)]
}

/** A new first line: beside other imports, else before all statements. */
export function atTop(p: Program, code: string): Edit {
  const first = p.body.find(({ kind }, at) => !(at === 0 && kind === 'expression' && p.body.length > 1)) ?? p.body[0]
  const imported = p.body.find(({ kind }) => kind === 'import' || kind === 'import-from')
  return inserted(imported?.from ?? first?.from ?? 0, `${code}\n`)
}

/** The statement's own lines with another indentation. */
export function reindented(p: Program, node: Statement, indent: string): Edits {
  const covered = linesCovered(p, node)
  if (!covered) return null
  return [replaced(covered, withIndent(p.text(covered), indentOf(p, node), indent))]
}

export function movedBefore(p: Program, node: Statement, target: Statement): Edits {
  const covered = linesCovered(p, node)
  const cut = removed(p, node)
  if (!covered || !cut || !linesCovered(p, target)) return null
  const at = p.lines.rangeOf(p.line(target)).from
  return [inserted(at, `${withIndent(p.text(covered), indentOf(p, node), indentOf(p, target))}\n`), ...cut]
}

/** Moves a statement that stands in a compound one behind it. */
export function movedAfter(p: Program, node: Statement, target: Statement): Edits {
  const [own, other] = [linesCovered(p, node), linesCovered(p, target)]
  if (!own || !other) return null
  if (own.to >= other.to && p.placeOf(node)?.block.length !== 1) return reindented(p, node, indentOf(p, target))
  const cut = removed(p, node)
  return cut && [...cut, inserted(other.to, `\n${withIndent(p.text(own), indentOf(p, node), indentOf(p, target))}`)]
}

/** All edits, or null where one of them cannot be made. */
export function together(...parts: Edits[]): Edits {
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? [])
}

const indented = (code: string, indent: string) =>
  code
    .split('\n')
    .map((line) => indent + line)
    .join('\n')

const withIndent = (text: string, old: string, next: string) =>
  text
    .split('\n')
    .map((line) => (line.startsWith(old) ? next + line.slice(old.length) : line))
    .join('\n')
