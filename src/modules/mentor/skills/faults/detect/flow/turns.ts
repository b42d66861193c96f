import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import {
  callTo,
  comparison,
  methodCall,
  nameOf,
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
  inserted,
  levelOf,
  movedBefore,
  reindented,
  replaced,
  together,
} from '../../../../python/program/line-edits'
import { loopsAround } from '../../../../python/scope'
import { type Detectors, POSSIBLE } from '../../found'

/** How often a loop goes round, where it begins, and what belongs to each round. */
export const TURNS: Detectors = {
  *'loop-never-starts'(p) {
    for (const { node, scope } of p.places('while')) {
      const test = comparison(node.test)
      const name = nameOf(test?.left)
      const start = name === null ? undefined : p.lastAssigned(name, scope, node.from)
      const [from, limit] = [numberOf(start?.value), numberOf(test?.right)]
      if (!test || !name || from === null || limit === null || !start?.place) continue
      const isBetween = [...within(p.body)].some(
        (each) => each.from > (start.place?.node.from ?? 0) && each.from < node.from && updateOf(each)?.name === name,
      )
      const turned = TURNED[test.operator]
      if (isBetween || turned === undefined || holds(from, test.operator, limit)) continue
      const gap = { from: test.left.to, to: test.right.from }
      const isDown = [...within(node.body)].some(
        (each) => updateOf(each)?.operator === '-' && updateOf(each)?.name === name,
      )
      const mended = isDown && limit >= from ? null : turned
      yield {
        at: node,
        certainty: 0.86,
        facts: { test: p.text(node.test), name, start: String(from) },
        edits:
          mended === null
            ? [replaced({ from: gap.from, to: test.right.to }, ' > 0')]
            : [replaced(gap, p.text(gap).replace(test.operator, mended))],
      }
    }
  },

  *'break-leaves-inner-only'(p) {
    for (const place of p.places('break')) {
      const [inner, outer] = loopsAround(place)
      if (!inner || !outer || inner.node.otherwise.length > 0) continue
      const isLast = outer.node.body.at(-1) === inner.node
      yield {
        at: place.node,
        certainty: isLast ? 0.56 : 0.45,
        facts: { inner: p.line(inner.node), outer: p.line(outer.node) },
        edits: isLast
          ? [
              inserted(
                inner.node.from + p.text(inner.node).trimEnd().length,
                `\n${indentOf(p, inner.node)}else:\n${indentOf(p, inner.node)}${levelOf(p)}continue\n${indentOf(p, inner.node)}break`,
              ),
            ]
          : null,
      }
    }
  },

  *'inner-total-not-reset'(p) {
    for (const place of p.places('for')) {
      const [outer, more] = loopsAround(place)
      if (!outer || more || outer.node.kind !== 'for' || nameOf(place.node.iterable) !== nameOf(outer.node.target))
        continue
      const sums = [...within(place.node.body)].flatMap((each) => updateOf(each)?.name ?? [])
      const name = sums.find((sum) => showsAfter(outer.node.body, place.node, sum))
      const start = name === undefined ? undefined : p.lastAssigned(name, place.scope, outer.node.from)
      const isNeededAfter =
        name !== undefined && p.uses(name, place.scope).some(({ node }) => node.from > outer.node.to)
      if (!name || start?.place?.node.kind !== 'assign' || numberOf(start.value) === null || isNeededAfter) continue
      yield {
        at: start.place.node,
        certainty: 0.72,
        facts: { name, loop: p.line(outer.node), start: p.line(start.place.node) },
        edits: movedBefore(p, start.place.node, place.node),
      }
    }
  },

  *'first-left-out'(p) {
    for (const { node, scope } of p.places('for')) {
      const [start, stop] = callTo(node.iterable, 'range')?.arguments.map(({ value }) => value) ?? []
      const list = nameOf(callTo(stop, 'len')?.arguments[0]?.value)
      const variable = nameOf(node.target)
      if (numberOf(start) !== 1 || !list || !variable) continue
      const indexes = p.spots('subscript').filter(({ node: each }) => nameOf(each.value) === list)
      const isPlain = indexes.length > 0 && indexes.every(({ node: each }) => nameOf(each.index) === variable)
      const isStarted = p.binds(list, scope).length > 0 && indexes.some(({ node: each }) => each.from < node.from)
      if (!isPlain || isStarted) continue
      yield {
        at: node.iterable,
        certainty: sumsFromZero(p, node, list) ? 0.88 : 0.74,
        facts: { range: p.text(node.iterable), list },
        edits: start && stop ? [replaced({ from: start.from, to: stop.from }, '')] : null,
      }
    }
  },

  *'pieces-overlap'(p) {
    for (const { node } of p.places('for')) {
      const range = callTo(node.iterable, 'range')
      const [name, last] = [nameOf(node.target), range?.arguments.at(-1)?.value]
      const list = range && range.arguments.length < 3 ? nameOf(callTo(last, 'len')?.arguments[0]?.value) : null
      if (!name || !list || !range || !last) continue
      const pieces = p
        .spots('subscript')
        .filter(({ node: each }) => each.from > node.from && each.to <= node.to && nameOf(each.value) === list)
      const [only, more] = pieces
      const slice = only?.node.index.kind === 'slice' ? only.node.index : null
      const upper = slice?.upper?.kind === 'binary' && slice.upper.operator === '+' ? slice.upper : null
      const width = numberOf(upper?.right)
      if (more || nameOf(slice?.lower) !== name || nameOf(upper?.left) !== name || width === null || width < 2) continue
      const start = range.arguments.length === 1 ? '0, ' : ''
      yield {
        at: node.iterable,
        certainty: 0.64,
        facts: { range: p.text(range), piece: p.text(only?.node ?? range), list, width },
        edits: [inserted(range.arguments[0]?.from ?? last.from, start), inserted(last.to, `, ${width}`)],
      }
    }
  },

  *'one-attempt-less'(p) {
    for (const { node, scope } of p.places('while')) {
      const test = comparison(node.test)
      const name = nameOf(test?.left)
      const start = name === null ? undefined : p.lastAssigned(name, scope, node.from)
      const isUp = [...within(node.body)].some(
        (each) => updateOf(each)?.name === name && numberOf(updateOf(each)?.value) === 1,
      )
      if (
        !test ||
        !name ||
        test.operator !== '<' ||
        numberOf(start?.value) !== 1 ||
        !isUp ||
        !/inten|vuelt|vez|oport|ronda|turno/i.test(name)
      )
        continue
      const gap = { from: test.left.to, to: test.right.from }
      yield {
        at: node.test,
        certainty: 0.7,
        facts: { test: p.text(node.test), name, wanted: p.text(test.right) },
        edits: [replaced(gap, p.text(gap).replace('<', '<='))],
      }
    }
  },

  *'one-taken-for-prime'(p) {
    for (const { node } of p.places('function')) {
      const [only] = node.parameters
      const loop = node.body.find((each) => each.kind === 'for')
      const [start] =
        loop?.kind === 'for' ? (callTo(loop.iterable, 'range')?.arguments.map(({ value }) => value) ?? []) : []
      const last = node.body.at(-1)
      if (!/primo|prime/i.test(node.name) || !only || !loop || numberOf(start) !== 2) continue
      if (last?.kind !== 'return' || last.value?.kind !== 'boolean' || !last.value.value || node.body[0] !== loop)
        continue
      yield {
        at: loop,
        certainty: 0.6,
        facts: { function: node.name, wanted: 1 },
        edits: addedBefore(p, loop, `if ${only.name} < 2:\n${levelOf(p)}return False`),
      }
    }
  },

  *'one-pass-is-no-sort'(p) {
    for (const place of p.places('for')) {
      const [swap] = place.node.body
      const isSwap = place.node.body.length === 1 && swap?.kind === 'if' && isNeighbourSwap(p, swap.body)
      if (!isSwap || loopsAround(place).length > 0) continue
      const list = callTo(callTo(place.node.iterable, 'range')?.arguments[0]?.value)
      const indent = indentOf(p, place.node)
      const name = p.text(place.node.iterable).match(/len\((\w+)\)/)?.[1]
      if (!name || (list && nameOf(list.callee) !== 'len')) continue
      yield {
        at: place.node,
        certainty: 0.9,
        facts: { loop: p.text(place.node.iterable), list: name },
        edits:
          together(reindented(p, place.node, indent + levelOf(p)))?.map((edit) => ({
            ...edit,
            text: `${indent}for _ in range(len(${name})):\n${edit.text}`,
          })) ?? null,
      }
    }
  },

  *'numbered-from-zero'(p) {
    for (const { node } of p.places('for')) {
      const call = callTo(node.iterable, 'enumerate')
      const number = node.target.kind === 'tuple' ? nameOf(node.target.items[0]) : null
      if (call?.arguments.length !== 1 || !number) continue
      const isIndex = p
        .spots('subscript')
        .some(({ node: each }) => each.from > node.from && each.to <= node.to && nameOf(each.index) === number)
      if (isIndex || !reads(node.body, number)) continue
      yield {
        at: node.iterable,
        certainty: POSSIBLE,
        facts: { call: p.text(call), wanted: 1 },
        edits: [inserted(call.to - 1, ', start=1')],
      }
    }
  },
}

