import type { Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import type { Program } from '../../../python/program/indexed-program'
import { indentOf, inserted, levelOf } from '../../../python/program/line-edits'

/** A `with` that stands in a `for` put around it; null where it holds more than one thing, or lines cannot be moved. */
export function openedOnce(p: Program, node: Statement, loop: Statement): Edit[] | null {
  if (node.kind !== 'with' || node.items.length !== 1 || loop.kind !== 'for' || !loop.body.includes(node)) return null
  const [first] = node.body
  const [line, header, last] = [p.line(loop), p.line(node), p.lines.lineAt(p.whole(node).to - 1)]
  const end = p.lines.lineAt(loop.from + p.text(loop).trimEnd().length - 1)
  if (!first || p.line(first) !== header + 1 || /"""|'''/.test(p.text(loop)) || loop.otherwise.length > 0) return null
  const level = levelOf(p)
  const edits = [inserted(p.lines.rangeOf(line).from, `${indentOf(p, loop)}${p.lines.textOf(header).trim()}\n`)]
  for (let at = line; at <= end; at += 1) {
    const { from, to } = p.lines.rangeOf(at)
    if (at === header) edits.push({ from, to: to + 1, text: '' })
    else if ((at < header || at > last) && to > from) edits.push(inserted(from, level))
  }
  return edits
}
