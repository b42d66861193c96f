import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allExpressions } from '../../../python/walk'
import { type FindImprovements, type Reviewed, textOf } from '../improvement'

/** Days between dates by 365 and 30: months and leap years are not so. */
export const findDayCounts: FindImprovements = (program) => {
  const sum = [...allExpressions(program.module)].find((node) => isDayCount(program, node))
  if (sum === undefined) return []
  const edits = exactEdits(program, sum)
  const example = edits[0]?.text ?? '(date(2025, 4, 2) - date(2025, 3, 10)).days'
  return [
    {
      from: sum.from,
      to: sum.to,
      weight: 0.9,
      what: `Es solo **aproximado**: cuenta todos los meses de 30 días y todos los años de 365, y los hay de 28, 29 y 31 y años bisiestos. Con \`from datetime import date\` se restan dos fechas y sale exacto: ${inlineCode(example)}.`,
      why: 'El calendario ya lo conoce `datetime`: restar dos fechas da una duración, y `.days` son sus días.',
      edits,
    },
  ]
}

const isDayCount = (program: Reviewed, node: Expression) => {
  const text = textOf(program, node)
  return (
    node.kind === 'binary' &&
    /^[+-]$/.test(node.operator) &&
    /\* ?36[05]\b/.test(text) &&
    /\* ?3[01](?:\.\d+)?\b/.test(text)
  )
}

const DIFFERENCES = /^\((\w+) ?- ?(\w+)\) ?\* ?36[05] ?\+ ?\((\w+) ?- ?(\w+)\) ?\* ?3[01] ?\+ ?\((\w+) ?- ?(\w+)\)$/

/** The same by two dates, where the sum is of differences of years, months and days; the tree leaves its outer parentheses out. */
function exactEdits({ source }: Reviewed, { from, to }: Expression): Edit[] {
  const start = source[from - 1] === '(' ? from - 1 : from
  const end = source[to] === ')' ? to + 1 : to
  const [, y2, y1, m2, m1, d2, d1] = DIFFERENCES.exec(source.slice(start, end)) ?? []
  if (y2 === undefined) return []
  return [
    { from: start, to: end, text: `(date(${y2}, ${m2}, ${d2}) - date(${y1}, ${m1}, ${d1})).days` },
    { from: 0, to: 0, text: 'from datetime import date\n\n' },
  ]
}
