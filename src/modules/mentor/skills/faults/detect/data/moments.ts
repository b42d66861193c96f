import type { Expression } from '../../../../python/ast'
import { callTo, comparison, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { atTop, inserted, replaced } from '../../../../python/program/line-edits'
import type { Scope } from '../../../../python/scope'
import type { Detectors } from '../../found'
import { takenOnce } from '../output'

/** Dates: compared as texts, and what their difference tells. */
export const MOMENTS: Detectors = {
  *'dates-compared-as-texts'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts || !/^[<>]=?$/.test(parts.operator)) continue
      const sides = [parts.left, parts.right]
      if (!sides.every((side) => isDateText(p, side, scope))) continue
      yield {
        at: node,
        certainty: 0.93,
        facts: { test: p.text(node) },
        edits: [
          ...sides.map((side) => replaced(side, `datetime.strptime(${p.text(side)}, "%d/%m/%Y")`)),
          atTop(p, 'from datetime import datetime'),
        ],
      }
    }
  },

  *'seconds-of-the-day-only'(p) {
    for (const { node, scope } of p.spots('attribute')) {
      if (node.name !== 'seconds' || !isDifference(p, node.value, scope)) continue
      yield {
        at: node,
        certainty: 0.86,
        facts: { written: p.text(node) },
        edits: [replaced({ from: node.nameFrom, to: node.to }, 'total_seconds()')],
      }
    }
  },

  *'days-with-their-clock'(p) {
    for (const { node, scope } of p.spots('call')) {
      for (const { value } of callTo(node, 'print')?.arguments ?? []) {
        if (value.kind !== 'name' || !isDifference(p, value, scope)) continue
        yield { at: node, certainty: 0.64, facts: { shown: p.text(value) }, edits: [inserted(value.to, '.days')] }
      }
    }
  },

  *'age-by-years-alone'(p) {
    for (const { node } of p.spots('binary')) {
      const [now, born] = [yearOf(node.left), yearOf(node.right)]
      if (node.operator !== '-' || !now || !born || p.text(now) === p.text(born)) continue
      const [a, b] = [p.text(now), p.text(born)]
      if (/\.month/.test(p.source)) continue
      yield {
        at: node,
        certainty: 0.66,
        facts: { written: p.text(node), born: b },
        edits: [inserted(p.whole(node).to, ` - ((${a}.month, ${a}.day) < (${b}.month, ${b}.day))`)],
      }
    }
  },

  'moment-taken-once': (p) => takenOnce(p, ['now', 'today', 'strftime', 'localtime']),
}

const yearOf = (node: Expression) =>
  node.kind === 'attribute' && node.name === 'year' && nameOf(node.value) ? node.value : null

function isDateText(p: Program, node: Expression, scope: Scope): boolean {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : node
  return value?.kind === 'string' && /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(value.value)
}

/** What one date less another is. */
function isDifference(p: Program, node: Expression, scope: Scope): boolean {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : node
  return (
    value?.kind === 'binary' &&
    value.operator === '-' &&
    [value.left, value.right].every((side) => isDate(p, side, scope))
  )
}

function isDate(p: Program, node: Expression, scope: Scope): boolean {
  const value = node.kind === 'name' ? p.binds(node.name, scope)[0]?.value : node
  const call = callTo(value, 'date', 'datetime')
  return (
    call !== null ||
    /^(?:date|datetime)$/.test(nameOf(methodCall(value)?.object) ?? '') ||
    /^(?:datetime\.(?:date|datetime))\b/.test(value ? p.text(value) : '')
  )
}
