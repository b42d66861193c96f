import type { Expression, Statement, StatementOf } from '../../ast'
import { attribute, setAttribute } from '../expressions/attributes'
import { evaluate } from '../expressions/expressions'
import { makeFunction } from '../expressions/functions'
import { deleteSubscript, setSubscript, subscript } from '../expressions/subscript'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { moduleNamed } from '../modules/modules'
import { Outside } from '../result'
import { isTrue } from '../values/compare'
import { PyForeign } from '../values/foreign'
import { itemsOf, iterate } from '../values/iterate'
import { binary } from '../values/operators'
import { special } from '../values/special'
import { raise } from '../values/types'
import { PyClass, PyDeque, PyDict, PyException, PyList, PySet, Raised, type Value } from '../values/values'
import { assign } from './assign'
import { matches } from './match'
import { load, store, unset } from './names'
import { privateName } from './private-names'
import { runClass } from './run-class'
import { runTry } from './run-try'
import { namesOf } from './scope'

/** How a block ended: undefined is at its end. */
export type Completion = undefined | 'break' | 'continue' | { returned: Value }
/** What runs yields the values of a generator function. */
export type Running = Generator<Value, Completion, Value>

/** Runs statements one after the other. */
export function* runBlock(machine: Machine, body: readonly Statement[], frame: Frame): Running {
  for (const statement of body) {
    machine.spend(1)
    machine.at(statement.from)
    try {
      const completion = yield* runStatement(machine, statement, frame)
      machine.record(frame)
      if (completion !== undefined) return completion
    } catch (thrown) {
      if (thrown instanceof Raised && thrown.offset === -1) thrown.offset = statement.from
      throw thrown
    }
  }
  return undefined
}

function* runStatement(machine: Machine, node: Statement, frame: Frame): Running {
  switch (node.kind) {
    case 'if': {
      const isChosen = isTrue(machine, evaluate(machine, node.test, frame))
      machine.record(frame)
      return yield* runBlock(machine, isChosen ? node.body : node.otherwise, frame)
    }
    case 'for':
      return yield* runFor(machine, node, frame)
    case 'while':
      return yield* runWhile(machine, node, frame)
    case 'try':
      return yield* runTry(machine, node, frame, runBlock)
    case 'with':
      return yield* runWith(machine, node, frame, 0)
    case 'match': {
      const subject = evaluate(machine, node.subject, frame)
      for (const clause of node.cases) {
        if (!matches(machine, clause.pattern, subject, frame)) continue
        if (clause.guard && !isTrue(machine, evaluate(machine, clause.guard, frame))) continue
        return yield* runBlock(machine, clause.body, frame)
      }
      return undefined
    }
    case 'expression':
      if (node.value.kind === 'yield') yield* runYield(machine, node.value, frame)
      else evaluate(machine, node.value, frame)
      return undefined
    case 'assign': {
      const value =
        node.value.kind === 'yield' ? yield* runYield(machine, node.value, frame) : evaluate(machine, node.value, frame)
      for (const target of node.targets) assign(machine, target, value, frame, evaluate)
      return undefined
    }
    default:
      return runSimple(machine, node, frame)
  }
}

/** Statements that hold no others and yield nothing. */
function runSimple(machine: Machine, node: Statement, frame: Frame): Completion {
  const value = (part: Expression) => evaluate(machine, part, frame)
  switch (node.kind) {
    case 'augmented-assign':
      augment(machine, node, frame)
      return undefined
    case 'annotated-assign':
      if (node.value) assign(machine, node.target, value(node.value), frame, evaluate)
      return undefined
    case 'function':
      if (node.isAsync) throw new Outside('unsupported', 'async')
      store(
        frame,
        node.name,
        decorated(machine, node.decorators, frame, () => makeFunction({ ...node, node }, frame, value)),
      )
      return undefined
    case 'class':
      store(
        frame,
        node.name,
        decorated(machine, node.decorators, frame, () => runClass(machine, node, frame, runBlock)),
      )
      return undefined
    case 'return':
      return { returned: node.value ? value(node.value) : null }
    case 'raise':
      return raiseStatement(machine, node, frame)
    case 'assert':
      if (isTrue(machine, value(node.test))) return undefined
      return node.message ? raise('AssertionError', value(node.message)) : raise('AssertionError')
    case 'delete':
      for (const target of node.targets) remove(machine, target, frame)
      return undefined
    case 'import':
      for (const { name, alias } of node.names) {
        if (name.includes('.')) throw new Outside('library', name)
        store(frame, alias ?? name, moduleNamed(name, machine.pretends))
      }
      return undefined
    case 'import-from':
      importFrom(machine, node, frame)
      return undefined
    case 'break':
    case 'continue':
      return node.kind
    case 'pass':
    case 'global':
    case 'nonlocal':
    case 'type-alias':
      return undefined
    default:
      throw new Outside('invalid', node.kind)
  }
}

function decorated(machine: Machine, decorators: readonly Expression[], frame: Frame, make: () => Value): Value {
  const callees = decorators.map((decorator) => evaluate(machine, decorator, frame))
  return callees.reduceRight((value, callee) => machine.call(callee, [value]), make())
}

function importFrom(machine: Machine, { module, level, names }: StatementOf<'import-from'>, frame: Frame): void {
  if (level > 0) throw new Outside('file', module)
  if (module === '__future__') return
  const { members } = moduleNamed(module, machine.pretends)
  for (const { name, alias } of names) {
    const member = members.get(name)
    if (member === undefined) throw new Outside('library', `${module}.${name}`)
    store(frame, alias ?? name, member)
  }
}

