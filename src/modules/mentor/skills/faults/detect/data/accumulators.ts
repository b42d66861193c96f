import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import {
  assigns,
  mentions,
  methodCall,
  nameOf,
  namesIn,
  numberOf,
  plainAssign,
  reads,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  addedBefore,
  indentOf,
  movedBefore,
  reindented,
  replaced,
  together,
} from '../../../../python/program/line-edits'
import { loopsAround, type Place } from '../../../../python/scope'
import { CERTAIN, type Detectors } from '../../found'
import { addition } from './addition'

/** Sums, counts and greatest values that are kept in the wrong way. */
export const ACCUMULATORS: Detectors = {
  *'reset-in-loop'(p) {
    for (const loop of loopsOf(p)) {
      for (const [at, node] of loop.node.body.entries()) {
        const start = startOf(node)
        if (!start || comparesName(loop.node, start.name)) continue
        const rest = loop.node.body.slice(at + 1)
        const changing = rest.findIndex((inner) => changesIn(inner, start.name))
        if (changing === -1 || onlyReadInUpdates(p, loop, start.name) !== true) continue
        if (rest.some((inner) => startOf(inner)?.name === start.name)) continue
        if (!readsAfter(loop, start.name)) continue
        yield {
          at: node,
          certainty: CERTAIN,
          facts: {
            name: start.name,
            value: p.text(start.value),
            reset: p.text(node),
            loop: p.line(loop.node),
            ...rounds(p, loop, start.name),
          },
          edits: movedBefore(p, node, outermost(p, loop, start.name)),
        }
      }
    }
  },

  *'overwritten-not-added'(p) {
    for (const loop of loopsOf(p)) {
      const target = loop.node.kind === 'for' ? loop.node.target : null
      for (const node of loop.node.body) {
        const assign = plainAssign(node)
        if (
          !assign ||
          !target ||
          mentions(assign.value, assign.name) ||
          ['number', 'unary'].includes(assign.value.kind)
        )
          continue
        const variables = [...namesIn(target)]
        if (!variables.some((name) => mentions(assign.value, name))) continue
        const start = p.lastAssigned(assign.name, loop.scope, loop.node.from)?.value
        const isFirst = !start && /^(?:total|suma)/i.test(assign.name) && p.says(/\b(?:sum\w+|total)\b/)
        const isText = start?.kind === 'string' && start.value === '' && nameOf(assign.value) !== null
        if ((!isFirst && !isText && (!start || numberOf(start) !== 0)) || assigns(loop.node.otherwise, assign.name))
          continue
        if (
          [...within(loop.node.body)].some(
            (inner) => inner !== node && (reads([inner], assign.name) || assigns([inner], assign.name)),
          )
        )
          continue
        if (!readsAfter(loop, assign.name)) continue
        const [sign, added] = addition(p, assign, isText)
        yield {
          at: node,
          certainty: SUM_NAMES.test(assign.name) ? CERTAIN : 0.75,
          facts: {
            name: assign.name,
            line: p.line(node),
            assign: p.text(node),
            mended: `${assign.name}${sign}${added}`,
          },
          edits: together(
            [replaced({ from: assign.target.to, to: assign.value.from }, sign), replaced(assign.value, added)],
            isFirst ? addedBefore(p, loop.node, `${assign.name} = 0`) : [],
          ),
        }
      }
    }
  },

  *'plus-after-equals'(p) {
    for (const place of p.places('assign')) {
      const { node } = place
      const { value } = node
      const [target, other] = node.targets
      if (!target || other || value.kind !== 'unary' || value.operator === '~') continue
      const written = p.source.slice(target.to, value.operand.from)
      const isGlued =
        (written.trim() === `=${value.operator}` && (written.trimStart() !== written.trim()) === /\s$/.test(written)) ||
        / = \+ $/.test(written)
      // What stands in a list, a dictionary or an object is there before, as far as one can see.
      const isKnown =
        target.kind === 'name'
          ? p.lastAssigned(target.name, place.scope, node.from) !== undefined
          : target.kind === 'subscript' || target.kind === 'attribute'
      if (!isGlued || !isKnown || (value.operator === '-' && !/=-\s/.test(written))) continue
      const operator = `${value.operator}=`
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name: p.text(target), written: `=${value.operator}`, operator, value: p.text(value) },
        edits: [replaced({ from: target.to, to: value.operand.from }, ` ${operator} `)],
      }
    }
  },

  *'product-starts-at-zero'(p) {
    for (const loop of loopsOf(p)) {
      for (const node of within(loop.node.body)) {
        const update = updateOf(node)
        if (update?.operator !== '*') continue
        const starts = p
          .binds(update.name, loop.scope)
          .filter(({ form, place }) => form === 'assign' && place?.node !== node)
        const [start] = starts
        if (starts.length !== 1 || !start?.value || numberOf(start.value) !== 0) continue
        yield {
          at: start,
          certainty: CERTAIN,
          facts: { name: update.name, update: p.text(node), updateLine: p.line(node) },
          edits: [replaced(start.value, '1')],
        }
      }
    }
  },

  *'update-after-loop'(p) {
    for (const place of p.places('for')) {
      const target = nameOf(place.node.target)
      const next = place.block[place.at + 1]
      const update = next ? updateOf(next) : null
      const first = place.node.body[0]
      if (
        !target ||
        !next ||
        !update ||
        !first ||
        !mentions(update.value, target) ||
        assigns(place.node.body, update.name)
      )
        continue
      const start = p.lastAssigned(update.name, place.scope, place.node.from)?.value
      if (!start || (numberOf(start) === null && start.kind !== 'string')) continue
      yield {
        at: next,
        certainty: 0.93,
        facts: { update: p.text(next), name: update.name, variable: target, loop: p.line(place.node) },
        edits: reindented(p, next, indentOf(p, first)),
      }
    }
    for (const place of p.places('for')) {
      const target = nameOf(place.node.target)
      const next = place.block[place.at + 1]
      const method = next?.kind === 'expression' ? methodCall(next.value) : null
      const first = place.node.body[0]
      const added = method?.call.arguments[0]?.value
      if (!target || !next || !method || !first || !added || (method.name !== 'append' && method.name !== 'add'))
        continue
      const list = nameOf(method.object)
      if (
        !list ||
        mutates(place.node.body, list) ||
        !(mentions(added, target) || isMadeIn(place.node.body, nameOf(added)))
      )
        continue
      yield {
        at: next,
        certainty: 0.88,
        facts: { update: p.text(next), name: list, variable: target, loop: p.line(place.node) },
        edits: reindented(p, next, indentOf(p, first)),
      }
    }
  },
}

