import type { Expression } from '../../../../python/ast'
import { callTo, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Place, Scope } from '../../../../python/scope'
import { CERTAIN, type Detectors, LIKELY } from '../../found'
import { mutation } from '../names'

/** Assignments that store something else than what was meant. */
export const ASSIGNMENTS: Detectors = {
  *'swap-loses-value'(p) {
    for (const place of p.places('assign')) {
      const next = place.block[place.at + 1]
      const [one, two] = [pairOf(p, place.node), next ? pairOf(p, next) : null]
      if (!one || !two || !next || one.target !== two.value || one.value !== two.target) continue
      const end = p.lines.rangeOf(p.line(next)).to
      yield {
        at: place.node,
        certainty: CERTAIN,
        facts: {
          first: p.text(place.node),
          second: p.text(next),
          a: one.target,
          b: one.value,
          mended: `${one.target}, ${one.value} = ${one.value}, ${one.target}`,
        },
        edits: [
          replaced(
            { from: place.node.from, to: Math.max(next.to, Math.min(end, next.to)) },
            `${one.target}, ${one.value} = ${one.value}, ${one.target}`,
          ),
        ],
      }
    }
  },

  *'second-uses-new-value'(p) {
    for (const place of p.places('assign')) {
      const next = place.block[place.at + 1]
      const [one, two] = [plainAssign(place.node), next ? plainAssign(next) : null]
      const old = nameOf(one?.value)
      if (
        !one ||
        !two ||
        !next ||
        !old ||
        two.name !== old ||
        two.value.kind !== 'binary' ||
        two.value.operator !== '+'
      )
        continue
      const terms = [nameOf(two.value.left), nameOf(two.value.right)]
      if (!terms.includes(one.name) || !terms.includes(old)) continue
      const mended = `${one.name}, ${old} = ${old}, ${p.text(two.value)}`
      yield {
        at: next,
        certainty: LIKELY,
        facts: { first: p.text(place.node), second: p.text(next), name: one.name, mended },
        edits: [replaced({ from: place.node.from, to: next.to }, mended)],
      }
    }
  },

  *'comma-makes-tuple'(p) {
    for (const { node } of p.places('assign')) {
      const { value } = node
      const name = nameOf(node.targets[0])
      if (!name || value.kind !== 'tuple' || value.items.length !== 1 || value.isParenthesized) continue
      const [only] = value.items
      if (!only || only.kind === 'starred') continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name, value: p.text(only), written: p.text(node) },
        edits: [replaced({ from: only.to + outside(p, only), to: value.to }, '')],
      }
    }
    for (const { node } of p.places('return')) {
      if (node.value?.kind !== 'tuple' || node.value.items.length !== 1 || node.value.isParenthesized) continue
      const [only] = node.value.items
      if (!only || only.kind === 'starred') continue
      yield {
        at: node,
        certainty: 0.85,
        facts: { name: 'return', value: p.text(only), written: p.text(node) },
        edits: [replaced({ from: only.to + outside(p, only), to: node.value.to }, '')],
      }
    }
  },

  *'comma-for-decimals'(p) {
    for (const { node } of p.places('assign')) {
      const { value } = node
      const name = nameOf(node.targets[0])
      if (!name || value.kind !== 'tuple' || value.isParenthesized || value.items.length !== 2) continue
      const [whole, part] = value.items
      if (whole?.kind !== 'number' || part?.kind !== 'number' || part.from !== whole.to + 1 || whole.text.includes('.'))
        continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { name, written: p.text(value), mended: `${p.text(whole)}.${p.text(part)}` },
        edits: [replaced({ from: whole.to, to: part.from }, '.')],
      }
    }
  },

  *'comma-joins-nothing'(p) {
    for (const place of p.places('assign')) {
      const { node, scope } = place
      const name = nameOf(node.targets[0])
      const { value } = node
      if (!name || value.kind !== 'tuple' || value.isParenthesized || value.items.length < 2) continue
      if (!value.items.some(({ kind }) => kind === 'string') || value.items.every(({ kind }) => kind === 'string'))
        continue
      const isPrinted = p.uses(name, scope).some(({ parent }) => callTo(parent?.node, 'print') !== null)
      const isPlain = value.items.every((item) => item.kind === 'string' || item.kind === 'name')
      if (!isPrinted || value.items[0]?.kind !== 'string') continue
      const text = value.items
        .map((item) => (item.kind === 'string' ? item.value.trim() : `{${p.text(item)}}`))
        .join(' ')
      yield {
        at: node,
        certainty: 0.9,
        facts: { name, written: p.text(node) },
        edits: isPlain && !/["\\{]/.test(text.replace(/\{\w+\}/g, '')) ? [replaced(value, `f"${text}"`)] : null,
      }
    }
  },

  *'both-names-one-list'(p) {
    for (const { node, scope } of p.places('assign')) {
      const isMutable = node.value.kind === 'list' || node.value.kind === 'dict'
      const names = node.targets.map(nameOf)
      const [first, second] = names
      if (!isMutable || names.length !== 2 || !first || !second) continue
      if (![first, second].some((name) => isMutated(p, name, scope))) continue
      const indent = ' '.repeat(p.lines.columnAt(node.from))
      yield {
        at: node,
        certainty: 0.92,
        facts: { first, second, written: p.text(node) },
        edits: [
          replaced(p.whole(node), `${first} = ${p.text(node.value)}\n${indent}${second} = ${p.text(node.value)}`),
        ],
      }
    }
  },

  *'alias-not-copy'(p) {
    for (const place of p.places('assign')) {
      const { node, scope } = place
      const assign = plainAssign(node)
      const original = nameOf(assign?.value)
      if (!assign || !original || assign.name === original) continue
      const type = p.lastAssigned(original, scope, node.from)?.value?.kind
      if (
        !['list', 'dict', 'set', 'comprehension'].includes(type ?? '') ||
        p.binds(assign.name, scope).length > 1 ||
        p.binds(original, scope).length > 1
      )
        continue
      const change = mutation(p, assign.name, scope, node.to) ?? mutation(p, original, scope, node.to)
      const changed = change && nameOf(change.object)
      const other = changed === assign.name ? original : assign.name
      if (!change || !p.uses(other, scope).some((use) => use.node.from > change.from)) continue
      yield {
        at: node,
        certainty: 0.85,
        facts: { copy: assign.name, original, change: p.text(change), changeLine: p.line(change) },
        edits: [inserted(assign.value.to, '.copy()')],
      }
    }
  },
}

function pairOf(p: Program, node: Place['node']): { target: string; value: string } | null {
  if (node.kind !== 'assign' || node.targets.length !== 1) return null
  const [target] = node.targets
  const isPlace = (part: Expression | undefined) => part?.kind === 'name' || part?.kind === 'subscript'
  return target && isPlace(target) && isPlace(node.value) ? { target: p.text(target), value: p.text(node.value) } : null
}

const isMutated = (p: Program, name: string, scope: Scope) => mutation(p, name, scope, 0) !== null

/** How many closing parentheses follow an expression at once. */
const outside = (p: Program, node: Expression) =>
  node.isParenthesized ? (/^\s*\)+/.exec(p.source.slice(node.to))?.[0].length ?? 0) : 0
