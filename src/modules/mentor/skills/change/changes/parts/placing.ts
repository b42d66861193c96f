import type { Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { endOf, isLoop, type Loop, linesOf, mainStatements, withComments } from '../../../../python/program/source'
import type { Place } from './clause'

/** The loop of the main program, where it has one only. */
export function onlyLoop(p: Program): Loop | null {
  const loops = p.allPlaces.filter(({ node, parent }) => isLoop(node) && !(parent && isLoop(parent.node)))
  const [only, other] = loops
  return only && !other && isLoop(only.node) ? only.node : null
}

/** A line put where the wish says; null where the program has no such place. */
export function putAt(p: Program, line: string, place: Place): Edit | null {
  const main = mainStatements(p)
  const [first, last] = [main[0], main.at(-1)]
  const loop = onlyLoop(p)
  if (place === 'start') {
    if (!first) return null
    const { from } = withComments(p, linesOf(p, first))
    return { from, to: from, text: `${line}\n` }
  }
  if (place === 'end') return last ? behind(p, lastOf(last), line) : null
  if (place === 'loop') return loop ? behind(p, loop.body.at(-1) ?? loop, line) : null
  if (place === 'behind-loop') return loop ? behind(p, loop, line) : null
  const at = p.allPlaces.find(({ node }) => p.line(node) === place)?.node
  return at ? behindLine(p, at, line) : null
}

/** What is put at the end of a program whose last statement starts it belongs behind that start. */
const lastOf = (last: Statement): Statement =>
  last.kind === 'if' && last.test.kind === 'compare' && last.otherwise.length === 0 && isMainGuard(last)
    ? (last.body.at(-1) ?? last)
    : last

export const isMainGuard = (node: Statement): boolean =>
  node.kind === 'if' &&
  node.test.kind === 'compare' &&
  node.test.left.kind === 'name' &&
  node.test.left.name === '__name__'

export function behind(p: Program, node: Statement, line: string): Edit {
  // What leaves the block leaves nothing behind it to be done.
  if (['return', 'break', 'continue', 'raise'].includes(node.kind)) {
    const { from } = linesOf(p, node)
    return { from, to: from, text: `${indentOf(p, node)}${line}\n` }
  }
  const { to } = linesOf(p, { from: node.from, to: endOf(p, node) })
  return { from: to, to, text: `\n${indentOf(p, node)}${line}` }
}

/** Behind a line that opens a block, in the block. */
function behindLine(p: Program, node: Statement, line: string): Edit {
  const body = 'body' in node && Array.isArray(node.body) ? (node.body[0] as Statement | undefined) : undefined
  if (!body) return behind(p, node, line)
  const { from } = linesOf(p, body)
  return { from, to: from, text: `${indentOf(p, body)}${line}\n` }
}
