import type { Expression, Statement } from '../../python/ast'
import type { Program } from '../../python/program/indexed-program'

/** Beside indexes only printed: as it is, or plus one. */
export function isOnlyShown(
  p: Program,
  body: readonly Statement[],
  variable: string,
  indexes: readonly Expression[],
): boolean {
  return p
    .spots('name')
    .filter(({ node, place }) => node.name === variable && body.includes(place.node) && !indexes.includes(node))
    .every(({ parent, place }) => {
      const around = parent?.node.kind === 'binary' ? parent.parent : parent
      return place.node.kind === 'expression' && (around?.node.kind === 'call' || around?.node.kind === 'format-string')
    })
}
