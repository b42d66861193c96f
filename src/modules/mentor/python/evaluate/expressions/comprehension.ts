import type { ComprehensionClause, Expression, ExpressionOf } from '../../ast'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { addItem } from '../methods/methods-set'
import { Outside } from '../result'
import { assign, type Evaluate } from '../statements/assign'
import { namesOf } from '../statements/scope'
import { isTrue } from '../values/compare'
import { iterate } from '../values/iterate'
import { PyDict, PyIterator, PyList, PySet, type Value } from '../values/values'

/** `[… for …]` and its kind. The first iterable is worked out outside of its scope, at once. */
export function runComprehension(
  machine: Machine,
  node: ExpressionOf<'comprehension'>,
  outer: Frame,
  evaluate: Evaluate,
): Value {
  const [first] = node.clauses
  if (first === undefined || node.clauses.some(({ isAsync }) => isAsync)) throw new Outside('unsupported', 'async')
  const source = iterate(machine, evaluate(machine, first.iterable, outer))
  const frame: Frame = {
    ...outer,
    scope: {
      form: 'comprehension',
      locals: new Set(node.clauses.flatMap(({ target }) => namesOf(target))),
      globals: new Set(),
      nonlocals: new Set(),
      hasYield: false,
    },
    locals: new Map(),
    outer,
    owner: null,
  }
  const rounds = roundsOf(machine, node.clauses, { frame, source, evaluate })
  const value = (part: Expression) => evaluate(machine, part, frame)
  if (node.form === 'generator') {
    return new PyIterator('generator', () => {
      machine.spend(1)
      return rounds.next().done ? undefined : value(node.element)
    })
  }
  return collect(machine, node, rounds, value)
}

function collect(
  machine: Machine,
  node: ExpressionOf<'comprehension'>,
  rounds: Iterable<void>,
  value: (part: Expression) => Value,
): Value {
  const [list, set, dict] = [new PyList([]), new PySet(), new PyDict()]
  for (const _round of rounds) {
    machine.grow(1)
    if (node.form === 'list') list.items.push(value(node.element))
    else if (node.form === 'set') addItem(machine, set, value(node.element))
    else {
      const key = value(node.element)
      setEntry(machine, dict, key, node.value ? value(node.value) : null)
    }
  }
  return { list, set, dict, generator: null }[node.form]
}

type Run = { frame: Frame; source: () => Value | undefined; evaluate: Evaluate }

/** Goes through all rounds of the clauses, with their names bound. */
function* roundsOf(machine: Machine, clauses: readonly ComprehensionClause[], run: Run): Generator<void> {
  const [clause, ...rest] = clauses
  if (clause === undefined) {
    yield
    return
  }
  const { frame, source, evaluate } = run
  for (let item = source(); item !== undefined; item = source()) {
    assign(machine, clause.target, item, frame, evaluate)
    if (!clause.conditions.every((condition) => isTrue(machine, evaluate(machine, condition, frame)))) continue
    const [next] = rest
    if (next === undefined) yield
    else
      yield* roundsOf(machine, rest, {
        frame,
        evaluate,
        source: iterate(machine, evaluate(machine, next.iterable, frame)),
      })
  }
}
