import type { Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { blocksOf } from '../../../python/walk'
import { askWhich, type Change, chosen, statements, type Wish } from '../change'

const INDENT = '    '

/** The lines of a statement go; a block that would be left empty gets a `pass`. */
export function removeStatement(node: Statement, wish: Wish): Edit[] {
  const { rangeOf, lineAt, columnAt } = wish.source.lines
  const [first, last] = [rangeOf(lineAt(node.from)), rangeOf(lineAt(Math.max(node.from, node.to - 1)))]
  const isAlone = statements(wish).some((outer) =>
    blocksOf(outer).some((block) => block.length === 1 && block[0] === node),
  )
  if (isAlone) return [{ from: node.from, to: node.to, text: 'pass' }]
  // Another statement on the same line stays.
  if (wish.text.slice(first.from, node.from).trim() !== '') return [{ from: node.from, to: node.to, text: 'pass' }]
  return [{ from: node.from - columnAt(node.from), to: Math.min(wish.text.length, last.to + 1), text: '' }]
}

/** The lines of some statements, with another margin. */
export function shifted(body: readonly Statement[], by: 'out' | 'in', wish: Wish): Edit[] {
  const { rangeOf, lineAt } = wish.source.lines
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last) return []
  const edits: Edit[] = []
  for (let line = lineAt(first.from); line <= lineAt(Math.max(last.from, last.to - 1)); line += 1) {
    const { from, to } = rangeOf(line)
    const text = wish.text.slice(from, to)
    if (text.trim() === '') continue
    const margin = /^(?: {1,4}|\t)/.exec(text)?.[0].length ?? 0
    edits.push(by === 'in' ? { from, to: from, text: INDENT } : { from, to: from + margin, text: '' })
  }
  return edits
}

/** Takes a compound statement away: `else` with its block, `if`, `try` and loops so that their block stays. */
export function removeBlock(word: string, wish: Wish): Change | null {
  if (word === 'else') return removeElse(wish)
  const kinds = word === 'except' || word === 'finally' ? ['try'] : word === 'elif' ? ['if'] : [word]
  const found = statements(wish).filter(
    (node) => kinds.includes(node.kind) && (node.kind !== 'if' || node.isElif === (word === 'elif')),
  )
  if (found.length === 0) return null
  const node = chosen(found, wish)
  if (node === null) return askWhich(`\`${word}\``, found, wish)
  if (node.kind === 'if' && node.isElif) return elifRemoved(node, wish)
  // A guard without its condition is no guard: nobody means that its block is always run.
  if (node.kind === 'if' && node.otherwise.length === 0 && node.body.some(leaves))
    return { edits: removeStatement(node, wish) }
  return unwrapped(node, wish)
}

const leaves = ({ kind }: Statement) => ['return', 'break', 'continue', 'raise'].includes(kind)

function removeElse(wish: Wish): Change | null {
  const found = wish.tokens.filter(({ is, text }) => is === 'name' && text === 'else')
  const token = chosen(found, wish)
  if (token === null) return found.length === 0 ? null : askWhich('`else`', found, wish)
  const node = statements(wish).findLast(
    (each) =>
      (each.kind === 'if' || each.kind === 'for' || each.kind === 'while' || each.kind === 'try') &&
      (each.otherwise[0]?.from ?? 0) > token.from &&
      each.from < token.from,
  )
  const last = node && 'otherwise' in node ? node.otherwise.at(-1) : undefined
  if (last === undefined) return null
  const { rangeOf, lineAt } = wish.source.lines
  const end = rangeOf(lineAt(Math.max(last.from, last.to - 1))).to
  return { edits: [{ from: rangeOf(lineAt(token.from)).from, to: Math.min(wish.text.length, end + 1), text: '' }] }
}

function elifRemoved(node: Extract<Statement, { kind: 'if' }>, wish: Wish): Change | null {
  const last = node.body.at(-1)
  if (last === undefined) return null
  const { rangeOf, lineAt } = wish.source.lines
  const end = rangeOf(lineAt(Math.max(last.from, last.to - 1))).to
  return { edits: [{ from: rangeOf(lineAt(node.from)).from, to: Math.min(wish.text.length, end + 1), text: '' }] }
}

/** The head goes (and what stands behind the block), the block moves out. */
function unwrapped(node: Statement, wish: Wish): Change | null {
  const [body = []] = blocksOf(node)
  const [first, last] = [body[0], body.at(-1)]
  if (!first || !last) return null
  const { rangeOf, lineAt } = wish.source.lines
  const head = { from: rangeOf(lineAt(node.from)).from, to: rangeOf(lineAt(first.from)).from, text: '' }
  const bodyEnd = rangeOf(lineAt(Math.max(last.from, last.to - 1))).to
  const tail = rangeOf(lineAt(Math.max(node.from, node.to - 1))).to
  const rest = tail > bodyEnd ? [{ from: bodyEnd, to: tail, text: '' }] : []
  return { edits: [head, ...shifted(body, 'out', wish), ...rest] }
}
