import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import {
  comparison,
  nameOf,
  numberOf,
  plainAssign,
  reads,
  updateOf,
  within,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, inserted, replaced } from '../../../../python/program/line-edits'
import type { Place } from '../../../../python/scope'
import { CERTAIN, type Detectors, LIKELY } from '../../found'
import { itemTypeOf } from '../../type-of'
import { itemsOf, type Loop, loopsOf, readsAfter } from './accumulators'

/** Counts, greatest values and flags that are kept in the wrong way. */
export const EXTREMES: Detectors = {
  *'counter-adds-value'(p) {
    for (const loop of p.places('for')) {
      const target = nameOf(loop.node.target)
      for (const node of within(loop.node.body)) {
        const update = updateOf(node)
        if (
          !target ||
          update?.operator !== '+' ||
          nameOf(update.value) !== target ||
          !/^(cont(ador)?|count|cuant[oa]s?|cuenta|veces)/.test(update.name)
        )
          continue
        yield {
          at: node,
          certainty: LIKELY,
          facts: { name: update.name, value: target, update: p.text(node) },
          edits: [replaced(update.value, '1')],
        }
      }
    }
    for (const loop of p.places('for')) {
      const target = nameOf(loop.node.target)
      const isNumbers = itemTypeOf(loop.node.iterable, loop.scope) !== 'str'
      for (const node of loop.node.body) {
        const update = updateOf(node)
        if (
          !target ||
          !isNumbers ||
          update?.operator !== '+' ||
          numberOf(update.value) !== 1 ||
          !/^(suma|sum_?|acumulado)/.test(update.name)
        )
          continue
        if (reads(loop.node.body, target)) continue
        yield {
          at: node,
          certainty: LIKELY,
          facts: { name: update.name, value: '1', update: p.text(node) },
          edits: [replaced(update.value, target)],
        }
      }
    }
  },

  *'extreme-starts-wrong'(p) {
    for (const loop of p.places('for')) {
      const target = nameOf(loop.node.target)
      for (const node of loop.node.body) {
        const found = target ? extremeOf(node, target) : null
        if (!found || !target) continue
        const start = p.lastAssigned(found.name, loop.scope, loop.node.from)
        if (!start?.value || numberOf(start.value) !== 0) continue
        const numbers = literalNumbers(p, loop)
        const isLow = found.side === 'below'
        const isToldBelow = p.says(/\bnegativ/)
        const isWrong = isLow
          ? !numbers || numbers.every((value) => value > 0)
          : isToldBelow || numbers?.every((value) => value < 0)
        if (!isWrong) continue
        const list = nameOf(loop.node.iterable)
        yield {
          at: start,
          certainty: numbers ? CERTAIN : 0.85,
          facts: { name: found.name, test: p.text(found.test), testLine: p.line(node), list: list ?? '' },
          edits: [replaced(start.value, list ? `${list}[0]` : isLow ? "float('inf')" : "float('-inf')")],
        }
      }
    }
  },

  *'extreme-compares-wrong-way'(p) {
    for (const loop of p.places('for')) {
      const target = nameOf(loop.node.target)
      for (const node of loop.node.body) {
        const found = target ? extremeOf(node, target) : null
        const wrong =
          found &&
          (found.side === 'below'
            ? /(?:mayor|max|m[aá]s_alt|m[aá]s_larg|m[aá]s_grand|m[aá]s_car|mejor|record)/
            : /(?:menor|min|m[aá]s_baj|m[aá]s_cort|m[aá]s_peque|m[aá]s_barat|peor)/
          ).test(`${found.name} ${loop.scope.node && 'name' in loop.scope.node ? loop.scope.node.name : ''}`)
        if (!found || !wrong) continue
        const gap = { from: found.test.left.to, to: found.test.comparisons[0]?.right.from ?? found.test.to }
        const mended = p.text(gap).replace(/[<>]/, (sign) => (sign === '<' ? '>' : '<'))
        yield {
          at: found.test,
          certainty: 0.85,
          facts: { name: found.name, test: p.text(found.test) },
          edits: [replaced(gap, mended)],
        }
      }
    }
  },

  *'flag-overwritten'(p) {
    for (const loop of loopsOf(p)) {
      for (const node of loop.node.body) {
        if (
          node.kind !== 'if' ||
          node.otherwise.length !== 1 ||
          [...within(node.body)].some(({ kind }) => kind === 'break')
        )
          continue
        const last = node.body.at(-1)
        const other = node.otherwise[0]
        const [yes, no] = [last && plainAssign(last), other && plainAssign(other)]
        if (
          !yes ||
          !no ||
          !other ||
          yes.name !== no.name ||
          yes.value.kind !== 'boolean' ||
          no.value.kind !== 'boolean'
        )
          continue
        if (yes.value.value === no.value.value || !readsAfter(loop, yes.name) || readInLoop(loop, yes.name)) continue
        yield {
          at: no.target,
          certainty: 0.93,
          facts: {
            name: yes.name,
            value: p.text(no.value),
            loop: p.line(loop.node),
            start: `${yes.name} = ${p.text(no.value)}`,
          },
          edits: withoutElse(p, node, loop, yes.name, p.text(no.value)),
        }
      }
    }
  },
}

