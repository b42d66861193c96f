import type { Statement, StatementOf } from '../../ast'
import { evaluate } from '../expressions/expressions'
import { awaited, close, followingAsync } from '../expressions/generators'
import { worked } from '../expressions/waiting'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { isTrue } from '../values/compare'
import { PyForeign } from '../values/foreign'
import { PyGenerator } from '../values/generator'
import { iterate } from '../values/iterate'
import { special } from '../values/special'
import { Raised, type Value } from '../values/values'
import { assign } from './assign'
import { namesOf } from './scope'
import type { Completion, Running } from './statements'

type RunBlock = (machine: Machine, body: readonly Statement[], frame: Frame) => Running

export function* runFor(machine: Machine, node: StatementOf<'for'>, frame: Frame, runBlock: RunBlock): Running {
  const names = namesOf(node.target)
  const source = yield* worked(machine, node.iterable, frame)
  const later = node.isAsync ? followingAsync(machine, source) : null
  const next = later === null ? iterate(machine, source) : null
  for (;;) {
    const item = next === null ? (later === null ? undefined : yield* later()) : next()
    if (item === undefined) break
    assign(machine, node.target, item, frame, evaluate)
    if (!frame.isLibrary) machine.at(node.from)
    machine.record(frame, names)
    machine.round(frame, node.from)
    const completion = yield* runBlock(machine, node.body, frame)
    if (completion === 'break' || typeof completion === 'object') {
      // Nobody else holds what the loop itself has called.
      if (source instanceof PyGenerator && node.iterable.kind === 'call' && !node.isAsync) close(source)
      return completion === 'break' ? undefined : completion
    }
    if (!frame.isLibrary) machine.at(node.from)
  }
  return yield* runBlock(machine, node.otherwise, frame)
}

export function* runWhile(machine: Machine, node: StatementOf<'while'>, frame: Frame, runBlock: RunBlock): Running {
  while (isTrue(machine, yield* worked(machine, node.test, frame))) {
    machine.spend(1)
    machine.round(frame, node.from)
    const completion = yield* runBlock(machine, node.body, frame)
    if (completion === 'break') return undefined
    if (typeof completion === 'object') return completion
    if (!frame.isLibrary) machine.at(node.from)
  }
  return yield* runBlock(machine, node.otherwise, frame)
}

/** Context managers: objects with `__enter__` and `__exit__`, or with `__aenter__` and `__aexit__`. */
export function* runWith(
  machine: Machine,
  node: StatementOf<'with'>,
  frame: Frame,
  runBlock: RunBlock,
  at = 0,
): Running {
  const item = node.items[at]
  if (item === undefined) return yield* runBlock(machine, node.body, frame)
  const manager = yield* worked(machine, item.context, frame)
  const member = (name: string) =>
    manager instanceof PyForeign ? manager.attribute(machine, name) : special(manager, name)
  const mark = node.isAsync ? 'a' : ''
  const [enter, exit] = [member(`__${mark}enter__`), member(`__${mark}exit__`)]
  if (enter === undefined || exit === undefined) throw new Outside('unsupported', 'with')
  const called = function* (callee: Value, args: readonly Value[]): Generator<Value, Value, Value> {
    const result = machine.call(callee, args)
    return node.isAsync ? yield* awaited(machine, result) : result
  }
  const entered = yield* called(enter, [])
  if (item.target) assign(machine, item.target, entered, frame, evaluate)
  let completion: Completion
  try {
    completion = yield* runWith(machine, node, frame, runBlock, at + 1)
  } catch (thrown) {
    if (!(thrown instanceof Raised)) throw thrown
    const { exception } = thrown
    if (isTrue(machine, yield* called(exit, [exception.type, exception, null]))) return undefined
    throw thrown
  }
  yield* called(exit, [null, null, null])
  return completion
}
