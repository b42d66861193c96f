import type { Handler, Statement, StatementOf } from '../../ast'
import { evaluate } from '../expressions/expressions'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import { PyClass, type PyException, PyTuple, Raised, type Value } from '../values/values'
import { store } from './names'
import type { Completion, Running } from './statements'

type RunBlock = (machine: Machine, body: readonly Statement[], frame: Frame) => Running

/** `try` with all its parts. What goes beyond the evaluator goes past all handlers. */
export function* runTry(machine: Machine, node: StatementOf<'try'>, frame: Frame, runBlock: RunBlock): Running {
  if (node.final.length === 0) return yield* guarded(machine, node, frame, runBlock)
  let completion: Completion
  try {
    completion = yield* guarded(machine, node, frame, runBlock)
  } catch (thrown) {
    if (!(thrown instanceof Raised)) throw thrown
    const last = yield* runBlock(machine, node.final, frame)
    if (last !== undefined) return last
    throw thrown
  }
  return (yield* runBlock(machine, node.final, frame)) ?? completion
}

function* guarded(machine: Machine, node: StatementOf<'try'>, frame: Frame, runBlock: RunBlock): Running {
  try {
    const completion = yield* runBlock(machine, node.body, frame)
    if (completion !== undefined) return completion
  } catch (thrown) {
    if (!(thrown instanceof Raised)) throw thrown
    const handler = node.handlers.find((each) => catches(machine, each, thrown.exception, frame))
    if (handler === undefined) throw thrown
    return yield* handle(machine, handler, { thrown, frame, runBlock })
  }
  return yield* runBlock(machine, node.otherwise, frame)
}

function catches(machine: Machine, { type, isGroup }: Handler, exception: PyException, frame: Frame): boolean {
  if (isGroup) throw new Outside('unsupported', 'except*')
  if (type === null) return true
  const kind = evaluate(machine, type, frame)
  const kinds: readonly Value[] = kind instanceof PyTuple ? kind.items : [kind]
  return kinds.some((each) => {
    if (!(each instanceof PyClass) || !each.isException) {
      return raise('TypeError', 'catching classes that do not inherit from BaseException is not allowed')
    }
    return exception.type.isSubclassOf(each)
  })
}

type Handling = { thrown: Raised; frame: Frame; runBlock: RunBlock }

function* handle(machine: Machine, handler: Handler, { thrown, frame, runBlock }: Handling): Running {
  const { name, body } = handler
  const before = frame.handled
  frame.handled = thrown.exception
  if (!frame.isLibrary) machine.watch?.caught?.(handler, thrown.exception, thrown.offset)
  if (name !== null) store(frame, name, thrown.exception)
  try {
    return yield* runBlock(machine, body, frame)
  } catch (again) {
    if (again instanceof Raised && again.exception !== thrown.exception) inContext(again.exception, thrown.exception)
    throw again
  } finally {
    frame.handled = before
    if (name !== null) forget(frame, name)
  }
}

/** What was handled when another exception was raised; an exception that was there before keeps its own. */
function inContext(raised: PyException, handled: PyException): void {
  let last = raised
  for (let at = 0; last.context !== null && at < 20; at += 1) {
    if (last.context === handled) return
    last = last.context
  }
  if (raised.context === null) raised.context = handled
}

/** Python unbinds the name of an `except` at its end. */
function forget(frame: Frame, name: string): void {
  if (frame.scope.globals.has(name)) frame.globals.delete(name)
  else frame.locals.delete(name)
}
