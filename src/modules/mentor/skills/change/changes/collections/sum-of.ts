import type { Program } from '../../../faults/program'
import type { Collection, Field } from './collection'

/** A field of all elements, added up in one expression. */
export function sumOf(p: Program, { loop: { node }, source }: Collection, field: Field): string {
  if (node.target.kind === 'name' && p.text(node.target) === field.code && p.text(node.iterable) === source)
    return `sum(${source})`
  if (field.code === `${source}[${p.text(node.target)}]`) return `sum(${source}.values())`
  const items = node.target.kind === 'tuple' ? node.target.items.map((item) => p.text(item)) : []
  if (p.text(node.iterable) === `${source}.items()` && items[1] === field.code) return `sum(${source}.values())`
  if (p.text(node.iterable) === `${source}.values()`) return `sum(${source}.values())`
  return `sum(${field.code} for ${p.text(node.target).replace(/^\((.*)\)$/, '$1')} in ${p.text(node.iterable)})`
}
