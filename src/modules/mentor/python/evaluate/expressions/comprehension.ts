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
import { followingAsync } from './generators'

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
  const frame = frameWithin(node, outer)
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

function frameWithin(node: ExpressionOf<'comprehension'>, outer: Frame): Frame {
  return {
    ...outer,
    scope: {
      form: 'comprehension',
      locals: new Set(node.clauses.flatMap(({ target }) => namesOf(target))),
      globals: new Set(),
      nonlocals: new Set(),
      hasYield: false,
      waits: outer.scope.waits,
      cleans: false,
    },
    locals: new Map(),
    outer,
    owner: null,
  }
}

function collect(
  machine: Machine,
  node: ExpressionOf<'comprehension'>,
  rounds: Iterable<void>,
  value: (part: Expression) => Value,
): Value {
  const { made, add } = collection(machine, node.form)
  for (const _round of rounds) {
    const element = value(node.element)
    add(element, node.value ? value(node.value) : null)
  }
  return made
}

/** An empty collection, and what puts an element (of a dict with its value) into it. */
function collection(machine: Machine, form: ExpressionOf<'comprehension'>['form']) {
  const [list, set, dict] = [new PyList([]), new PySet(), new PyDict()]
  const add = (element: Value, value: Value) => {
    machine.grow(1)
    if (form === 'list') list.items.push(element)
    else if (form === 'set') addItem(machine, set, element)
    else setEntry(machine, dict, element, value)
  }
  return { made: { list, set, dict, generator: null }[form], add }
}

type Worked = (machine: Machine, node: Expression, frame: Frame) => Generator<Value, Value, Value>

/** A comprehension that waits inside. */
export function* comprehensionOf(
  machine: Machine,
  node: ExpressionOf<'comprehension'>,
  outer: Frame,
  { worked, evaluate }: { worked: Worked; evaluate: Evaluate },
): Generator<Value, Value, Value> {
  if (node.form === 'generator') throw new Outside('unsupported', 'async')
  const frame = frameWithin(node, outer)
  const { made, add } = collection(machine, node.form)
  const from = function* (at: number): Generator<Value, void, Value> {
    const clause = node.clauses[at]
    if (clause === undefined) {
      const element = yield* worked(machine, node.element, frame)
      add(element, node.value ? yield* worked(machine, node.value, frame) : null)
      return
    }
    const source = yield* worked(machine, clause.iterable, at === 0 ? outer : frame)
    const later = clause.isAsync ? followingAsync(machine, source) : null
    const next = later === null ? iterate(machine, source) : null
    for (;;) {
      const item: Value | undefined = next === null ? later && (yield* later()) : next()
      if (item === undefined) return
      assign(machine, clause.target, item, frame, evaluate)
      let isKept = true
      for (const condition of clause.conditions) isKept &&= isTrue(machine, yield* worked(machine, condition, frame))
      if (isKept) yield* from(at + 1)
    }
  }
  yield* from(0)
  return made
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
