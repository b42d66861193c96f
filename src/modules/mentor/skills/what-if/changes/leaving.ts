import type { Statement } from '../../../python/ast'
import { blocksOf } from '../../../python/walk'
import { type Change, type ReadChange, statements, type Wish } from '../change'

const ONLY =
  /\b(?:dej\w+|pon\w+|queda\w*) (?:solo|solamente|unicamente|nada mas)(?: (?:el|la|lo de))? |\bsolo (?:dejo|pongo|con) /

/** «si dejo solo main()»: a line of a block without the block around it. */
export const leaving: ReadChange = (wish) => {
  const found = ONLY.exec(wish.said)
  if (found === null) return null
  const rest = wish.said.slice(found.index + found[0].length)
  const inner = statements(wish).filter(
    (node) => blocksOf(node).length === 0 && rest.startsWith(wish.text.slice(node.from, node.to).toLowerCase()),
  )
  const [kept] = inner
  const outer = kept && outside(kept, wish)
  return kept && outer ? without(outer, kept, wish) : null
}

/** The block right around a statement, where that is no function: its body would be another thing outside. */
function outside(kept: Statement, wish: Wish): Statement | null {
  const around = statements(wish).findLast((node) => blocksOf(node).some((block) => block.includes(kept)))
  return around === undefined || around.kind === 'function' || around.kind === 'class' ? null : around
}

const without = (outer: Statement, kept: Statement, wish: Wish): Change => ({
  edits: [{ from: outer.from, to: outer.to, text: wish.text.slice(kept.from, kept.to) }],
})
