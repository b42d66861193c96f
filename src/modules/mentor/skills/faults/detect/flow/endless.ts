import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Place } from '../../../../python/scope'
import { expressionsIn } from '../../../../python/walk'
import { CERTAIN, type Detectors } from '../../found'
import { addedAfter, indentOf, movedBefore, reindented, removed, replaced } from '../../mend'
import type { Program } from '../../program'
import {
  assigns,
  callTo,
  canLeave,
  comparison,
  FLIPPED,
  nameOf,
  namesIn,
  numberOf,
  plainAssign,
  updateOf,
  within,
} from '../../shapes'

/** `while`s that never end. */
export const ENDLESS: Detectors = {
  *'condition-never-changes'(p) {
    for (const { place, names } of stuckLoops(p)) {
      const { node } = place
      const last = node.body.at(-1)
      if (inputBefore(p, place, names) || changedRightAfter(place, names)) continue
      const step = stepFor(node)
      const lost = step === null ? undefined : lostStep(node)
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { test: p.text(node.test), names: names.join(', '), step: step ?? '' },
        edits: step && lost ? [replaced(lost, step)] : step && last ? addedAfter(p, last, step) : null,
      }
    }
  },

  *'step-outside-loop'(p) {
    for (const { place, names } of stuckLoops(p)) {
      const next = changedRightAfter(place, names)
      const first = place.node.body[0]
      if (!next || !first) continue
      yield {
        at: next,
        certainty: CERTAIN,
        facts: { step: p.text(next), test: p.text(place.node.test), loop: p.line(place.node) },
        edits: reindented(p, next, indentOf(p, first)),
      }
    }
  },

  *'asked-only-once'(p) {
    for (const { place, names } of stuckLoops(p)) {
      const asked = inputBefore(p, place, names)
      const last = place.node.body.at(-1)
      if (!asked || !last) continue
      yield {
        at: place.node,
        certainty: CERTAIN,
        facts: { test: p.text(place.node.test), asked: p.text(asked.target), askedLine: p.line(asked.target) },
        edits: addedAfter(p, last, p.text({ from: asked.target.from, to: asked.value.to + closing(p, asked.value) })),
      }
    }
  },

  *'steps-away'(p) {
    for (const { node } of p.places('while')) {
      const bound = boundOf(node.test)
      if (!bound || canLeave(node.body)) continue
      const changes = [...within(node.body)].filter((inner) => assigns([inner], bound.name) && sameLevel(inner))
      const [only] = changes
      const update = only && changes.length === 1 ? updateOf(only) : null
      if (!only || !update || (update.operator !== '+' && update.operator !== '-')) continue
      const by = numberOf(update.value)
      if (!by || ((update.operator === '+') === by > 0) === (bound.side === 'below')) continue
      const wanted = update.operator === '+' ? '-' : '+'
      yield {
        at: only,
        certainty: 0.93,
        facts: { step: p.text(only), test: p.text(node.test), loop: p.line(node) },
        edits: [replaced(only, p.text(only).replace(update.operator, wanted))],
      }
    }
  },

  *'step-skipped-by-continue'(p) {
    for (const { node } of p.places('while')) {
      const bound = boundOf(node.test)
      if (!bound) continue
      const at = node.body.findIndex((inner) => updateOf(inner)?.name === bound.name)
      const step = node.body[at]
      const skip = node.body
        .slice(0, at)
        .findIndex(
          (inner) => inner.kind === 'if' && inner.body.at(-1)?.kind === 'continue' && !assigns([inner], bound.name),
        )
      const skipping = node.body[skip]
      if (!step || skipping?.kind !== 'if' || assigns(node.body.slice(0, at), bound.name)) continue
      const before = skipping.body.at(-1)
      if (!before) continue
      yield {
        at: before,
        certainty: 0.93,
        facts: { step: p.text(step), test: p.text(node.test), stepLine: p.line(step) },
        edits: [replaced({ from: before.from, to: before.from }, `${p.text(step)}\n${indentOf(p, before)}`)],
      }
    }
  },

  *'counter-reset-in-loop'(p) {
    for (const { node } of p.places('while')) {
      const bound = boundOf(node.test)
      const [first] = node.body
      const start = first ? plainAssign(first) : null
      if (!bound || !first || start?.name !== bound.name || numberOf(start.value) === null) continue
      const place = p.placeOf(node)
      const isSet = place ? p.lastAssigned(bound.name, place.scope, node.from) !== undefined : false
      yield {
        at: first,
        certainty: CERTAIN,
        facts: { name: bound.name, value: p.text(start.value), test: p.text(node.test) },
        edits: isSet ? removed(p, first) : movedBefore(p, first, node),
      }
    }
  },

  *'float-step-misses'(p) {
    for (const { node } of p.places('while')) {
      const test = comparison(node.test)
      const name = nameOf(test?.left)
      const limit = numberOf(test?.right)
      if (test?.operator !== '!=' || !name || limit === null) continue
      const update = node.body.map(updateOf).find((found) => found?.name === name)
      const step = numberOf(update?.value)
      if (!update || step === null || (step * 1024) % 1 === 0 || canLeave(node.body)) continue
      const gap = { from: test.left.to, to: test.right.from }
      yield {
        at: node,
        certainty: 0.93,
        facts: { test: p.text(node.test), step: String(step), name },
        edits: [replaced(gap, p.text(gap).replace('!=', update.operator === '-' ? '>' : '<'))],
      }
    }
  },

  *'while-true-without-break'(p) {
    for (const { node } of p.places('while')) {
      const isForever = (node.test.kind === 'boolean' && node.test.value) || numberOf(node.test) === 1
      if (!isForever || canLeave(node.body) || waits(node)) continue
      const leaving = node.body.findLast((inner) => inner.kind === 'if' && saysGoodbye(p, inner))
      const last = leaving?.kind === 'if' ? leaving.body.at(-1) : undefined
      yield {
        at: node,
        certainty: leaving ? 0.85 : 0.65,
        facts: { test: p.text(node.test) },
        edits: last ? addedAfter(p, last, 'break') : null,
      }
    }
  },

  *'loop-variable-overwritten'(p) {
    for (const { node } of p.places('for')) {
      const name = nameOf(node.target)
      const step = node.body.at(-1)
      if (!name || !step || !callTo(node.iterable, 'range')) continue
      const update = updateOf(step)
      if (update?.name !== name || numberOf(update.value) === null) continue
      yield { at: step, certainty: 0.7, facts: { name, step: p.text(step) }, edits: removed(p, step) }
    }
  },
}

