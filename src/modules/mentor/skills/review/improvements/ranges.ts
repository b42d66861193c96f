import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { blocksOf, statementsIn } from '../../../python/walk'
import {
  endOf,
  type FindImprovements,
  type Improvement,
  marginOf,
  type Reviewed,
  reindented,
  textOf,
} from '../improvement'

/** Several `if` in a row that share one value out by ranges: one chain says so, and shows what falls between them. */
export const findInRanges: FindImprovements = (program) =>
  [program.module.body, ...[...statementsIn(program.module.body)].flatMap(blocksOf)].flatMap((block) =>
    runsOf(program, block).flatMap((run) => improve(program, run)),
  )

/** A range of one value: from `low` to `high`, each in it or not. */
type Interval = { low: number; isLowIn: boolean; high: number; isHighIn: boolean }
type Branch = { node: StatementOf<'if'>; subject: string; interval: Interval }

function runsOf(program: Reviewed, block: readonly Statement[]): Branch[][] {
  const runs: Branch[][] = []
  for (const node of block) {
    const branch = branchOf(program, node)
    const last = runs.at(-1)?.at(-1)
    if (!branch) runs.push([])
    else if (last?.subject === branch.subject) runs.at(-1)?.push(branch)
    else runs.push([branch])
  }
  return runs.filter((run) => run.length >= 2)
}

function branchOf(program: Reviewed, node: Statement): Branch | null {
  if (node.kind !== 'if' || node.otherwise.length > 0) return null
  const parts = node.test.kind === 'boolean-operation' && node.test.operator === 'and' ? node.test.values : [node.test]
  const found = parts.map((part) => intervalOf(program, part))
  const [first] = found
  if (!first || found.some((one) => one?.subject !== first.subject)) return null
  const interval = found.reduce<Interval>((both, one) => (one ? meet(both, one.interval) : both), EVERYTHING)
  return { node, subject: first.subject, interval }
}

const EVERYTHING: Interval = {
  low: Number.NEGATIVE_INFINITY,
  isLowIn: false,
  high: Number.POSITIVE_INFINITY,
  isHighIn: false,
}

function intervalOf(program: Reviewed, test: Expression): { subject: string; interval: Interval } | null {
  if (test.kind !== 'compare') return null
  let left: Expression = test.left
  let subject: string | null = null
  let interval = EVERYTHING
  for (const { operator, right } of test.comparisons) {
    const [number, mirrored] = [numberOf(right), numberOf(left)]
    const bound = number ?? mirrored
    const variable = number === null ? right : left
    const text = textOf(program, variable)
    if (bound === null || (subject !== null && subject !== text)) return null
    const sign = number === null ? MIRRORED[operator] : operator
    const half = sign === undefined ? null : halfLine(sign, bound)
    if (half === null) return null
    subject = text
    interval = meet(interval, half)
    left = right
  }
  return subject === null ? null : { subject, interval }
}

const MIRRORED: Partial<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '==' }

function halfLine(operator: string, bound: number): Interval | null {
  switch (operator) {
    case '<':
    case '<=':
      return { ...EVERYTHING, high: bound, isHighIn: operator === '<=' }
    case '>':
    case '>=':
      return { ...EVERYTHING, low: bound, isLowIn: operator === '>=' }
    case '==':
      return { low: bound, isLowIn: true, high: bound, isHighIn: true }
    default:
      return null
  }
}

function meet(a: Interval, b: Interval): Interval {
  const low = a.low > b.low ? a : b.low > a.low ? b : { low: a.low, isLowIn: a.isLowIn && b.isLowIn }
  const high = a.high < b.high ? a : b.high < a.high ? b : { high: a.high, isHighIn: a.isHighIn && b.isHighIn }
  return { low: low.low, isLowIn: low.isLowIn, high: high.high, isHighIn: high.isHighIn }
}

function numberOf(node: Expression): number | null {
  if (node.kind === 'unary' && node.operator === '-') {
    const inner = numberOf(node.operand)
    return inner === null ? null : -inner
  }
  if (node.kind !== 'number') return null
  const value = Number(node.text.replaceAll('_', ''))
  return Number.isNaN(value) ? null : value
}

/** Downwards or upwards one after the other, without overlap: then each test may lean on the one before. */
function improve(program: Reviewed, run: readonly Branch[]): Improvement[] {
  const isDown = (run[0]?.interval.low ?? 0) >= (run[1]?.interval.low ?? 0)
  const upwards = isDown ? run.toReversed() : [...run]
  const joints = upwards.slice(1).map((above, at) => jointOf(upwards[at], above))
  if (joints.includes('overlap')) return []
  const gaps = joints.flatMap((joint, at) => (typeof joint === 'number' ? { value: joint, below: at } : []))
  const [first, last] = [upwards[0], upwards.at(-1)]
  if (!first || !last || joints.includes('hole')) return []
  const isWhole = first.interval.low === Number.NEGATIVE_INFINITY && last.interval.high === Number.POSITIVE_INFINITY
  const [gap] = gaps
  return [
    {
      from: run[0]?.node.from ?? 0,
      to: run.at(-1)?.node.to ?? 0,
      weight: gap ? 0.9 : 0.6,
      what: gap
        ? `Cuando ${inlineCode(first.subject)} vale exactamente ${gap.value} no se cumple ninguna de las condiciones. Decide en qué lado va (aquí, en el de arriba) y usa ${isWhole ? '`if` y `else`' : '`if` y `elif`'}.`
        : `Solo puede cumplirse una de las condiciones sobre ${inlineCode(first.subject)}: encadénalas con \`elif\`${isWhole ? ' y `else`' : ''}.`,
      why: 'Así Python deja de preguntar en cuanto acierta, y cada condición se apoya en la anterior sin repetir el otro límite.',
      edits: [chainOf(program, run, { isDown, isWhole })],
    },
  ]
}

/** What lies between a range and the next one above: nothing, a single value, more than that, or they overlap. */
function jointOf(below: Branch | undefined, above: Branch): 'tight' | 'overlap' | 'hole' | number {
  if (!below) return 'hole'
  const [high, low] = [below.interval, above.interval]
  if (high.high < low.low) return 'hole'
  if (high.high > low.low || (high.isHighIn && low.isLowIn)) return 'overlap'
  return high.isHighIn || low.isLowIn ? 'tight' : low.low
}

function chainOf(
  program: Reviewed,
  run: readonly Branch[],
  { isDown, isWhole }: { isDown: boolean; isWhole: boolean },
) {
  const [first, last] = [run[0], run.at(-1)]
  const margin = first ? marginOf(program, first.node) : ''
  const text = run
    .map(({ node, subject, interval }, at) => {
      const body = reindented(
        program,
        node.body,
        node.body[0] ? marginOf(program, node.body[0]) || `${margin}    ` : `${margin}    `,
      )
      if (isWhole && at === run.length - 1) return `${margin}else:\n${body}`
      const bound = isDown ? `>= ${interval.low}` : `${interval.isHighIn ? '<=' : '<'} ${interval.high}`
      const exact = isDown && interval.isLowIn === false && !touchesGap(run, at) ? `> ${interval.low}` : bound
      return `${at === 0 ? '' : margin}${at === 0 ? 'if' : 'elif'} ${subject} ${exact}:\n${body}`
    })
    .join('\n')
  return { from: first?.node.from ?? 0, to: last ? endOf(program, last.node) : 0, text }
}

/** Whether the value just below this range belongs to none. */
const touchesGap = (run: readonly Branch[], at: number) => typeof jointOf(run[at + 1], run[at] as Branch) === 'number'
