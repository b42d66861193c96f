import type { ExpressionOf } from '../../../../python/ast'
import { evaluatePiece } from '../../../../python/evaluate/evaluate'
import { type Compared, type Joined, type Ordered, watchInto } from '../../../../python/evaluate/watch'
import type { Program } from '../../../../python/program/indexed-program'
import { readExpectation } from '../../repair/expectation'
import { typedBy } from '../../repair/trial'

/** What a run of the program has shown: each comparison with the values that it held, the texts that were sorted, and what a run to its end printed. */
export type Witness = {
  comparisons: Map<ExpressionOf<'compare'>, Compared[]>
  orders: Ordered[]
  joins: Joined[]
  output: string | null
}

const STEPS = 12_000
const NOTHING: Witness = { comparisons: new Map(), orders: [], joins: [], output: null }
const witnesses = new WeakMap<Program, Witness>()

/** Run once for each program, with what its author says to type; nothing of a program that nobody speaks about. */
export function witnessOf(p: Program): Witness {
  const known = witnesses.get(p)
  if (known) return known
  const witness = p.around.plain === '' ? NOTHING : seen(p)
  witnesses.set(p, witness)
  return witness
}

function seen(p: Program): Witness {
  const [compared, orders, joins]: [Compared[], Ordered[], Joined[]] = [[], [], []]
  const input = typedBy(readExpectation(p.around.prose, p.source).given)
  const budget = { steps: STEPS, ofOne: STEPS }
  const run = evaluatePiece(p.module, { input, budget, watch: watchInto(compared, orders, joins) })
  const comparisons = Map.groupBy(compared, ({ node }) => node)
  return { comparisons, orders, joins, output: run.kind === 'done' ? run.output : null }
}