const TURNED: Partial<Record<string, string>> = { '<': '>', '>': '<=', '<=': '>=', '>=': '<=' }

function holds(a: number, operator: string, b: number): boolean {
  return operator === '<' ? a < b : operator === '<=' ? a <= b : operator === '>' ? a > b : a >= b
}

/** Whether a sum is shown or kept in a block behind a loop of it. */
function showsAfter(block: readonly Statement[], loop: Statement, name: string): boolean {
  const behind = block.slice(block.indexOf(loop) + 1)
  return (
    behind.some((each) => {
      if (each.kind !== 'expression') return false
      const call =
        callTo(each.value, 'print') ?? (methodCall(each.value)?.name === 'append' ? methodCall(each.value)?.call : null)
      return call?.arguments.some(({ value }) => nameOf(value) === name) ?? false
    }) && !behind.some((each) => plainAssign(each)?.name === name)
  )
}

/** `l[i], l[i + 1] = l[i + 1], l[i]`. */
function isNeighbourSwap(p: Program, body: readonly Statement[]): boolean {
  const [only] = body
  const [target] = only?.kind === 'assign' ? only.targets : []
  const parts = (node: Expression | undefined) => (node?.kind === 'tuple' ? node.items.map((item) => p.text(item)) : [])
  const [a, b] = [parts(target), only?.kind === 'assign' ? parts(only.value) : []]
  return a.length === 2 && a[0] === b[1] && a[1] === b[0] && /\[\w+ ?\+ ?1\]|\[\w+ ?- ?1\]/.test(a.join())
}

/** `total += l[i]` onto a total that began with a constant: every element belongs to it. */
const sumsFromZero = (p: Program, { body }: StatementOf<'for'>, list: string): boolean =>
  body.length === 1 &&
  body.some((each) => {
    const update = updateOf(each)
    return (
      update !== null &&
      p.text(update.value).startsWith(`${list}[`) &&
      p.places('assign').some(({ node }) => {
        const made = plainAssign(node)
        return made?.name === update.name && numberOf(made.value) !== null
      })
    )
  })
