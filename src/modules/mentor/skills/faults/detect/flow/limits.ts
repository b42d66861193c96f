import type { Expression, StatementOf } from '../../../../python/ast'
import {
  callTo,
  comparison,
  mentions,
  methodCall,
  nameOf,
  numberOf,
  plainAssign,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, replaced } from '../../../../python/program/line-edits'
import { loopsAround } from '../../../../python/scope'
import { type Detectors, LIKELY, POSSIBLE } from '../../found'
import { typeOf } from '../../type-of'
import { operatorRange } from './conditions'

/** Limits that leave out or take in one value too many, and tests that hide each other. */
export const LIMITS: Detectors = {
  *'limit-left-out'(p) {
    for (const { node } of p.spots('compare')) {
      const parts = comparison(node)
      const limit = parts ? (numberOf(parts.right) ?? numberOf(parts.left)) : null
      if (!parts || limit === null || limit === 0 || (parts.operator !== '<' && parts.operator !== '>')) continue
      // Of two that meet at a value it is the upper one that takes it in, as people count.
      if (parts.operator === '<' && meetsAbove(p, node, limit)) continue
      if (isTaken(p, node, limit)) continue
      const operator = `${parts.operator}=`
      yield {
        at: node,
        certainty: 0.48,
        facts: { test: p.text(node), wanted: String(limit), operator },
        edits: [replaced(operatorRange(p, node, parts.operator), operator)],
      }
    }
  },

  *'multiples-hidden'(p) {
    for (const { node } of p.places('if')) {
      if (node.isElif) continue
      const chain = chainFrom(node)
      const divisors = chain.map(({ test }) => divisorOf(test))
      const at = divisors.findIndex(
        (each, i) =>
          each &&
          divisors.slice(0, i).some((earlier) => earlier?.subject === each.subject && each.by % earlier.by === 0),
      )
      const [hidden, first] = [chain[at], chain[0]]
      if (!hidden || !first || divisors.slice(0, at + 1).some((each) => each === null)) continue
      yield {
        at: hidden.test,
        certainty: 0.95,
        facts: { test: p.text(hidden.test), first: p.text(first.test) },
        edits: narrowestFirst(p, divisors.includes(null) ? [first, hidden] : chain),
      }
    }
  },

  *'fixed-key-in-loop'(p) {
    for (const place of p.places('assign')) {
      const [target] = place.node.targets
      const [loop] = loopsAround(place)
      const name = target?.kind === 'subscript' ? nameOf(target.value) : null
      if (!loop || !name || target?.kind !== 'subscript' || target.index.kind !== 'string' || loop.block.length === 0)
        continue
      const key = target.index.value
      const made = p.binds(name, place.scope)
      const isOuter =
        made.length === 1 &&
        made[0]?.value?.kind === 'dict' &&
        made[0].value.entries.length === 0 &&
        made[0].from < loop.node.from
      const source = p.binds(key, place.scope)[0]
      const isNamed = source !== undefined && nameOf(place.node.value) === key
      if (
        !isOuter ||
        p
          .spots('call')
          .some(
            ({ node: call }) =>
              call.from > loop.node.from && call.to <= loop.node.to && methodCall(call)?.name === 'append',
          )
      )
        continue
      const others = [...within(loop.node.body)].filter(
        (each) =>
          each.kind === 'assign' && each.targets.some((one) => one.kind === 'subscript' && nameOf(one.value) === name),
      )
      const last = others.at(-1)
      if (!isNamed || !last || others[0] !== place.node) continue
      const fields = others.flatMap((each) =>
        each.kind === 'assign' && each.targets[0]?.kind === 'subscript'
          ? [`${p.text(each.targets[0].index)}: ${p.text(each.value)}`]
          : [],
      )
      yield {
        at: place.node,
        certainty: 0.85,
        facts: { written: p.text(place.node), name, key: p.text(target.index), loop: p.line(loop.node) },
        edits: [
          replaced(
            { from: place.node.from, to: last.from + p.text(last).trimEnd().length },
            `${name}[${key}] = {${fields.slice(1).join(', ') || fields.join(', ')}}`,
          ),
        ],
      }
    }
  },

  *'digits-compared-as-texts'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !['<', '<=', '>', '>='].includes(parts.operator)) continue
      const text = [parts.right, parts.left].find((side) => side.kind === 'string' && /^\d+$/.test(side.value))
      const other = text === parts.right ? parts.left : parts.right
      if (text?.kind !== 'string' || typeOf(other, scope) !== 'str') continue
      const [only, second] = nameOf(other) ? p.binds(nameOf(other) ?? '', scope) : []
      const read = second ? null : callTo(only?.value, 'input')
      if (!read) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { test: p.text(node), text: p.text(text), name: p.text(other) },
        edits: [replaced(read, `int(${p.text(read)})`), replaced(text, text.value)],
      }
    }
  },

  *'is-for-equal'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || (parts.operator !== 'is' && parts.operator !== 'is not')) continue
      const types = [parts.left, parts.right].map((side) => (side.kind === 'name' ? typeOf(side, scope) : null))
      if (!types.every((type) => type === 'str' || type === 'int' || type === 'float')) continue
      const operator = parts.operator === 'is' ? '==' : '!='
      yield {
        at: node,
        certainty: 0.92,
        facts: { test: p.text(node), is: parts.operator, operator },
        edits: [replaced(operatorRange(p, node, parts.operator), operator)],
      }
    }
  },

  *'asked-before-loop-only'(p) {
    for (const { node, scope } of p.places('while')) {
      const asked = node.body.length === 0 ? undefined : readBefore(p, node)
      const last = node.body.at(-1)
      if (!asked || !last || [...within(node.body)].some((each) => plainAssign(each)?.name === asked.name)) continue
      if (
        p.spots('call').some(({ node: call }) => callTo(call, 'input') && call.from > node.from && call.to <= node.to)
      )
        continue
      if (p.binds(asked.name, scope).length !== 1) continue
      yield {
        at: node,
        certainty: 0.9,
        facts: { test: p.text(node.test), asked: asked.text, askedLine: asked.line },
        edits: addedAfter(p, last, asked.text),
      }
    }
  },

  *'list-shown-whole'(p) {
    for (const { node, scope } of p.spots('call')) {
      const call = callTo(node, 'print')
      const [only, second] = call?.arguments ?? []
      const name = nameOf(only?.value)
      if (!call || !only || second || !name) continue
      const [made, again] = p.binds(name, scope)
      const list = made?.form === 'assign' && !again && made.value?.kind === 'list' ? made.value : null
      if (!list) continue
      const isText = list.items.length > 0 && list.items.every(({ kind }) => kind === 'string')
      yield {
        at: call,
        certainty: POSSIBLE,
        facts: { print: p.text(call), list: name },
        edits: [replaced(only, isText ? `", ".join(${name})` : `*${name}`)],
      }
    }
  },

  *'circle-without-square'(p) {
    for (const { node, place } of p.spots('binary')) {
      const text = p.text(node).replaceAll(' ', '')
      const name =
        plainAssign(place.node)?.name ?? (place.scope.node && 'name' in place.scope.node ? place.scope.node.name : '')
      if (!/[aá]rea/i.test(name) || !/(?:pi|3\.14\d*)\*(\w+)\*2$/.test(text) || node.operator !== '*') continue
      const radius = node.left.kind === 'binary' ? node.left.right : null
      if (!radius || numberOf(node.right) !== 2) continue
      yield {
        at: node,
        certainty: LIKELY,
        facts: { written: p.text(node), radius: p.text(radius) },
        edits: [replaced({ from: radius.from, to: node.to }, `${p.text(radius)} ** 2`)],
      }
    }
  },
}

