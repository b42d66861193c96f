import { slipsBetween } from '../../../../engine/lexicon/edit-distance'
import { applyEdits } from '../../../../python/edit'
import { parseForNow } from '../../../../python/parse'
import { singularOf } from '../../../../python/singular'
import { all, type Case, replaceWith, type Use } from '../case'
import { type Failure, pastOutput } from '../failure'
import { METHODS_OF } from './known-methods'

const MAX_CANDIDATES = 5

/** Letters without accents, capitals and underscores. */
export const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}|_/gu, '')
    .toLowerCase()

/**
 * The name of the program that an unknown one means. Of several that look like it, the one with which the program runs on, and with which
 * no other name is left that nobody reads; null where none looks like it.
 */
export function meantName(fault: Case, { node, place }: Use): string | null {
  const limit = node.name.length <= 3 ? 1 : 2
  const own = [...new Set(fault.program.bindings.map(({ name }) => name))].filter((name) => name !== node.name)
  const suggested = fault.values.suggestion
  const slips = (name: string) => (folded(name) === folded(node.name) ? 0 : slipsBetween(node.name, name, limit + 1))
  const alike = own
    .filter((name) => slips(name) <= limit && (node.name.length > 2 || slips(name) === 0))
    .toSorted((a, b) => slips(a) - slips(b) || Number(b === suggested) - Number(a === suggested))
  // `for p in palabras`, and `palabra` in it: the one that each time gives.
  const loop = place.parents.findLast(
    (each) => each.kind === 'for' && each.iterable.kind === 'name' && singularOf(each.iterable.name) === node.name,
  )
  const each = loop?.kind === 'for' && loop.target.kind === 'name' ? loop.target.name : null
  const candidates = [...new Set([...(each === null ? [] : [each]), ...alike])].slice(0, MAX_CANDIDATES)
  if (candidates.length < 2) return candidates[0] ?? null
  const worth = new Map(candidates.map((name) => [name, worthOf(fault, node.name, name)]))
  return candidates.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))[0] ?? null
}

/** How well the program does with another name: whether it runs on, whether the name has what is asked of it, and what is left unread. */
function worthOf(fault: Case, wrong: string, name: string): number {
  const uses = all(fault, wrong)
  const source = applyEdits(
    fault.source,
    uses.map(({ node }) => replaceWith(node, name)),
  )
  const runs = fault.failure === null ? 0 : runsOn(fault.failure, source) ? 4 : 0
  return runs + (takes(fault, wrong, name) ? 2 : 0) - unread(fault, wrong, name)
}

const runsOn = (failure: Failure, source: string) =>
  pastOutput(failure, parseForNow(source), { mayGoOn: true }) !== null

/** Whether what a name is given first has the methods that are asked of it. */
function takes({ program }: Case, wrong: string, name: string): boolean {
  const made = program.bindings.find((binding) => binding.name === name && binding.form === 'assign')?.value
  const methods = program.expressions.flatMap(({ node }) =>
    node.kind === 'attribute' && node.value.kind === 'name' && node.value.name === wrong ? [node.name] : [],
  )
  const known = made ? METHODS_OF[TYPE_OF[made.kind] ?? ''] : undefined
  return methods.length > 0 && known !== undefined && methods.every((method) => known.includes(method))
}
const TYPE_OF: Readonly<Record<string, string>> = { list: 'list', dict: 'dict', string: 'str', set: 'set' }

/** How many names that are given a value nobody reads, where one is read under another name. */
function unread({ program }: Case, wrong: string, name: string): number {
  const read = new Set(
    program.expressions.flatMap(({ node, place }) => {
      const isStored = program.bindings.some(({ from, place: at }) => at === place && from === node.from)
      return node.kind === 'name' && !isStored ? [node.name === wrong ? name : node.name] : []
    }),
  )
  return new Set(program.bindings.flatMap((binding) => (read.has(binding.name) ? [] : [binding.name]))).size
}
