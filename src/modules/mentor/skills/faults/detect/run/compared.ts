import type { Expression, ExpressionOf } from '../../../../python/ast'
import type { Compared, Seen } from '../../../../python/evaluate/watch'
import { comparison, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { atTop, inserted, replaced } from '../../../../python/program/line-edits'
import type { Detectors, Found } from '../../found'
import { isComparedAsText } from '../data/text-numbers'
import { witnessOf } from './witness'

/** Comparisons that a run shows to miss what they look for, whatever the program is about. */
export const COMPARED: Detectors = {
  *'misses-by-case'(p) {
    yield* misses(p, (a, b) => a !== b && a.toLowerCase() === b.toLowerCase(), '.lower()')
  },

  *'misses-by-spaces'(p) {
    yield* misses(p, (a, b) => a !== b && a.trim() === b.trim() && a.trim() !== '', '.strip()')
  },

  *'misses-by-type'(p) {
    for (const [node, seen] of witnessOf(p).comparisons) {
      const parts = comparison(node)
      const [first] = seen
      if (!parts || !first || !isEquality(first) || !isMissed(seen)) continue
      const near = seen.find(({ left, right }) => isSameNumber(left.plain, right.plain))
      if (!near) continue
      const isLeft = typeof near.left.plain === 'string'
      const [text, number] = isLeft ? [parts.left, near.right] : [parts.right, near.left]
      const call = Number.isInteger(number.plain) ? 'int' : 'float'
      yield {
        at: node,
        certainty: 0.84,
        facts: { written: p.text(node), left: near.left.shown ?? '', right: near.right.shown ?? '' },
        edits: isComparedAsText(p, text, node)
          ? quotedAmong(isLeft ? parts.right : parts.left)
          : [asNumber(p, text, call, near.isColumn === (isLeft ? 'left' : 'right'))],
      }
    }
  },

  *'misses-by-rounding'(p) {
    for (const [node, seen] of witnessOf(p).comparisons) {
      const parts = comparison(node)
      const [first] = seen
      if (!parts || !first || !isEquality(first) || !isMissed(seen)) continue
      const near = seen.find(({ left, right }) => isDust(left.plain, right.plain))
      if (!near) continue
      yield {
        at: node,
        certainty: 0.84,
        facts: { written: p.text(node), left: near.left.shown ?? '', right: near.right.shown ?? '' },
        edits: [parts.left, parts.right].flatMap((side) => rounded(p, side)),
      }
    }
  },

  *'dates-seen-as-texts'(p) {
    for (const [node, seen] of witnessOf(p).comparisons) {
      const parts = comparison(node)
      const dated = seen.find(({ left, right }) => isDate(left.plain) && isDate(right.plain))
      if (!parts || !dated || dated.isColumn || !/^[<>]=?$/.test(dated.operator)) continue
      const format = `"%d${signOf(String(dated.left.plain))}%m${signOf(String(dated.left.plain))}%Y"`
      yield {
        at: node,
        certainty: 0.9,
        facts: { test: p.text(node), left: dated.left.shown ?? '', right: dated.right.shown ?? '' },
        edits: [
          ...[parts.left, parts.right].map((side) => replaced(side, `datetime.strptime(${p.text(side)}, ${format})`)),
          ...(/\bdatetime\b/.test(p.source) ? [] : [atTop(p, 'from datetime import datetime')]),
        ],
      }
    }
  },

  *'numbers-seen-as-texts'(p) {
    for (const [node, seen] of witnessOf(p).comparisons) {
      const parts = comparison(node)
      const texts = seen.find(({ left, right }) => isDigits(left.plain) && isDigits(right.plain))
      if (!parts || !texts || !/^[<>]=?$/.test(texts.operator)) continue
      const call = seen.some(({ left, right }) => /\./.test(`${left.plain}${right.plain}`)) ? 'float' : 'int'
      yield {
        at: node,
        certainty: 0.87,
        facts: { written: p.text(node), left: texts.left.shown ?? '', right: texts.right.shown ?? '' },
        edits: [
          asNumber(p, parts.left, call, texts.isColumn === 'left'),
          asNumber(p, parts.right, call, texts.isColumn === 'right'),
        ],
      }
    }
  },

  *'numbers-sorted-as-texts'(p) {
    for (const { offset, keys, isFirst } of witnessOf(p).orders) {
      if (isFirst) continue
      if (!keys.every(isDigits) || new Set(keys.map((key) => key.length)).size === 1) continue
      const sort = sortAt(p, offset)
      if (!sort) continue
      const call = keys.some((key) => key.includes('.')) ? 'float' : 'int'
      const before = keys.find((a) => keys.some((b) => a < b && Number(a) > Number(b))) ?? ''
      const behind = keys.find((b) => before < b && Number(before) > Number(b))
      if (behind === undefined) continue
      yield {
        at: sort,
        certainty: 0.87,
        facts: { written: p.text(sort), left: `"${before}"`, right: `"${behind}"`, call: `${call}()` },
        edits: byNumber(sort, p, call),
      }
    }
  },

  *'dates-sorted-as-texts'(p) {
    for (const { offset, keys, isFirst } of witnessOf(p).orders) {
      const sort = keys.every(isDate) ? sortAt(p, offset) : undefined
      if (!sort) continue
      const sign = signOf(keys[0] ?? '')
      const ordering = byDate(sort, p, { format: `"%d${sign}%m${sign}%Y"`, isFirst: isFirst === true })
      if (!ordering) continue
      yield {
        at: sort,
        certainty: isFirst ? 0.96 : 0.9,
        facts: { written: p.text(sort), left: `"${keys[0]}"` },
        edits: [...ordering, ...(/\bdatetime\b/.test(p.source) ? [] : [atTop(p, 'from datetime import datetime')])],
      }
    }
  },

  *'never-holds'(p) {
    yield* oneWay(p, false)
  },

  *'always-holds'(p) {
    yield* oneWay(p, true)
  },
}

/** A condition that went one way each time that it was asked. */
function* oneWay(p: Program, way: boolean): Generator<Found> {
  const { comparisons, output } = witnessOf(p)
  // What is typed in a try is made up.
  if (output === null || /\binput\(/.test(p.source)) return
  for (const { node: statement } of p.places('if')) {
    const seen = statement.test.kind === 'compare' ? (comparisons.get(statement.test) ?? []) : []
    const [first] = seen
    const parts = comparison(statement.test)
    if (!parts || !first || seen.some(({ holds }) => holds !== way)) continue
    if (first.left.shown === null || first.right.shown === null) continue
    // Whoever asks how the file was started is not to be surprised.
    if (nameOf(parts.left) === '__name__') continue
    yield {
      at: statement.test,
      // A program that shows nothing at all leaves no doubt.
      certainty: output === '' && !way ? 0.72 : 0.49,
      facts: {
        ...{ written: p.text(statement.test), count: seen.length },
        ...{ left: p.text(parts.left), right: p.text(parts.right) },
        ...{ is: first.left.shown, other: first.right.shown },
      },
    }
  }
}

/** Texts that are never equal, of which some would be but for what a method takes away. */
function* misses(p: Program, isNear: (a: string, b: string) => boolean, method: string): Generator<Found> {
  for (const [node, seen] of witnessOf(p).comparisons) {
    const parts = comparison(node)
    if (!parts || !isMissed(seen)) continue
    const near = seen.map((each) => nearMiss(each, isNear)).find((pair) => pair !== null)
    if (!near) continue
    const { left, right } = parts
    const isIn = /in$/.test(parts.operator)
    const column = seen[0]?.isColumn
    const edits = column
      ? [
          ...withMethod(left, column === 'left' ? `.str${method}` : method),
          ...withMethod(right, column === 'right' ? `.str${method}` : method),
        ]
      : isIn
        ? [...withMethod(left, method), replaced(right, `[e${method} for e in ${p.text(right)}]`)]
        : [...withMethod(left, method), ...withMethod(right, method)]
    yield {
      at: node,
      certainty: 0.79,
      facts: { written: p.text(node), left: `'${near[0]}'`, right: `'${near[1]}'`, method },
      edits,
    }
  }
}

/** A side as a number: what is written, a value, or a whole column. */
function asNumber(p: Program, side: Expression, call: string, isColumn: boolean) {
  if (isColumn) return inserted(p.whole(side).to, `.astype(${call})`)
  return replaced(side, side.kind === 'string' ? side.value.trim() : `${call}(${p.text(side)})`)
}

/** A number among texts, as the text that it is compared with. */
const quotedAmong = (number: Expression) =>
  number.kind === 'number' ? [inserted(number.from, '"'), inserted(number.to, '"')] : null

const isMissed = (seen: readonly Compared[]) =>
  seen.every(({ operator, holds }) => holds === (operator === '!=' || operator === 'not in'))
const isEquality = ({ operator }: Compared) => operator === '==' || operator === '!='

/** The two texts of one comparison that are nearly the same. */
function nearMiss(
  { operator, left, right }: Compared,
  isNear: (a: string, b: string) => boolean,
): [string, string] | null {
  const wanted = left.plain
  if (typeof wanted !== 'string' || !/^(?:==|!=|in|not in)$/.test(operator)) return null
  const found = othersOf(operator, right).find((other) => isNear(wanted, other))
  return found === undefined ? null : [wanted, found]
}

const othersOf = (operator: string, { plain, items }: Seen): string[] =>
  (/in$/.test(operator) ? (items ?? []) : [plain]).filter((item) => typeof item === 'string')

/** A method on a side; a text that stands in the program is written so instead. */
function withMethod(side: Expression, method: string) {
  if (side.kind !== 'string') return [inserted(side.to, method)]
  const value = method === '.lower()' ? side.value.toLowerCase() : side.value.trim()
  return value === side.value ? [] : [replaced(side, JSON.stringify(value))]
}

const isSameNumber = (a: unknown, b: unknown) =>
  typeof a !== typeof b && [a, b].every((each) => typeof each === 'number' || isDigits(each)) && Number(a) === Number(b)
const isDust = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' && a !== b && Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a))
const rounded = (p: Program, side: Expression) =>
  side.kind === 'number' ? [] : [replaced(side, `round(${p.text(side)}, 2)`)]

const DATE = /^(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-]\d{4}$/
const isDate = (value: unknown) => typeof value === 'string' && DATE.test(value)
const signOf = (date: string) => /[/.-]/.exec(date)?.[0] ?? '/'
const isDigits = (value: unknown) => typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value.trim())

/** The call that sorts in the statement that begins there. */
const sortAt = (p: Program, offset: number) =>
  p
    .spots('call')
    .find(
      ({ node, place }) =>
        place.node.from === offset && (methodCall(node)?.name === 'sort' || nameOf(node.callee) === 'sorted'),
    )?.node

type Dated = { format: string; isFirst: boolean }
/** The key of a sort as a date: its own, or the first of each row. */
function byDate(node: ExpressionOf<'call'>, p: Program, { format, isFirst }: Dated) {
  const key = node.arguments.find(({ name }) => name === 'key')?.value
  if (key?.kind === 'lambda') return [replaced(key.body, `datetime.strptime(${p.text(key.body)}, ${format})`)]
  if (key) return null
  const lead = node.arguments.length > 0 ? ', ' : ''
  return [inserted(node.to - 1, `${lead}key=lambda dato: datetime.strptime(dato${isFirst ? '[0]' : ''}, ${format})`)]
}

/** The key of a sort as a number. */
function byNumber(node: ExpressionOf<'call'>, p: Program, call: 'int' | 'float') {
  const key = node.arguments.find(({ name }) => name === 'key')?.value
  if (key?.kind === 'lambda') return [replaced(key.body, `${call}(${p.text(key.body)})`)]
  if (key) return null
  const lead = node.arguments.length > 0 ? ', ' : ''
  return [inserted(node.to - 1, `${lead}key=${call}`)]
}
