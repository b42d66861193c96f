import type { Expression } from '../../../../python/ast'
import { argumentsOf, callTo, numberOf } from '../../../../python/program/expression-shapes'
import { replaced } from '../../../../python/program/line-edits'
import type { Spot } from '../../../../python/scope'
import type { Detectors } from '../../found'

const RANGES = ['range', 'randrange', 'arange']

/** Limits and first values that could be off by a little. */
export const NUMBER_CHANGES: Detectors = {
  /** All numbers in quotation marks at once: of one left as a text nothing comes out. */
  *'try-unquoted'(p) {
    const texts = p.spots('string').filter(({ node }) => /^(["'])-?\d+(?:\.\d+)?\1$/.test(p.text(node)))
    const [first] = texts
    if (first === undefined) return
    yield {
      at: first.node,
      certainty: 0.86,
      facts: { written: p.text(first.node), mended: p.text(first.node).slice(1, -1) },
      edits: texts.map(({ node }) => replaced(node, p.text(node).slice(1, -1))),
    }
  },

  /** `str(a) + str(b)` */
  *'try-sum-before-text'(p) {
    for (const { node } of p.spots('binary')) {
      const right = callTo(node.right, 'str')?.arguments[0]?.value
      const before = node.left.kind === 'binary' && node.left.operator === '+' ? node.left.right : node.left
      const left = callTo(before, 'str')?.arguments[0]?.value
      if (node.operator !== '+' || !left || !right) continue
      const mended = `str(${p.text(left)} + ${p.text(right)})`
      yield {
        at: node,
        certainty: 0.88,
        facts: { written: p.text({ from: before.from, to: node.to }), mended },
        edits: [replaced({ from: before.from, to: node.to }, mended)],
      }
    }
  },

  *'try-range'(p) {
    for (const { node: call } of p.spots('call')) {
      const range =
        callTo(call, ...RANGES) ?? (call.callee.kind === 'attribute' && RANGES.includes(call.callee.name) ? call : null)
      const given = range && argumentsOf(range)
      if (!range || !given) continue
      const [first, second, step] = given
      const end = second ?? first
      if (!first || !end) continue
      const ends = numberOf(step) !== null && Number(numberOf(step)) < 0 ? [-1, 1] : [1, -1]
      for (const [rank, by] of ends.entries()) {
        yield changed(range, end, moved(p.text(end), by), 0.9 - rank * 0.15)
      }
      if (second)
        for (const [rank, by] of [1, -1].entries())
          yield changed(range, first, moved(p.text(first), by), 0.8 - rank * 0.05)
      if (!second) {
        yield { ...changed(range, first, `1, ${p.text(first)}`, 0.72) }
        yield { ...changed(range, first, `1, ${moved(p.text(first), 1)}`, 0.84) }
      }
      if (second && !step) yield changed(range, { ...second, from: second.to }, ', -1', 0.83, `${p.text(second)}, -1`)
      if (step)
        for (const [rank, by] of [1, -1].entries())
          yield changed(range, step, moved(p.text(step), by), 0.6 - rank * 0.05)
    }

    type Part = Pick<Expression, 'from' | 'to'>
    function changed(call: Expression, part: Part, next: string, certainty: number, shown = next) {
      const before = p.source.slice(call.from, part.from)
      return {
        at: call,
        certainty,
        facts: { written: p.text(call), mended: before + next + p.source.slice(part.to, call.to), shown },
        edits: [replaced(part, next)],
      }
    }
  },

  *'try-slice'(p) {
    for (const { node } of p.spots('subscript')) {
      const { index } = node
      if (index.kind !== 'slice') continue
      const { lower, upper, step } = index
      const inside = (next: string, certainty: number) => ({
        at: node,
        certainty,
        facts: { written: p.text(node), mended: `${p.text(node.value)}[${next}]` },
        edits: [replaced(index, next)],
      })
      const [a, b, c] = [lower, upper, step].map((part) => (part ? p.text(part) : ''))
      const tail = step ? `:${c}` : ''
      if (upper) {
        yield inside(`${a}:${moved(b ?? '', 1)}${tail}`, 0.88)
        yield inside(`${a}:${moved(b ?? '', -1)}${tail}`, 0.8)
        yield inside(`${a}:${tail}`, 0.78)
      }
      if (lower) {
        for (const [next, certainty] of [
          [moved(a ?? '', -1), 0.85],
          [moved(a ?? '', 1), 0.8],
          ['', 0.84],
        ] as const)
          yield inside(`${next === '0' ? '' : next}:${b}${tail}`, certainty)
        if (!upper && !step) {
          yield inside(`-${a}:`, 0.8)
          yield inside(`:${a}`, 0.8)
        }
      }
      if (upper && !lower && !step) {
        yield inside(`${b}:`, 0.76)
        yield inside(`-${b}:`, 0.76)
      }
      if (step) yield inside(`${a}:${b}:${(c ?? '').startsWith('-') ? c?.slice(1) : `-${c}`}`, 0.83)
      else if (!lower && !upper) yield inside('::-1', 0.8)
    }
  },

  *'try-position'(p) {
    for (const { node } of p.spots('subscript')) {
      const { index } = node
      if (index.kind === 'slice' || index.kind === 'string') continue
      for (const [next, certainty] of [
        [moved(p.text(index), -1), 0.8],
        [moved(p.text(index), 1), 0.8],
      ] as const) {
        yield {
          at: node,
          certainty: index.kind === 'number' ? certainty : certainty - 0.1,
          facts: { written: p.text(node), mended: `${p.text(node.value)}[${next}]` },
          edits: [replaced(index, next)],
        }
      }
    }
  },

  *'try-number'(p) {
    for (const spot of p.spots('number')) {
      const { node } = spot
      if (isData(spot)) continue
      const value = numberOf(node)
      if (value === null || !Number.isInteger(value)) continue
      const isStart = spot.place.node.kind === 'assign' && spot.parent === null
      const others =
        value > 9 && !isStart
          ? [value + 1, value - 1, ...(isLimit(spot) ? [0, 1] : [])]
          : value === 0
            ? [1, -1]
            : value === 1
              ? [0, 2]
              : [value - 1, value + 1, ...(isStart ? [0, 1] : [])]
      for (const [rank, next] of [...new Set(others)].entries()) {
        yield {
          at: node,
          certainty: (isStart ? 0.78 : 0.66) - rank * 0.03,
          facts: { written: p.text(spot.place.node).split('\n')[0] ?? '', value: p.text(node), mended: String(next) },
          edits: [replaced(node, String(next))],
        }
      }
    }
  },

  *'try-not-counted-from-zero'(p) {
    for (const { node, place, parent } of p.spots('name')) {
      if (place.node.kind !== 'expression' || (parent?.node.kind !== 'call' && parent?.node.kind !== 'format-string'))
        continue
      const isCounted = p.binds(node.name, place.scope).some(({ form }) => form === 'for' || form === 'assign')
      if (!isCounted) continue
      yield {
        at: place.node,
        certainty: 0.6,
        facts: { written: p.text(node), mended: `${node.name} + 1` },
        edits: [replaced(node, parent.node.kind === 'call' ? `${node.name} + 1` : `${node.name} + 1`)],
      }
    }
  },
}

/** What a loop or a condition compares with. */
const isLimit = ({ parent }: Spot) => parent?.node.kind === 'compare'

/** What a person's data say is no matter of the program. */
function isData({ parent, place }: Spot): boolean {
  for (let at = parent; at; at = at.parent) {
    if (['list', 'tuple', 'dict', 'set', 'slice', 'subscript', 'format-string'].includes(at.node.kind)) return true
    if (at.node.kind === 'call') return true
  }
  return (
    place.node.kind === 'assign' && parent === null && place.scope.kind === 'module' && isTold(place.node.targets[0])
  )
}

/** A name that tells of something in the world has its value from there; sums, counts and greatest values begin somewhere. */
const isTold = (target: Expression | undefined) => target?.kind === 'name' && !STARTS.test(target.name)
const STARTS =
  /^(?:[a-z]|\w*(?:total|suma|acum|cont|count|max|min|may|men|mejor|peor|prod|fact|result|res|num|pos|ind|inicio|racha|veces|turno|intento)\w*)$/i

/** `n` with one more or less: `n + 1`, and 5 for 4. */
function moved(text: string, by: number): string {
  if (/^-?\d+$/.test(text)) return String(Number(text) + by)
  const [, head = '', sign = '', count = ''] = /^(.*\S) ?([+-]) ?(\d+)$/.exec(text) ?? []
  if (head !== '') {
    const sum = Number(`${sign}${count}`) + by
    return sum === 0 ? head : `${head} ${sum < 0 ? '-' : '+'} ${Math.abs(sum)}`
  }
  return `${text} ${by < 0 ? '-' : '+'} ${Math.abs(by)}`
}
