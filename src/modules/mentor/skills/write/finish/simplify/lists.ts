import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall, plainAssign, reads } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, endOf, linesOf, positional } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import type { Rule } from './rule'

type Use = ReturnType<Program['uses']>[number]
/** A list that begins empty and gets its elements in one place. */
type Filled = { name: string; begin: Place; added: Statement; element: string; others: Use[] }

function* filledLists(p: Program): Generator<Filled> {
  for (const begin of p.places('assign')) {
    const plain = plainAssign(begin.node)
    if (plain?.value.kind !== 'list' || plain.value.items.length > 0) continue
    if (p.binds(plain.name, begin.scope).length !== 1) continue
    const uses = p.uses(plain.name, begin.scope)
    const adding = uses.filter(({ parent }) => parent?.node.kind === 'attribute')
    const [only, more] = adding
    const call = methodCall(only?.parent?.parent?.node)
    const added = only?.place.node
    const [element] = call === null ? [] : positional(call.call)
    if (more || call?.name !== 'append' || added?.kind !== 'expression' || added.value !== call.call || !element)
      continue
    yield { name: plain.name, begin, added, element: p.text(element), others: uses.filter((use) => use !== only) }
  }
}

/** A list of which only the length is asked is a count. */
export const asCounter: Rule = (p) => {
  for (const { name, begin, added, element, others } of filledLists(p)) {
    const lengths = others.map(({ parent }) => callTo(parent?.node, 'len'))
    if (others.length === 0 || lengths.some((call) => call === null) || /\binput\(/.test(element)) continue
    return edited(p, [
      { from: begin.node.from, to: endOf(p, begin.node), text: `${name} = 0` },
      { from: added.from, to: endOf(p, added), text: `${name} += 1` },
      ...lengths.flatMap((call) => (call === null ? [] : { from: call.from, to: call.to, text: name })),
    ])
  }
  return null
}

/** A list of which only the sum is taken is a total: `total = sum(valores)`. */
export const asTotal: Rule = (p) => {
  for (const { begin, added, element, others } of filledLists(p)) {
    const [only, more] = others
    const call = callTo(only?.parent?.node, 'sum')
    const total = only && plainAssign(only.place.node)
    if (more || call === null || !total || total.value !== call || call.arguments.length > 1) continue
    if (only.place.block !== begin.block || p.binds(total.name, begin.scope).length !== 1) continue
    const { from, to } = linesOf(p, only.place.node)
    return edited(p, [
      { from: begin.node.from, to: endOf(p, begin.node), text: `${total.name} = 0` },
      { from: added.from, to: endOf(p, added), text: `${total.name} += ${element}` },
      { from, to: Math.min(to + 1, p.source.length), text: '' },
    ])
  }
  return null
}

/** Two loops over the same list, one right after the other, that fill a list each. */
export const inOneLoop: Rule = (p) => {
  for (const { node, block, at } of p.places('for')) {
    const [begin, next] = block.slice(at + 1, at + 3)
    const [own, other] = [listOf(block[at - 1]), listOf(begin)]
    if (own === null || other === null || !begin || next?.kind !== 'for' || !isSameLoop(p, node, next)) continue
    if (reads(next.body, own) || reads(node.body, other) || node.otherwise.length + next.otherwise.length > 0) continue
    const [kept, moved] = [linesOf(p, begin), linesOf(p, next.body[0] ?? next, next.body.at(-1) ?? next)]
    const edits: Edit[] = [
      { from: linesOf(p, node).from, to: linesOf(p, node).from, text: `${p.source.slice(kept.from, kept.to)}\n` },
      { from: kept.from, to: moved.from, text: '' },
    ]
    return edited(p, edits)
  }
  return null
}

const listOf = (node: Statement | undefined): string | null => {
  const plain = node === undefined ? null : plainAssign(node)
  return plain?.value.kind === 'list' && plain.value.items.length === 0 ? plain.name : null
}

const isSameLoop = (p: Program, one: StatementOf<'for'>, other: StatementOf<'for'>) =>
  one.iterable.kind === 'name' &&
  p.text(one.iterable) === p.text(other.iterable) &&
  p.text(one.target) === p.text(other.target)
