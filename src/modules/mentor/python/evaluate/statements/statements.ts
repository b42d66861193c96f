import type { BinaryOperator, Expression, Statement, StatementOf } from '../../ast'
import { attribute, deleteAttribute, setAttribute } from '../expressions/attributes'
import { evaluate, given } from '../expressions/expressions'
import { makeFunction } from '../expressions/functions'
import { deleteSubscript, setSubscript, subscript } from '../expressions/subscript'
import { isWaiting, worked } from '../expressions/waiting'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { moduleNamed } from '../modules/modules'
import { Outside } from '../result'
import { isTrue } from '../values/compare'
import { PyForeign } from '../values/foreign'
import { itemsOf } from '../values/iterate'
import { binary, nameOf } from '../values/operators'
import { takeOver } from '../values/set-order'
import { ownSpecial } from '../values/special'
import { raise } from '../values/types'
import { PyClass, PyDeque, PyDict, PyException, PyList, PySet, Raised, type Value } from '../values/values'
import { assign } from './assign'
import { matches } from './match'
import { load, store, unset } from './names'
import { privateName } from './private-names'
import { runClass } from './run-class'
import { runFor, runWhile, runWith } from './run-loops'
import { runTry } from './run-try'

/** How a block ended: undefined is at its end. */
export type Completion = undefined | 'break' | 'continue' | { returned: Value }
/** What runs yields the values of a generator function. */
export type Running = Generator<Value, Completion, Value>

/** Runs statements one after the other. */
export function* runBlock(machine: Machine, body: readonly Statement[], frame: Frame): Running {
  for (const statement of body) {
    machine.spend(1)
    if (!frame.isLibrary) machine.at(statement.from)
    try {
      const completion = yield* runStatement(machine, statement, frame)
      machine.record(frame)
      if (completion !== undefined) return completion
    } catch (thrown) {
      if (thrown instanceof Raised && thrown.offset === -1 && !frame.isLibrary) thrown.offset = statement.from
      throw thrown
    }
  }
  return undefined
}

function* runStatement(machine: Machine, node: Statement, frame: Frame): Running {
  switch (node.kind) {
    case 'if': {
      const isChosen = isTrue(machine, yield* worked(machine, node.test, frame))
      machine.record(frame)
      return yield* runBlock(machine, isChosen ? node.body : node.otherwise, frame)
    }
    case 'for':
      return yield* runFor(machine, node, frame, runBlock)
    case 'while':
      return yield* runWhile(machine, node, frame, runBlock)
    case 'try':
      return yield* runTry(machine, node, frame, runBlock)
    case 'with':
      return yield* runWith(machine, node, frame, runBlock)
    case 'match': {
      const subject = yield* worked(machine, node.subject, frame)
      for (const clause of node.cases) {
        if (!matches(machine, clause.pattern, subject, frame)) continue
        if (clause.guard && !isTrue(machine, evaluate(machine, clause.guard, frame))) continue
        return yield* runBlock(machine, clause.body, frame)
      }
      return undefined
    }
    case 'expression':
      yield* worked(machine, node.value, frame)
      return undefined
    case 'assign': {
      const value = yield* worked(machine, node.value, frame)
      for (const target of node.targets) assign(machine, target, value, frame, evaluate)
      return undefined
    }
    case 'augmented-assign': {
      if (!frame.scope.waits || !isWaiting(node.value)) break
      // What is changed is looked up before the wait.
      if (node.target.kind !== 'name') throw new Outside('unsupported', 'await')
      const before = load(machine, frame, node.target.name)
      const by = yield* worked(machine, node.value, frame)
      store(frame, node.target.name, changed(machine, node.operator, before, by))
      return undefined
    }
    case 'annotated-assign':
    case 'return':
      if (!frame.scope.waits || node.value === null || !isWaiting(node.value)) break
      return runSimple(machine, { ...node, value: given(node.value, yield* worked(machine, node.value, frame)) }, frame)
  }
  return runSimple(machine, node, frame)
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
        const module = moduleNamed(machine, name)
        const [whole = name] = name.split('.')
        store(frame, alias ?? whole, alias === null && whole !== name ? moduleNamed(machine, whole) : module)
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
  const { members } = moduleNamed(machine, module)
  for (const { name, alias } of names) {
    if (name === '*') {
      for (const [each, value] of members) if (!each.startsWith('_')) store(frame, each, value)
      continue
    }
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
  const change = (old: Value) => changed(machine, operator, old, evaluate(machine, node, frame))
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

function changed(machine: Machine, operator: BinaryOperator, old: Value, by: Value): Value {
  const own = ownSpecial(old, `__i${nameOf(operator)}__`)
  if (own !== undefined) return binary(machine, operator, [old, by], true)
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
  if (old instanceof PySet && !old.isFrozen && '|&-^'.includes(operator)) {
    const made = binary(machine, operator, [old, by], true)
    if (made instanceof PySet) takeOver(old, made)
    return old
  }
  if (old instanceof PyDict && operator === '|' && by instanceof PyDict && old.form !== 'Counter') {
    for (const { key, value } of by.entries.values()) setEntry(machine, old, key, value)
    return old
  }
  if (old instanceof PyDict && old.form === 'Counter' && by instanceof PyDict) {
    const made = binary(machine, operator, [old, by], true)
    if (made instanceof PyDict) old.entries = made.entries
    return old
  }
  if (old instanceof PyDeque && operator === '+') {
    machine.call(attribute(machine, old, 'extend'), [by])
    return old
  }
  if (old instanceof PyDeque || old instanceof PyDict) throw new Outside('unsupported', `${operator}=`)
  if (old instanceof PyForeign) return old.augment(machine, operator, by)
  return binary(machine, operator, [old, by], true)
}

function remove(machine: Machine, target: Expression, frame: Frame): void {
  if (target.kind === 'name') unset(frame, target.name)
  else if (target.kind === 'subscript') {
    deleteSubscript(machine, evaluate(machine, target.value, frame), evaluate(machine, target.index, frame))
  } else if (target.kind === 'attribute')
    deleteAttribute(machine, evaluate(machine, target.value, frame), privateName(frame, target.name))
  else if (target.kind === 'tuple') for (const item of target.items) remove(machine, item, frame)
  else throw new Outside('unsupported', 'del')
}

const madeException = (machine: Machine, value: Value) =>
  value instanceof PyClass && value.isException ? machine.call(value, []) : value

function raiseStatement(machine: Machine, { exception, cause }: StatementOf<'raise'>, frame: Frame): never {
  if (exception === null) {
    if (frame.handled) throw new Raised(frame.handled)
    if (frame.outer === null) raise('RuntimeError', 'No active exception to reraise')
    throw new Outside('unsupported', 'raise')
  }
  const made = madeException(machine, evaluate(machine, exception, frame))
  if (cause && made instanceof PyException) {
    const from = madeException(machine, evaluate(machine, cause, frame))
    made.cause = from instanceof PyException ? from : null
    made.isSuppressing = true
  }
  if (made instanceof PyException) throw new Raised(made)
  return raise('TypeError', 'exceptions must derive from BaseException')
}
