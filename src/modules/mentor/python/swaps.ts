import type { Expression, Statement } from './ast'

/** Two values that change places: `a, b = b, a`, or by way of a third name (`spare`), from its first statement to its last. */
export type Swap = { from: number; to: number; first: Expression; second: Expression; spare: string | null }

/** The exchanges among the statements of one block. */
export function swapsIn(body: readonly Statement[], source: string): Swap[] {
  const text = ({ from, to }: Expression) => source.slice(from, to).replace(/\s/g, '')
  return body.flatMap((node, at): Swap[] => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target === undefined) return []
    if (target.kind === 'tuple' && node.value.kind === 'tuple') {
      const [first, second, more] = target.items
      const [left, right] = node.value.items
      const isSwap =
        first && second && left && right && !more && text(first) === text(right) && text(second) === text(left)
      return isSwap ? [{ from: node.from, to: node.to, first, second, spare: null }] : []
    }
    const [middle, last] = [body[at + 1], body[at + 2]]
    if (target.kind !== 'name' || middle?.kind !== 'assign' || last?.kind !== 'assign') return []
    const [first, second] = [middle.targets[0], last.targets[0]]
    const isSwap =
      first !== undefined &&
      second !== undefined &&
      text(first) === text(node.value) &&
      text(second) === text(middle.value) &&
      text(last.value) === target.name
    return isSwap ? [{ from: node.from, to: last.to, first, second, spare: target.name }] : []
  })
}
