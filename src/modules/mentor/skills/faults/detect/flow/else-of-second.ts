import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { callTo, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import { allExpressions } from '../../../../python/walk'
import type { Detectors } from '../../found'

type If = StatementOf<'if'>

/** Two `if`s of the same value, and an `else` that is only of the second: with what the first takes, it says something else besides. */
export const ELSE_OF_SECOND: Detectors = {
  *'else-of-second-if'(p) {
    for (const { node: first, block, at } of p.places('if')) {
      const second = block[at + 1]
      if (first.isElif || first.otherwise.length > 0 || second?.kind !== 'if' || second.isElif) continue
      const other = second.otherwise[0]
      if (other === undefined || other.kind === 'if' || !bothSay(first, second, other)) continue
      const subject = subjectOf(first.test)
      if (subject === null || subjectOf(second.test) !== subject) continue
      const found = contradiction(first.test, second.test, p)
      if (found === null) continue
      const isNarrower = found.both !== null
      // «Aprobado», and besides «no promociona», may be what is meant.
      if (isNarrower ? !areContrary(p.text(first.body[0] ?? first), p.text(other)) : !found.shared) continue
      yield {
        at: second,
        certainty: 0.9,
        facts: {
          first: p.text(first.test),
          firstLine: p.line(first),
          second: p.text(second.test),
          subject,
          value: found.only,
        },
        edits: isNarrower ? nested(p, first, second, other) : [inserted(second.from, 'el')],
      }
    }
  },
}

/** Each of them shows something, or gives the same name its value. */
function bothSay(first: If, second: If, other: Statement): boolean {
  const does = (node: Statement | undefined) =>
    node?.kind === 'expression' && callTo(node.value, 'print')
      ? 'print'
      : node?.kind === 'assign'
        ? nameOf(node.targets[0])
        : null
  const [one] = [does(first.body[0])]
  return one !== null && first.body.length === 1 && does(second.body[0]) === one && does(other) === one
}

/** The only name of a condition that holds nothing else but numbers. */
function subjectOf(test: Expression): string | null {
  const names = new Set<string>()
  for (const part of allExpressions([{ kind: 'expression', value: test, from: test.from, to: test.to } as Statement])) {
    if (part.kind === 'name') names.add(part.name)
    else if (!/^(?:compare|boolean-operation|not|number|unary)$/.test(part.kind)) return null
  }
  const [only, more] = [...names]
  return only !== undefined && more === undefined ? only : null
}

const numbersIn = (test: Expression): number[] =>
  [...allExpressions([{ kind: 'expression', value: test, from: test.from, to: test.to } as Statement])].flatMap(
    (part) => numberOf(part) ?? [],
  )

/** A number that the first takes and the second does not; `both`: one that both take. */
function contradiction(first: Expression, second: Expression, p: Program) {
  const [a, b] = [numbersIn(first), numbersIn(second)]
  // A number of their own data tells more than one of mine.
  const own = p.spots('number').flatMap(({ node }) => numberOf(node) ?? [])
  const tried = [...own, ...[...a, ...b].flatMap((limit) => [limit - 1, limit, limit + 1])]
  const only = tried.find((value) => holds(first, value) && !holds(second, value))
  if (only === undefined) return null
  const both = tried.find((value) => holds(first, value) && holds(second, value)) ?? null
  return { only, both, shared: a.some((limit) => b.includes(limit)) }
}

function holds(test: Expression, value: number): boolean {
  if (test.kind === 'not') return !holds(test.operand, value)
  if (test.kind === 'boolean-operation')
    return test.operator === 'and'
      ? test.values.every((each) => holds(each, value))
      : test.values.some((each) => holds(each, value))
  if (test.kind !== 'compare') return false
  const worth = (side: Expression) => numberOf(side) ?? value
  let left = worth(test.left)
  for (const { operator, right } of test.comparisons) {
    const next = worth(right)
    if (!compared(left, operator, next)) return false
    left = next
  }
  return true
}

function compared(left: number, operator: string, right: number): boolean {
  switch (operator) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
    case '==':
      return left === right
    default:
      return operator === '!=' && left !== right
  }
}

const CONTRARY = /^(?:des|re|no |in|im|sus)/
/** «Aprobado» and «desaprobado», «mayor» and «no mayor». */
function areContrary(one: string, other: string): boolean {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.filter((word) => word !== 'print') ?? []
  const said = other.toLowerCase()
  return wordsOf(one).some(
    (word) =>
      said.includes(`no ${word}`) ||
      wordsOf(other).some((each) => each !== word && CONTRARY.test(each) && each.endsWith(word.slice(-5))) ||
      (/^aprob/.test(word) && /\b(?:reprob|suspen|desaprob)/.test(said)),
  )
}

/** The second within the first, and the `else` of the first. */
function nested(p: Program, first: If, second: If, other: Statement) {
  const { columnAt, lineAt, rangeOf } = p.lines
  const outer = ' '.repeat(columnAt(first.from))
  const inner = `${outer}    `
  const [body] = second.body
  if (body === undefined || second.body.length > 1 || second.otherwise.length > 1) return null
  const text = [
    `${inner}if ${p.text(second.test)}:`,
    `${inner}    ${p.text(body).trimEnd()}`,
    `${outer}else:`,
    `${inner}${p.text(other).trimEnd()}`,
  ].join('\n')
  const start = rangeOf(lineAt(second.from)).from
  return [replaced({ from: start, to: other.from + p.text(other).trimEnd().length }, text)]
}
