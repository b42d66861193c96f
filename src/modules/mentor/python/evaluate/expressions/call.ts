import { LIMITS, type Machine } from '../machine'
import { Outside } from '../result'
import { instantiate } from '../statements/classes'
import { ownerOf } from '../statements/run-class'
import { scopeOf } from '../statements/scope'
import { runBlock } from '../statements/statements'
import { PyForeign, WITH_FOREIGN, WITH_PLAIN } from '../values/foreign'
import { PyWrapped } from '../values/members'
import { special } from '../values/special'
import { isBuiltinType, raise, typeName } from '../values/types'
import { type Keywords, PyBuiltin, PyClass, PyFunction, PyInstance, PyMethod, type Value } from '../values/values'
import { bindArguments, frameOf } from './call-function'
import { evaluate } from './expressions'
import { generatorOf } from './generators'

const NONE: Keywords = new Map()

/** Calls whatever can be called. */
export function call(machine: Machine, callee: Value, args: readonly Value[], keywords: Keywords = NONE): Value {
  machine.spend(1)
  if (callee instanceof PyFunction) return callFunction(machine, callee, args, keywords)
  if (callee instanceof PyForeign) return callee.call(machine, args, keywords)
  if (callee instanceof PyBuiltin) return callee.run(machine, known(machine, callee.name, args), keywords)
  if (callee instanceof PyMethod) return call(machine, callee.callee, [callee.self, ...args], keywords)
  if (callee instanceof PyClass) {
    const hook = special(callee, '__call__')
    if (hook !== undefined) return call(machine, hook, args, keywords)
    return instantiate(machine, callee, isBuiltinType(callee) ? known(machine, callee.name, args) : args, keywords)
  }
  if (callee instanceof PyWrapped) return call(machine, callee.callee, args, keywords)
  const own = special(callee, '__call__')
  if (own !== undefined) return call(machine, own, args, keywords)
  return raise('TypeError', `'${typeName(callee)}' object is not callable`)
}

/** What is asked of every object. */
const OF_ALL = new Set(['repr', 'hash', 'dir', 'vars', 'super', 'issubclass'])
const PLAIN = new Set(['int', 'str', 'float'])
const isAlsoPlain = (value: Value) =>
  value instanceof PyInstance && value.type.order.some((base) => PLAIN.has(base.name) && isBuiltinType(base))

/** What most functions of Python's own do with the objects of a library is not known. */
function known(machine: Machine, name: string, args: readonly Value[]): readonly Value[] {
  const foreign = WITH_FOREIGN.has(name) ? undefined : args.find((arg) => arg instanceof PyForeign)
  // What Python's own functions do with an object that is also a text or a number is not known either.
  if (
    !WITH_FOREIGN.has(name) &&
    !WITH_PLAIN.has(name) &&
    !OF_ALL.has(name) &&
    !machine.frame?.isLibrary &&
    args.some(isAlsoPlain)
  )
    throw new Outside('unsupported', name)
  if (!(foreign instanceof PyForeign)) return args
  if (WITH_PLAIN.has(name)) return args.map((arg) => (arg instanceof PyForeign ? arg.plain(name) : arg))
  // Of several lines nobody asks for them by that name, but who wants a value to show in a sentence.
  if (name === 'repr' && foreign.shown !== null) return args
  throw new Outside(foreign.reason, `${name}(${foreign.kind})`)
}

function callFunction(machine: Machine, callee: PyFunction, args: readonly Value[], keywords: Keywords): Value {
  const { body } = callee
  const scope = scopeOf(callee.node, body, 'function', callee.parameters)
  const frame = frameOf(callee, scope, bindArguments(machine, callee, args, keywords))
  frame.owner = ownerOf(callee)
  if (machine.depth >= LIMITS.depth) throw new Outside('size', 'recursion')
  if ('kind' in body) return nested(machine, () => evaluate(machine, body, frame))
  const running = runBlock(machine, body, frame)
  const form = callee.isAsync
    ? callee.isGenerator
      ? 'async_generator'
      : 'coroutine'
    : callee.isGenerator
      ? 'generator'
      : null
  if (form !== null) return generatorOf(machine, form, running, { frame, nested: (run) => nested(machine, run) })
  return nested(machine, () => {
    const { value, done } = running.next()
    if (!done) throw new Outside('unsupported', 'yield')
    return typeof value === 'object' && value !== null && 'returned' in value ? value.returned : null
  })
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