type Stuck = { place: Place<StatementOf<'while'>>; names: string[] }

/** `while`s whose condition holds names only, none of which their body changes, and that nothing leaves. */
function stuckLoops(p: Program): Stuck[] {
  return p.places('while').flatMap((place): Stuck[] => {
    const { node } = place
    const parts = [...expressionsIn(node.test)]
    const isPlain = parts.every(
      (part) =>
        [
          'name',
          'number',
          'string',
          'compare',
          'boolean-operation',
          'not',
          'unary',
          'boolean',
          'binary',
          'none',
          'tuple',
          'list',
        ].includes(part.kind) || isPure(part),
    )
    const names = [...namesIn(node.test)].filter((name) => name !== 'len')
    if (!isPlain || names.length === 0 || canLeave(node.body)) return []
    if (names.some((name) => assigns(node.body, name) || mayMutate(p, node, name))) return []
    return [{ place, names: names.filter((name) => p.binds(name, place.scope).length > 0) }]
  })
}

const isPure = (part: Expression) => callTo(part, 'len') !== null

/** Whether a list or object of that name, or a global of a called function, may change in the loop. */
function mayMutate(p: Program, { body }: StatementOf<'while'>, name: string): boolean {
  for (const { node, place } of p.spots('call')) {
    if (place.node.from < (body[0]?.from ?? 0) || place.node.to > (body.at(-1)?.to ?? 0)) continue
    if (node.callee.kind === 'attribute' && nameOf(node.callee.value) === name) return true
    const called = nameOf(node.callee)
    if (called && p.functions.get(called)?.some(({ node: inner }) => declaresOuter(inner.body, name))) return true
    if (node.arguments.some(({ value }) => nameOf(value) === name) && called && p.functions.has(called)) return true
    if (called === 'next' || called === 'exec' || called === 'eval') return true
  }
  for (const inner of within(body)) {
    if (inner.kind === 'delete') return true
    if (
      inner.kind === 'assign' &&
      inner.targets.some((target) => target.kind === 'subscript' && nameOf(target.value) === name)
    )
      return true
  }
  return false
}

