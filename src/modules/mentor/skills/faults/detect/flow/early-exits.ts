import type { CompareOperator, Expression, Statement, StatementOf } from '../../../../python/ast'
import {
  assigns,
  callTo,
  canLeave,
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
  levelOf,
  movedAfter,
  reindented,
  removed,
  replaced,
} from '../../../../python/program/line-edits'
import { loopsAround, type Place } from '../../../../python/scope'
import { CERTAIN, type Detectors, type Found, POSSIBLE } from '../../found'

/** Loops that end too early, and lines inside or outside of them that belong elsewhere. */
export const EARLY_EXITS: Detectors = {
  *'returns-at-first-pass'(p) {
    for (const place of p.places('for')) {
      const { node } = place
      for (const [at, inner] of node.body.entries()) {
        if (inner.kind === 'if') yield* returnsInElse(p, inner, node)
        if (inner.kind !== 'return' || at !== node.body.length - 1 || inner.value?.kind === 'none') continue
        if (at === 0) continue
        yield {
          at: inner,
          certainty: CERTAIN,
          facts: { return: p.text(inner), loop: p.line(node), variable: p.text(node.target) },
          edits: reindented(p, inner, indentOf(p, node)),
        }
      }
    }
  },

  *'breaks-at-first-pass'(p) {
    for (const { node } of [...p.places('for'), ...p.places('while')]) {
      const last = node.body.at(-1)
      if (last?.kind === 'break' && node.body.length > 1) {
        if (node.kind === 'while' && [...within(node.body)].some(({ kind }) => kind === 'continue')) continue
        yield { at: last, certainty: 0.9, facts: { loop: p.line(node) }, edits: removed(p, last) }
      }
      for (const inner of node.body) {
        if (inner.kind !== 'if' || inner.body.at(-1)?.kind !== 'break') continue
        const other = inner.otherwise.at(-1)
        if (other?.kind !== 'break' || decidesAtOnce(node, inner)) continue
        yield {
          at: other,
          certainty: 0.9,
          facts: { loop: p.line(node) },
          edits: inner.otherwise.length > 1 ? removed(p, other) : null,
        }
      }
    }
  },

  *'decides-at-first-pass'(p) {
    for (const { node } of p.places('for')) {
      const [inner] = node.body
      if (inner?.kind !== 'if' || !decidesAtOnce(node, inner) || node.otherwise.length > 0) continue
      const rest = inner.otherwise.slice(0, -1).map((each) => p.text(each))
      const [first, last] = [inner.body.at(-1), inner.otherwise.at(-1)]
      if (first === undefined || last === undefined) continue
      const margin = `\n${indentOf(p, node)}`
      const text = [`${margin}else:`, ...rest.map((line) => `${margin}${levelOf(p)}${line}`)].join('')
      yield {
        at: last,
        certainty: 0.95,
        facts: { loop: p.line(node) },
        edits: [replaced({ from: first.to, to: last.to }, text)],
      }
    }
  },

  *'printed-only-after-loop'(p) {
    for (const place of p.places('for')) {
      const target = nameOf(place.node.target)
      const next = place.block[place.at + 1]
      const print = next?.kind === 'expression' ? callTo(next.value, 'print') : null
      const first = place.node.body[0]
      if (!target || !next || !print || !first || place.node.otherwise.length > 0) continue
      const made = place.node.body.flatMap((node) => plainAssign(node) ?? [])
      const derived = new Set([target, ...made.filter(({ value }) => mentions(value, target)).map(({ name }) => name)])
      const isPlain = place.node.body.every(
        (node) => node.kind === 'pass' || (plainAssign(node) !== null && updateOf(node) === null),
      )
      const shown = [...derived].find((name) => mentions(print, name))
      if (!isPlain || !shown || assignsBefore(p, place, shown)) continue
      yield {
        at: next,
        certainty: 0.88,
        facts: { name: shown, print: p.text(next), loop: p.line(place.node) },
        edits: reindented(p, next, indentOf(p, first)),
      }
    }
  },

  *'printed-in-every-pass'(p) {
    for (const place of p.places('for')) {
      const last = place.node.body.at(-1)
      const print = last?.kind === 'expression' ? callTo(last.value, 'print') : null
      if (!last || !print || place.node.body.length < 2 || loopsAround(place).length > 0) continue
      const sums = place.node.body.flatMap((node) => changedName(node) ?? [])
      const shown = sums.find((name) => mentions(print, name))
      const target = nameOf(place.node.target)
      if (!shown || (target && mentions(print, target))) continue
      yield {
        at: last,
        certainty: POSSIBLE,
        facts: { name: shown, print: p.text(last), loop: p.line(place.node) },
        edits: movedAfter(p, last, place.node),
      }
    }
  },

  *'else-without-break'(p) {
    for (const { node } of [...p.places('for'), ...p.places('while')]) {
      const [first] = node.otherwise
      if (!first || canLeave(node.body)) continue
      const asked = node.body.findLast((inner) => inner.kind === 'if')
      const last = asked?.kind === 'if' ? asked.body.at(-1) : undefined
      yield {
        at: first,
        certainty: 0.78,
        facts: { loop: p.line(node), kind: node.kind },
        edits: last && node.body.length === 1 ? addedAfter(p, last, 'break') : null,
      }
    }
  },
}