const meetsAbove = (p: Program, node: Expression, limit: number) =>
  p.spots('compare').some(({ node: other }) => {
    const parts = other === node ? null : comparison(other)
    return parts?.operator === '>' && numberOf(parts.right) === limit
  })

/** `elif ph == 7`, `elif ph >= 7`: another branch takes the value itself. */
function isTaken(p: Program, node: Expression, limit: number): boolean {
  const own = comparison(node)
  const subject = own && p.text(numberOf(own.right) === null ? own.right : own.left)
  return p.spots('compare').some(({ node: other }) => {
    const parts = other === node ? null : comparison(other)
    if (!parts || !/^(?:==|<=|>=)$/.test(parts.operator)) return false
    const [left, right] = [numberOf(parts.left), numberOf(parts.right)]
    return (right ?? left) === limit && p.text(right === null ? parts.right : parts.left) === subject
  })
}

type Divisor = { subject: string; by: number }

/** `n % 15 == 0`. */
function divisorOf(test: Expression): Divisor | null {
  const parts = comparison(test)
  if (
    parts?.operator !== '==' ||
    numberOf(parts.right) !== 0 ||
    parts.left.kind !== 'binary' ||
    parts.left.operator !== '%'
  )
    return null
  const by = numberOf(parts.left.right)
  const subject = nameOf(parts.left.left)
  return by !== null && by > 0 && subject ? { subject, by } : null
}

function chainFrom(first: StatementOf<'if'>): StatementOf<'if'>[] {
  const chain = [first]
  for (let node = first.otherwise[0]; node?.kind === 'if' && node.isElif; node = node.otherwise[0]) chain.push(node)
  return chain
}

/** The branches of a chain with those of the greatest divisors first, tests and blocks. */
function narrowestFirst(p: Program, chain: readonly StatementOf<'if'>[]) {
  const inOrder = chain.toSorted((a, b) => (divisorOf(b.test)?.by ?? 0) - (divisorOf(a.test)?.by ?? 0))
  return chain.flatMap((at, index) => {
    const next = inOrder[index] ?? at
    const [own, other] = [blockOf(p, at), blockOf(p, next)]
    return next === at || !own || !other ? [] : [replaced(at.test, p.text(next.test)), replaced(own, p.text(other))]
  })
}

function blockOf(p: Program, { body }: StatementOf<'if'>) {
  const [start, end] = [body[0], body.at(-1)]
  return start && end ? { from: start.from, to: end.from + p.text(end).trimEnd().length } : null
}

/** The `x = input(…)` right above a loop that asks for `x` to be something else. */
function readBefore(p: Program, loop: StatementOf<'while'>) {
  const place = p.placeOf(loop)
  const above = place?.block.slice(0, place.at).toReversed() ?? []
  for (const node of above) {
    const assign = plainAssign(node)
    const value = assign?.value
    const read = callTo(value, 'input') ?? callTo(callTo(value, 'int', 'float')?.arguments[0]?.value, 'input')
    if (!assign || !read || !comparesUnequal(loop.test, assign.name)) continue
    return { name: assign.name, text: p.text(node).trimEnd(), line: p.line(node) }
  }
  return undefined
}

const comparesUnequal = (test: Expression, name: string): boolean =>
  test.kind === 'boolean-operation'
    ? test.values.some((value) => comparesUnequal(value, name))
    : comparison(test)?.operator === '!=' && mentions(test, name)
