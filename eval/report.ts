import { KINDS } from '~/modules/mentor/mentor.server'
import type { Judged } from './judge'

/** A mentor's name and what came of its questions. */
export type Column = { name: string; judged: readonly Judged[]; currency: string }

const WIDTH = 10

/** How many of each kind are right, how long an answer takes and what it costs: a column for each mentor. */
export function report(columns: readonly Column[]): string {
  const kinds = KINDS.filter((skill) =>
    columns.some(({ judged }) => judged.some(({ question }) => question.skill === skill)),
  )
  const rows: [string, (column: Column) => string][] = [
    ['', ({ name }) => name],
    ...kinds.map((skill): [string, (column: Column) => string] => [
      skill,
      ({ judged }) => rightOf(judged.filter(({ question }) => question.skill === skill)),
    ]),
    ['in all', ({ judged }) => rightOf(judged)],
    ['p50, p99', ({ judged }) => `${timeOf(judged, 0.5)}, ${timeOf(judged, 0.99)} ms`],
    ['tokens', ({ judged }) => String(judged.reduce((sum, { tokens }) => sum + tokens, 0))],
    ['cost', costOf],
  ]
  const widths = columns.map((column) => Math.max(...rows.map(([, tell]) => tell(column).length)))
  return rows
    .map(([name, tell]) =>
      [name.padEnd(WIDTH), ...columns.map((column, at) => tell(column).padEnd(widths[at] ?? 0))].join('  ').trimEnd(),
    )
    .join('\n')
}

const isRight = ({ failures }: Judged) => failures.length === 0

function rightOf(judged: readonly Judged[]): string {
  const right = judged.filter(isRight).length
  return judged.length === 0 ? '-' : `${right}/${judged.length} ${Math.round((100 * right) / judged.length)} %`
}

function timeOf(judged: readonly Judged[], share: number): number {
  const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
}

function costOf({ judged, currency }: Column): string {
  const costs = judged.map(({ cost }) => cost)
  if (costs.some((cost) => cost === null)) return 'no price in MODEL_PRICES'
  return `${(costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) / 1_000_000).toFixed(4)} ${currency}`
}

/** Every question that was not answered rightly, and why. */
export const failuresOf = ({ name, judged }: Column): string =>
  judged
    .filter((one) => !isRight(one))
    .map(({ question, skill, failures }) =>
      `✗ ${question.id} ${question.skill} → ${skill ?? name}: ${failures.join('; ')}`.slice(0, 280),
    )
    .join('\n')
