import type { Statement } from '../../../../python/ast'
import {
  assigns,
  callTo,
  canLeave,
  comparison,
  mentions,
  nameOf,
  numberOf,
  plainAssign,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import { addedAfter, indentOf, movedBefore, reindented, removed, replaced } from '../../../../python/program/line-edits'
import { CERTAIN, type Detectors } from '../../found'
import {
  boundOf,
  changedRightAfter,
  closing,
  goesOnAtLeaving,
  inputBefore,
  lostStep,
  sameLevel,
  saysGoodbye,
  stepFor,
  stuckLoops,
  waits,
} from './loop-conditions'

/** `while`s that never end. */
export const ENDLESS: Detectors = {
  *'condition-never-changes'(p) {
    for (const { place, names } of stuckLoops(p)) {
      const { node } = place
      const last = node.body.at(-1)
      if (inputBefore(p, place, names) || changedRightAfter(place, names)) continue
      const step = stepFor(node)
      const lost = step === null ? undefined : lostStep(node)
      // A sum that is thrown away says it itself, unless it goes the other way.
      const isOwn = lost === undefined || step?.includes(` ${signOf(lost)}=`) === true
      if (node.body.some((each) => isThrownSum(each, names)) && isOwn) continue
      if ([...within(node.body)].some((each) => isThrownTest(each, names))) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { test: p.text(node.test), names: names.join(', ') || p.text(node.test), step: step ?? '' },
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
      // What a sum that is thrown away was to change is not asked again.
      if (!asked || !last || place.node.body.some((each) => isThrownSum(each, names))) continue
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
      const idle = last ? undefined : goesOnAtLeaving(p, node)
      yield {
        at: node,
        certainty: leaving ? 0.85 : idle ? 0.9 : 0.65,
        facts: { test: p.text(node.test) },
        edits: last ? addedAfter(p, last, 'break') : idle ? [replaced(idle, 'break')] : null,
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

const signOf = (node: Statement) =>
  node.kind === 'expression' && node.value.kind === 'binary' ? node.value.operator : ''

/** `listo == True` by itself: what was to end the loop. */
const isThrownTest = (node: Statement, names: Iterable<string>) =>
  node.kind === 'expression' && node.value.kind === 'compare' && [...names].some((name) => mentions(node.value, name))

/** `n - 1` by itself, of a name that the loop waits for. */
const isThrownSum = (node: Statement, names: Iterable<string>) =>
  node.kind === 'expression' && node.value.kind === 'binary' && [...names].some((name) => mentions(node.value, name))
