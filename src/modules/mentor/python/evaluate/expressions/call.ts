import { LIMITS, type Machine } from '../machine'
import { Outside } from '../result'
import { instantiate } from '../statements/classes'
import { ownerOf } from '../statements/run-class'
import { scopeOf } from '../statements/scope'
import { runBlock } from '../statements/statements'
import { PyForeign, WITH_FOREIGN, WITH_PLAIN } from '../values/foreign'
import { special } from '../values/special'
import { isBuiltinType, raise, typeName } from '../values/types'
import {
  type Keywords,
  PyBuiltin,
  PyClass,
  PyFunction,
  PyIterator,
  PyMethod,
  PyWrapped,
  Raised,
  type Value,
} from '../values/values'
import { bindArguments, frameOf } from './call-function'
import { evaluate } from './expressions'

const NONE: Keywords = new Map()

/** Calls whatever can be called. */
export function call(machine: Machine, callee: Value, args: readonly Value[], keywords: Keywords = NONE): Value {
  machine.spend(1)
  if (callee instanceof PyFunction) return callFunction(machine, callee, args, keywords)
  if (callee instanceof PyForeign) return callee.call(machine, args, keywords)
  if (callee instanceof PyBuiltin) return callee.run(machine, known(callee.name, args), keywords)
  if (callee instanceof PyMethod) return call(machine, callee.callee, [callee.self, ...args], keywords)
  if (callee instanceof PyClass)
    return instantiate(machine, callee, isBuiltinType(callee) ? known(callee.name, args) : args, keywords)
  if (callee instanceof PyWrapped) return call(machine, callee.callee, args, keywords)
  const own = special(callee, '__call__')
  if (own !== undefined) return call(machine, own, args, keywords)
  return raise('TypeError', `'${typeName(callee)}' object is not callable`)
}

/** What most functions of Python's own do with the objects of a library is not known. */
function known(name: string, args: readonly Value[]): readonly Value[] {
  const foreign = WITH_FOREIGN.has(name) ? undefined : args.find((arg) => arg instanceof PyForeign)
  if (!(foreign instanceof PyForeign)) return args
  if (WITH_PLAIN.has(name)) return args.map((arg) => (arg instanceof PyForeign ? arg.plain(name) : arg))
  // Of several lines nobody asks for them by that name, but who wants a value to show in a sentence.
  if (name === 'repr' && foreign.shown !== null) return args
  throw new Outside('table', `${name}(${foreign.kind})`)
}

function callFunction(machine: Machine, callee: PyFunction, args: readonly Value[], keywords: Keywords): Value {
  const { body } = callee
  const scope = scopeOf(callee.node, body, 'function', callee.parameters)
  const frame = frameOf(callee, scope, bindArguments(machine, callee, args, keywords))
  frame.owner = ownerOf(callee)
  if (machine.depth >= LIMITS.depth) throw new Outside('size', 'recursion')
  if ('kind' in body) return nested(machine, () => evaluate(machine, body, frame))
  const running = runBlock(machine, body, frame)
  if (callee.isGenerator) return new PyIterator('generator', () => resume(machine, running))
  return nested(machine, () => {
    const { value, done } = running.next()
    if (!done) throw new Outside('unsupported', 'yield')
    return typeof value === 'object' && value !== null && 'returned' in value ? value.returned : null
  })
}

function resume(machine: Machine, running: ReturnType<typeof runBlock>): Value | undefined {
  const { value, done } = nested(machine, () => withoutStop(() => running.next()))
  return done ? undefined : (value as Value)
}

/** A StopIteration that leaves a generator would look like its end. */
function withoutStop<T>(run: () => T): T {
  try {
    return run()
  } catch (thrown) {
    if (!(thrown instanceof Raised) || thrown.exception.type.name !== 'StopIteration') throw thrown
    return raise('RuntimeError', 'generator raised StopIteration')
  }
}

/** One call deeper, and back to where it was called. */
function nested<T>(machine: Machine, run: () => T): T {
  const { offset, frame } = machine
  machine.depth += 1
  try {
    return run()
  } finally {
    machine.depth -= 1
    machine.offset = offset
    machine.frame = frame
  }
}
