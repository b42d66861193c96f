import type { CompareOperator, Expression, Statement, StatementOf } from '../../../../python/ast'
import { FLIPPED } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, endOf, linesOf } from '../../../../python/program/source'
import type { Rule } from './rule'

/** One comparison of two texts. */
type Test = { left: string; operator: CompareOperator; right: string }

const OPPOSITE: Partial<Record<CompareOperator, CompareOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
}

/** `elif 18 <= edad <= 64` below `if edad < 18` is `elif edad <= 64`; where nothing is left to ask, `else`. */
export const withoutImplied: Rule = (p) => {
  for (const { node } of p.places('if')) {
    const failed: Test[] = []
    for (let at: StatementOf<'if'> | null = node; at !== null && !node.isElif; at = elifOf(at)) {
      const tests = conjunctsOf(p, at.test)
      const open = tests?.filter((test) => !failed.some((one) => isOpposite(one, test))) ?? []
      if (tests !== null && open.length < tests.length) {
        if (open.length > 0) return edited(p, [{ ...p.whole(at.test), text: open.map(textOf).join(' and ') }])
        if (at.otherwise.length === 0 && at !== node)
          return edited(p, [{ from: at.from, to: p.whole(at.test).to, text: 'else' }])
      }
      if (tests?.length === 1) failed.push(...tests)
    }
  }
  return null
}

/** `else:` with nothing in it but an `if` that asks again what has just failed. */
export const withoutNestedTwin: Rule = (p) => {
  for (const { node } of p.places('if')) {
    const failed: string[] = []
    for (let at: StatementOf<'if'> | null = node; at !== null && !node.isElif; at = elifOf(at)) {
      failed.push(p.text(at.test))
      const [inner, other] = at.otherwise
      if (inner?.kind !== 'if' || other || inner.isElif || !failed.includes(p.text(inner.test))) continue
      const [first] = inner.otherwise
      if (!first || elifOf(inner) !== null) continue
      return edited(p, [{ ...linesOf(p, inner), text: blockText(p, inner.otherwise, indentOf(p, inner)) }])
    }
  }
  return null
}

const elifOf = ({ otherwise }: StatementOf<'if'>): StatementOf<'if'> | null => {
  const [next] = otherwise
  return next?.kind === 'if' && next.isElif ? next : null
}

function blockText(p: Program, block: readonly Statement[], indent: string): string {
  const [first] = block
  const last = block.at(-1)
  if (!first || !last) return ''
  const own = indentOf(p, first)
  const { from } = linesOf(p, first)
  return p.source
    .slice(from, endOf(p, last))
    .split('\n')
    .map((line) => (line.startsWith(own) ? indent + line.slice(own.length) : line))
    .join('\n')
}

/** The comparisons that must all hold; null where the test is of another kind. */
function conjunctsOf(p: Program, test: Expression): Test[] | null {
  if (test.kind === 'boolean-operation') {
    if (test.operator !== 'and') return null
    const parts = test.values.map((value) => conjunctsOf(p, value))
    return parts.every((part) => part !== null) ? parts.flat() : null
  }
  if (test.kind !== 'compare') return null
  let left = test.left
  return test.comparisons.map(({ operator, right }) => {
    const one = { left: p.text(left), operator, right: p.text(right) }
    left = right
    return one
  })
}

const textOf = ({ left, operator, right }: Test) => `${left} ${operator} ${right}`

const flipped = ({ left, operator, right }: Test): Test => ({
  left: right,
  operator: FLIPPED[operator as keyof typeof FLIPPED] ?? operator,
  right: left,
})

const isOpposite = (one: Test, other: Test) => {
  const opposite = OPPOSITE[one.operator]
  return (
    opposite !== undefined &&
    [other, flipped(other)].some(
      (test) => test.left === one.left && test.right === one.right && test.operator === opposite,
    )
  )
}
