import type { SyntaxNode } from '@lezer/common'
import type { Expression, Range } from './ast'

export const rangeOf = ({ from, to }: SyntaxNode): Range => ({ from, to })

export const textOf = (node: SyntaxNode, source: string) => source.slice(node.from, node.to)

/** The children of a node in their order, comments left out. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.name !== 'Comment') children.push(child)
  }
  return children
}

/** The parts between separators such as `,`; an empty part is an empty list. */
export function splitBy(nodes: readonly SyntaxNode[], separator: string): SyntaxNode[][] {
  const parts: SyntaxNode[][] = [[]]
  for (const node of nodes) {
    if (node.name === separator) parts.push([])
    else parts.at(-1)?.push(node)
  }
  return parts
}

/** The nodes after the first `name` (all where it is missing) and before the next of `ends`. */
export function between(nodes: readonly SyntaxNode[], name: string, ...ends: string[]): SyntaxNode[] {
  const start = nodes.findIndex((node) => node.name === name) + 1
  const end = nodes.findIndex((node, at) => at >= start && ends.includes(node.name))
  return nodes.slice(start, end === -1 ? undefined : end)
}

/** What stands between the brackets of a node. */
export const innerOf = (node: SyntaxNode) =>
  childrenOf(node)
    .slice(1)
    .filter(({ name }) => !CLOSING.has(name))
const CLOSING = new Set([')', ']', '}'])

/** A place that the grammar could not read. */
export const brokenAt = ({ from, to }: SyntaxNode): Expression => ({ kind: 'broken', from, to })