function* returnsInElse(p: Program, node: StatementOf<'if'>, loop: StatementOf<'for'>): Generator<Found> {
  const [only] = node.otherwise
  const last = node.body.at(-1)
  if (node.otherwise.length !== 1 || only?.kind !== 'return' || last?.kind !== 'return') return
  const place = p.placeOf(node)
  if (place?.block.at(-1) !== node) return
  const name = place.scope.node && 'name' in place.scope.node ? place.scope.node.name : ''
  const [yes, no] = [p.text(last), p.text(only)]
  // Of all it is known only at the end; that one is not, at once.
  if (OF_ALL.test(name) && yes === 'return True' && no === 'return False' && node.body.length === 1) {
    yield {
      at: last,
      certainty: 0.95,
      facts: { return: yes, loop: p.line(loop), variable: p.text(loop.target) },
      edits: [
        replaced(node.test, negated(p, node.test)),
        replaced({ from: last.from, to: only.to }, `${no}\n${indentOf(p, loop)}${yes}`),
      ],
    }
    return
  }
  const start = p.lines.rangeOf(p.lines.lineAt(last.from + p.text(last).trimEnd().length)).to
  const end = p.lines.rangeOf(p.line(only)).to
  yield {
    at: only,
    certainty: 0.95,
    facts: { return: p.text(only), loop: p.line(loop), variable: p.text(loop.target) },
    edits:
      p.line(only) === p.line(last)
        ? null
        : [replaced({ from: start, to: end }, `\n${indentOf(p, loop)}${p.text(only)}`)],
  }
}

const OF_ALL = /(?:^|_)(?:tod[oa]s?|all|son|cumplen)(?:_|$)/i

/** The opposite of a condition, as people write it. */
function negated(p: Program, test: Expression): string {
  const single = comparison(test)
  const opposite = single && OPPOSITE[single.operator]
  return opposite ? `${p.text(single.left)} ${opposite} ${p.text(single.right)}` : `not (${p.text(test)})`
}

const OPPOSITE: Partial<Record<CompareOperator, CompareOperator>> = {
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '==': '!=',
  '!=': '==',
}

function changedName(node: Statement): string | null {
  const inner = node.kind === 'if' ? node.body[0] : node
  const method = inner?.kind === 'expression' ? methodCall(inner.value) : null
  return (inner && updateOf(inner)?.name) || (method?.name === 'append' ? nameOf(method.object) : null) || null
}

const assignsBefore = (p: Program, place: Place, name: string) =>
  p.lastAssigned(name, place.scope, place.node.from) !== undefined || assigns(place.block.slice(0, place.at), name)

/** A search that is over after its first turn, found or not: both ways end in `break`, and each says something before. */
const decidesAtOnce = (loop: Statement, { body, otherwise }: StatementOf<'if'>): boolean =>
  loop.kind === 'for' &&
  loop.body.length === 1 &&
  body.length > 1 &&
  otherwise.length > 1 &&
  body.at(-1)?.kind === 'break' &&
  otherwise.at(-1)?.kind === 'break' &&
  otherwise.every(({ kind }) => kind === 'expression' || kind === 'assign' || kind === 'break')