function readInLoop(loop: Loop, name: string): boolean {
  return reads(loop.node.body, name)
}

function literalNumbers(p: Program, loop: Place<StatementOf<'for'>>): number[] | null {
  const values = (itemsOf(p, loop.node.iterable, loop) ?? itemsGiven(p, loop))?.map(numberOf)
  const numbers = values?.filter((value) => value !== null)
  return numbers && numbers.length > 0 && numbers.length === values?.length ? numbers : null
}

/** The elements of the list that the function is called with, where it walks one that it is given. */
function itemsGiven(p: Program, { node, scope }: Place<StatementOf<'for'>>): Expression[] | null {
  const owner = p.places('function').find((each) => each.node === scope.node)
  const at = owner?.node.parameters.findIndex(({ name }) => name === nameOf(node.iterable)) ?? -1
  const lists = owner && at !== -1 ? p.callsOf(owner).map((call) => call.node.arguments[at]?.value) : []
  const items = lists.flatMap((list) => (list?.kind === 'list' ? list.items : []))
  return items.length === 0 || lists.some((list) => list?.kind !== 'list') ? null : items
}

/** `if x > mayor: mayor = x` and the like. */
function extremeOf(node: Statement, variable: string) {
  if (node.kind !== 'if') return null
  const parts = comparison(node.test)
  const assign = node.body.map(plainAssign).find((found) => found && nameOf(found.value) === variable)
  if (!parts || !assign || !/^[<>]/.test(parts.operator)) return null
  const [left, right] = [nameOf(parts.left), nameOf(parts.right)]
  const isPlain = left === variable && right === assign.name
  if (!isPlain && !(right === variable && left === assign.name)) return null
  const side: 'above' | 'below' = parts.operator.startsWith('>') === isPlain ? 'above' : 'below'
  return { name: assign.name, side, test: parts.node }
}

/** Takes the `else` out and gives the flag its value before the loop, where it has none. */
function withoutElse(p: Program, node: StatementOf<'if'>, loop: Loop, name: string, value: string): Edit[] | null {
  const last = node.body.at(-1)
  const other = node.otherwise[0]
  if (!last || !other) return null
  const end = p.lines.rangeOf(p.lines.lineAt(last.from + p.text(last).trimEnd().length)).to
  const until = p.lines.rangeOf(p.line(other)).to
  const edits = [replaced({ from: end, to: until }, '')]
  const start = p.lastAssigned(name, loop.scope, loop.node.from)
  if (start?.value?.kind === 'boolean' && p.text(start.value) === value) return edits
  const at = p.lines.rangeOf(p.line(loop.node)).from
  return [inserted(at, `${indentOf(p, loop.node)}${name} = ${value}\n`), ...edits]
}