export type Loop = Place<StatementOf<'for' | 'while'>>

const SUM_NAMES = /total|suma|acum|sum|conta|resultado/i

function startOf(node: Statement) {
  const assign = plainAssign(node)
  return assign && isStart(assign.value) ? assign : null
}

export const loopsOf = (p: Program): Loop[] => [...p.places('for'), ...p.places('while')]

/** What a sum, a count or a collection begins with. */
const isStart = (value: Expression) =>
  numberOf(value) !== null ||
  (value.kind === 'string' && value.value === '') ||
  (value.kind === 'list' && value.items.length === 0) ||
  (value.kind === 'dict' && value.entries.length === 0)

const comparesName = (loop: StatementOf<'for' | 'while'>, name: string) =>
  loop.kind === 'while' && mentions(loop.test, name)

const ADDING = new Set(['append', 'extend', 'add', 'insert', 'update'])

/** Whether a statement, or one inside it, adds to a name. */
function changesIn(node: Statement, name: string): boolean {
  for (const inner of within([node])) {
    if (updateOf(inner)?.name === name || mutatesDirectly(inner, name)) return true
  }
  return false
}

const mutates = (body: readonly Statement[], name: string) => body.some((node) => changesIn(node, name))

/** In every round: what an `if` keeps from one of them is meant to be used after the loop. */
const isMadeIn = (body: readonly Statement[], name: string | null) =>
  name !== null &&
  assigns(
    body.filter(({ kind }) => kind !== 'if'),
    name,
  )

function mutatesDirectly(node: Statement, name: string): boolean {
  const method = node.kind === 'expression' ? methodCall(node.value) : null
  if (method && ADDING.has(method.name) && nameOf(method.object) === name) return true
  return (
    node.kind === 'assign' &&
    node.targets.some((target) => target.kind === 'subscript' && nameOf(target.value) === name)
  )
}

/** Whether the loop reads a name in nothing but what adds to it. */
function onlyReadInUpdates(p: Program, loop: Loop, name: string): boolean {
  const [from, to] = [loop.node.body[0]?.from ?? 0, loop.node.to]
  return p
    .uses(name, loop.scope)
    .filter(({ node }) => node.from >= from && node.from < to)
    .every(({ place }) => updateOf(place.node)?.name === name || mutatesDirectly(place.node, name))
}

export function readsAfter(place: Place, name: string): boolean {
  for (let at: Place | null = place; at && at.scope === place.scope; at = at.parent) {
    if (reads(at.block.slice(at.at + 1), name)) return true
    if (at !== place && at.node.kind === 'for' && plainAssignBefore(at, place, name)) return false
  }
  return false
}

/** An outer loop that gives the name a value of its own again. */
const plainAssignBefore = (outer: Place, inner: Place, name: string) =>
  'body' in outer.node &&
  outer.node.body.some((node) => node.from < inner.node.from && plainAssign(node)?.name === name)

/** The outermost loop around that the result is only read behind of. */
function outermost(p: Program, loop: Loop, name: string): Statement {
  let chosen: Loop = loop
  for (const outer of loopsAround(loop)) {
    const isRead = p.uses(name, loop.scope).some(({ node }) => node.from > chosen.node.to && node.from < outer.node.to)
    if (isRead) break
    chosen = outer
  }
  return chosen.node
}

function rounds(p: Program, loop: Loop, name: string): Record<string, string> {
  const items = loop.node.kind === 'for' ? itemsOf(p, loop.node.iterable, loop) : null
  const [first, second] = items ?? []
  return first && second ? { first: p.text(first), second: p.text(second), name } : {}
}

export function itemsOf(p: Program, iterable: Expression, loop: Loop): Expression[] | null {
  const name = nameOf(iterable)
  const value = name ? p.lastAssigned(name, loop.scope, loop.node.from)?.value : iterable
  return value?.kind === 'list' || value?.kind === 'tuple' ? value.items : null
}