const declaresOuter = (body: readonly Statement[], name: string) =>
  [...within(body)].some((node) => (node.kind === 'global' || node.kind === 'nonlocal') && node.names.includes(name))

function inputBefore(_p: Program, place: Place, names: readonly string[]) {
  const before = place.block.slice(0, place.at).findLast((node) => {
    const assign = plainAssign(node)
    return (
      assign !== null &&
      names.includes(assign.name) &&
      [...expressionsIn(assign.value)].some((part) => callTo(part, 'input'))
    )
  })
  return before ? plainAssign(before) : null
}

function changedRightAfter(place: Place, names: readonly string[]): Statement | null {
  const next = place.block[place.at + 1]
  const update = next ? updateOf(next) : null
  return next && update && names.includes(update.name) && numberOf(update.value) !== null ? next : null
}

/** A name that must stay below or above something for a loop to go on. */
function boundOf(test: Expression): { name: string; side: 'below' | 'above' } | null {
  const parts = comparison(test)
  if (!parts) return null
  const left = nameOf(parts.left)
  if (left && numberOf(parts.left) === null && /^[<>]/.test(parts.operator)) {
    return { name: left, side: parts.operator.startsWith('<') ? 'below' : 'above' }
  }
  const right = nameOf(parts.right)
  const flipped = (FLIPPED as Partial<Record<string, string>>)[parts.operator] ?? ''
  return right && /^[<>]/.test(flipped) ? { name: right, side: flipped.startsWith('<') ? 'below' : 'above' } : null
}

function stepFor({ test }: StatementOf<'while'>): string | null {
  const bound = boundOf(test)
  if (bound) return `${bound.name} ${bound.side === 'below' ? '+' : '-'}= 1`
  const parts = comparison(test)
  return parts?.operator === '!=' && nameOf(parts.left) && numberOf(parts.right) === 0
    ? `${nameOf(parts.left)} -= 1`
    : null
}

/** `n + 1` on a line of its own: the step was meant there, whichever way it goes. */
function lostStep({ test, body }: StatementOf<'while'>): Statement | undefined {
  const bound = boundOf(test)
  return body.find(
    (node) =>
      node.kind === 'expression' &&
      node.value.kind === 'binary' &&
      /^[+-]$/.test(node.value.operator) &&
      nameOf(node.value.left) === bound?.name &&
      Math.abs(numberOf(node.value.right) ?? 0) === 1,
  )
}

const sameLevel = (node: Statement) => updateOf(node) !== null || plainAssign(node) !== null

const closing = (p: Program, value: Expression) => (value.isParenthesized && p.source[value.to] === ')' ? 1 : 0)

const waits = (node: StatementOf<'while'>) => {
  for (const inner of within(node.body)) {
    if (inner.kind !== 'expression') continue
    for (const part of expressionsIn(inner.value)) {
      if (part.kind === 'attribute' && /^(sleep|recv|accept|flip|update|tick|get|poll)$/.test(part.name)) return true
      if (callTo(part, 'sleep') || part.kind === 'yield') return true
    }
  }
  return false
}

/** `if opcion == "salir":` with nothing but a message in it. */
const saysGoodbye = (p: Program, node: StatementOf<'if'>) =>
  node.body.every((inner) => inner.kind === 'expression' && callTo(inner.value, 'print')) &&
  /salir|adi[oó]s|fin|exit|hasta|chao|termina/i.test(
    p.text({ from: node.test.from, to: node.body.at(-1)?.to ?? node.to }),
  )
