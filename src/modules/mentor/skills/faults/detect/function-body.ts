import { within } from '../../../python/program/expression-shapes'
import type { FunctionPlace } from '../../../python/program/indexed-program'
import type { Spot } from '../../../python/scope'
import { expressionsIn } from '../../../python/walk'

export function returnsOf({ node }: FunctionPlace) {
  return [...within(node.body)].filter((inner) => inner.kind === 'return')
}

export const isStub = ({ node }: FunctionPlace) =>
  node.decorators.length > 0 ||
  node.body.every(
    (inner) =>
      inner.kind === 'pass' || (inner.kind === 'expression' && ['string', 'ellipsis'].includes(inner.value.kind)),
  ) ||
  node.body.some(({ kind }) => kind === 'raise')

export function isGenerator({ node }: FunctionPlace): boolean {
  for (const inner of within(node.body)) {
    const value = inner.kind === 'expression' || inner.kind === 'assign' ? inner.value : null
    if (value && [...expressionsIn(value)].some(({ kind }) => kind === 'yield')) return true
  }
  return node.isAsync
}

export const isInside = (spot: Spot, place: FunctionPlace) =>
  spot.node.from > place.node.from && spot.node.to <= place.node.to
