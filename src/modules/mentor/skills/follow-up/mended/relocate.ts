import type { Statement, StatementOf } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import type { Source } from '../../explain/idioms/idiom'

export type Loop = StatementOf<'for'> | StatementOf<'while'>
const isLoop = (node: Statement): node is Loop => node.kind === 'for' || node.kind === 'while'

/** The innermost loop that a statement stands in. */
export const loopAround = (node: Statement, { module }: Source): Loop | null =>
  [...statementsIn(module.body)]
    .filter(isLoop)
    .findLast((each) => each.from < node.from && node.to <= each.to && within(node, each)) ?? null

/** What stands in the `else` of a loop is none of its turns. */
const within = (node: Statement, loop: Loop) => node.to <= (loop.body.at(-1)?.to ?? 0)

/** The loop in the same block that comes after a statement, or before it. */
export function loopBeside(node: Statement, { module }: Source): { loop: Loop; where: 'before' | 'behind' } | null {
  const blocks = [module.body, ...[...statementsIn(module.body)].flatMap(blocksOf)]
  const block = blocks.find((body) => body.includes(node)) ?? []
  const at = block.indexOf(node)
  const after = block.slice(at + 1).find(isLoop)
  if (after !== undefined && node.kind === 'assign') return { loop: after, where: 'before' }
  const before = block.slice(0, at).findLast(isLoop)
  return before === undefined ? null : { loop: before, where: 'behind' }
}

/** `first`, `last`: in the loop; `behind`: below it, on its margin. */
type Moving = { source: Source; to: 'first' | 'last' | 'behind' }

/** The program with a statement in another place; a block that it leaves empty gets a `pass`. */
export function relocated(node: Statement, loop: Loop, { source: { module, lines }, to }: Moving): string {
  const all = module.source.trimEnd().split('\n')
  const lineOf = (offset: number) => lines.lineAt(offset) - 1
  const lastOf = ({ from, to: end }: Statement) => lineOf(Math.max(from, end - 1))
  const [first, last] = [lineOf(node.from), lastOf(node)]
  const [inner, end] = [loop.body[0] ?? loop, loop.body.at(-1) ?? loop]
  const margin = ' '.repeat(lines.columnAt(to === 'behind' ? loop.from : inner.from))
  const own = lines.columnAt(node.from)
  const moved = all.slice(first, last + 1).map((line) => margin + line.slice(Math.min(own, line.search(/\S|$/))))
  const at = to === 'first' ? lineOf(inner.from) : lastOf(end) + 1
  const isAlone = [...statementsIn(module.body)].some((each) =>
    blocksOf(each).some((block) => block.length === 1 && block[0] === node),
  )
  const left = isAlone ? [`${' '.repeat(own)}pass`] : []
  const out = all.flatMap((line, index) => (index === first ? left : index > first && index <= last ? [] : [line]))
  const shift = at > last ? last + 1 - first - left.length : 0
  return [...out.slice(0, at - shift), ...moved, ...out.slice(at - shift), ''].join('\n')
}