/** `a += b`: lists, sets and dicts are changed in place. */
function augment(
  machine: Machine,
  { target, operator, value: node }: StatementOf<'augmented-assign'>,
  frame: Frame,
): void {
  const change = (old: Value): Value => {
    const by = evaluate(machine, node, frame)
    if (old instanceof PyList && operator === '+') {
      const items = itemsOf(machine, by)
      machine.grow(items.length)
      old.items.push(...items)
      return old
    }
    if (old instanceof PyList && operator === '*') {
      const product = binary(machine, operator, [old, by], true)
      if (product instanceof PyList) old.items.splice(0, old.items.length, ...product.items)
      return old
    }
    if ((old instanceof PySet && !old.isFrozen) || old instanceof PyDeque)
      throw new Outside('unsupported', `${operator}=`)
    if (old instanceof PyDict) throw new Outside('unsupported', `${operator}=`)
    if (old instanceof PyForeign) return old.augment(machine, operator, by)
    return binary(machine, operator, [old, by], true)
  }
  if (target.kind === 'name') store(frame, target.name, change(load(machine, frame, target.name)))
  else if (target.kind === 'attribute') {
    const object = evaluate(machine, target.value, frame)
    const name = privateName(frame, target.name)
    setAttribute(machine, object, name, change(attribute(machine, object, name)))
  } else if (target.kind === 'subscript') {
    const object = evaluate(machine, target.value, frame)
    const index = evaluate(machine, target.index, frame)
    setSubscript(machine, object, index, change(subscript(machine, object, index)))
  } else throw new Outside('invalid', target.kind)
}

function remove(machine: Machine, target: Expression, frame: Frame): void {
  if (target.kind === 'name') unset(frame, target.name)
  else if (target.kind === 'subscript') {
    deleteSubscript(machine, evaluate(machine, target.value, frame), evaluate(machine, target.index, frame))
  } else if (target.kind === 'tuple') for (const item of target.items) remove(machine, item, frame)
  else throw new Outside('unsupported', 'del')
}

function raiseStatement(machine: Machine, { exception, cause }: StatementOf<'raise'>, frame: Frame): never {
  if (exception === null) {
    if (frame.handled) throw new Raised(frame.handled)
    throw new Outside('unsupported', 'raise')
  }
  const value = evaluate(machine, exception, frame)
  if (cause) evaluate(machine, cause, frame)
  const made = value instanceof PyClass && value.isException ? machine.call(value, []) : value
  if (made instanceof PyException) throw new Raised(made)
  return raise('TypeError', 'exceptions must derive from BaseException')
}

function* runFor(machine: Machine, node: StatementOf<'for'>, frame: Frame): Running {
  if (node.isAsync) throw new Outside('unsupported', 'async')
  const names = namesOf(node.target)
  const next = iterate(machine, evaluate(machine, node.iterable, frame))
  for (let item = next(); item !== undefined; item = next()) {
    assign(machine, node.target, item, frame, evaluate)
    machine.at(node.from)
    machine.record(frame, names)
    machine.round(node.from)
    const completion = yield* runBlock(machine, node.body, frame)
    if (completion === 'break') return undefined
    if (typeof completion === 'object') return completion
    machine.at(node.from)
  }
  return yield* runBlock(machine, node.otherwise, frame)
}

function* runWhile(machine: Machine, node: StatementOf<'while'>, frame: Frame): Running {
  while (isTrue(machine, evaluate(machine, node.test, frame))) {
    machine.spend(1)
    machine.round(node.from)
    const completion = yield* runBlock(machine, node.body, frame)
    if (completion === 'break') return undefined
    if (typeof completion === 'object') return completion
    machine.at(node.from)
  }
  return yield* runBlock(machine, node.otherwise, frame)
}

/** Context managers are objects of the program's own classes. */
function* runWith(machine: Machine, node: StatementOf<'with'>, frame: Frame, at: number): Running {
  const item = node.items[at]
  if (item === undefined) return yield* runBlock(machine, node.body, frame)
  if (node.isAsync) throw new Outside('unsupported', 'async')
  const manager = evaluate(machine, item.context, frame)
  const member = (name: string) =>
    manager instanceof PyForeign ? manager.attribute(machine, name) : special(manager, name)
  const [enter, exit] = [member('__enter__'), member('__exit__')]
  if (enter === undefined || exit === undefined) throw new Outside('unsupported', 'with')
  const entered = machine.call(enter, [])
  if (item.target) assign(machine, item.target, entered, frame, evaluate)
  let completion: Completion
  try {
    completion = yield* runWith(machine, node, frame, at + 1)
  } catch (thrown) {
    if (!(thrown instanceof Raised)) throw thrown
    const { exception } = thrown
    if (isTrue(machine, machine.call(exit, [exception.type, exception, null]))) return undefined
    throw thrown
  }
  machine.call(exit, [null, null, null])
  return completion
}

function* runYield(
  machine: Machine,
  node: Extract<Expression, { kind: 'yield' }>,
  frame: Frame,
): Generator<Value, Value, Value> {
  if (!node.isFrom) {
    yield node.value ? evaluate(machine, node.value, frame) : null
    return null
  }
  const source = evaluate(machine, node.value ?? { kind: 'none', from: node.from, to: node.to }, frame)
  const next = iterate(machine, source)
  for (let item = next(); item !== undefined; item = next()) yield item
  return null
}
