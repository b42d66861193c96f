import type { Statement, StatementOf } from '../../../../python/ast'
import {
  callTo,
  comparison,
  mentions,
  methodCall,
  nameOf,
  plainAssign,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import {
  addedAfter,
  indentOf,
  inserted,
  levelOf,
  reindented,
  replaced,
  together,
} from '../../../../python/program/line-edits'
import { loopsAround, type Place } from '../../../../python/scope'
import { type Detectors, type Found, LIKELY, POSSIBLE } from '../../found'

/** What a loop shows or gives back at the wrong moment. */
export const LOOP_OUTPUT: Detectors = {
  *'returns-at-first-match'(p) {
    for (const place of p.places('return')) {
      const { node, parent } = place
      const [loop] = loopsAround(place)
      if (!loop || parent?.node.kind !== 'if' || parent.node.body !== place.block || node.value?.kind !== 'name')
        continue
      const { name } = node.value
      const gathers = [...within(place.block)].some(
        (each) =>
          updateOf(each)?.name === name ||
          (each.kind === 'expression' &&
            isGathering(methodCall(each.value)?.name) &&
            nameOf(methodCall(each.value)?.object) === name),
      )
      const isLast = loop.block[loop.at + 1] === undefined
      if (!gathers || !isLast) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { return: p.text(node), loop: p.line(loop.node), name },
        edits: reindented(p, node, indentOf(p, loop.node)),
      }
    }
  },

  *'answer-for-each-item'(p) {
    for (const place of p.places('for')) {
      const found = eachItem(p, place)
      if (found) yield found
    }
  },

  *'result-shown-each-pass'(p) {
    for (const place of p.places('for')) {
      const { node } = place
      const gathered = new Set(node.body.flatMap((each) => updateOf(each)?.name ?? appendedTo(each) ?? []))
      const last = node.body.at(-1)
      const shown = last?.kind === 'expression' ? callTo(last.value, 'print') : null
      const target = nameOf(node.target)
      if (gathered.size === 0 || !last || !shown || node.body.length < 2 || (target && mentions(shown, target)))
        continue
      const before = node.body.at(-2)
      const made = before ? plainAssign(before) : null
      const isMade =
        made !== null &&
        !gathered.has(made.name) &&
        [...gathered].some((name) => mentions(made.value, name)) &&
        mentions(shown, made.name) &&
        !(target && mentions(made.value, target))
      if (!isMade && ![...gathered].some((name) => mentions(shown, name))) continue
      const moved = isMade && before ? [before, last] : [last]
      yield {
        at: moved[0] ?? last,
        certainty: isMade ? 0.75 : POSSIBLE,
        facts: { shown: p.text(last), loop: p.line(node) },
        edits: together(...moved.map((each) => reindented(p, each, indentOf(p, node)))),
      }
    }
  },

  *'rows-on-many-lines'(p) {
    for (const place of p.places('for')) {
      const [outer] = loopsAround(place)
      const [only, second] = place.node.body
      const shown = only?.kind === 'expression' ? callTo(only.value, 'print') : null
      if (!outer || !only || !shown || second || shown.arguments.some(({ name }) => name === 'end')) continue
      if (outer.node.body.at(-1) !== place.node || shown.arguments.length === 0) continue
      const end = addedAfter(p, place.node, 'print()')
      yield {
        at: shown,
        certainty: POSSIBLE,
        facts: { print: p.text(shown), outer: p.line(outer.node) },
        edits: end && [inserted(shown.to - 1, ', end="\\t"'), ...end],
      }
    }
  },
}

const isGathering = (name: string | undefined) => name === 'append' || name === 'add' || name === 'extend'

const appendedTo = (node: Statement): string | null => {
  const method = node.kind === 'expression' ? methodCall(node.value) : null
  return method && isGathering(method.name) ? nameOf(method.object) : null
}

/** `for c in xs: if c == y: print("está") else: print("no está")`. */
function eachItem(p: Program, place: Place<StatementOf<'for'>>): Found | null {
  const { node } = place
  const [only, second] = node.body
  const target = nameOf(node.target)
  if (only?.kind !== 'if' || second || !target || only.otherwise.length !== 1 || only.body.length > 2) return null
  const test = comparison(only.test)
  const [yes] = only.body
  const [no] = only.otherwise
  if (test?.operator !== '==' || !yes || !no || no.kind === 'if') return null
  const [item, wanted] = nameOf(test.left) === target ? [test.left, test.right] : [test.right, test.left]
  if (nameOf(item) !== target || mentions(wanted, target)) return null
  const isSaid = [yes, no].every((each) => each.kind === 'expression' && callTo(each.value, 'print'))
  // A word for each item is meant for each.
  if (!isSaid || (no.kind === 'expression' && mentions(no.value, target))) return null
  const found = p.text(yes).replace(new RegExp(`(?<![\\w."'])${target}\\b`, 'g'), () => p.text(wanted))
  const indent = indentOf(p, node)
  const level = levelOf(p)
  const lines = [
    `if ${p.text(wanted)} in ${p.text(node.iterable)}:`,
    `${indent}${level}${found}`,
    `${indent}else:`,
    `${indent}${level}${p.text(no)}`,
  ]
  return {
    at: no,
    certainty: LIKELY,
    facts: { no: p.text(no), list: p.text(node.iterable), wanted: p.text(wanted), loop: p.line(node) },
    edits: [replaced({ from: node.from, to: node.from + p.text(node).trimEnd().length }, lines.join('\n'))],
  }
}
