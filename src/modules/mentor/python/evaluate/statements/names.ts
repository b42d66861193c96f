import { BUILTINS } from '../builtins/builtins'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import type { Value } from '../values/values'

/** The nearest frame around this one that binds a name: those of classes are not seen from inside. */
function enclosing(frame: Frame, name: string): Frame | null {
  for (let outer = frame.outer; outer !== null; outer = outer.outer) {
    if ((outer.scope.form === 'function' || outer.scope.form === 'comprehension') && outer.scope.locals.has(name))
      return outer
    // A name that is declared global there is global from here, too.
    if (outer.scope.form === 'function' && outer.scope.globals.has(name)) return null
  }
  return null
}

/** The value of a name. */
export function load(machine: Machine, frame: Frame, name: string): Value {
  const { scope } = frame
  if (scope.form === 'module') return fromGlobals(machine, frame, name)
  const own = scope.globals.has(name) || scope.nonlocals.has(name) ? undefined : frame.locals.get(name)
  if (own !== undefined) return own
  if (scope.locals.has(name) && scope.form !== 'class') {
    return raise('UnboundLocalError', `cannot access local variable '${name}' where it is not associated with a value`)
  }
  if (scope.globals.has(name)) return fromGlobals(machine, frame, name)
  const outer = enclosing(frame, name)
  if (outer === null) return fromGlobals(machine, frame, name)
  const value = outer.locals.get(name)
  if (value !== undefined) return value
  return raise(
    'NameError',
    `cannot access free variable '${name}' where it is not associated with a value in enclosing scope`,
  )
}

function fromGlobals(machine: Machine, { globals, isLibrary }: Frame, name: string): Value {
  const value = globals.get(name) ?? BUILTINS.get(name)
  if (value !== undefined) return value
  if (globals.get(name) === null || BUILTINS.get(name) === null) return null
  if (isLibrary) throw new Outside('library', name)
  if (UNKNOWN_BUILTINS.has(name)) throw new Outside('unsupported', `${name}()`)
  const elsewhere = machine.elsewhere(name)
  return elsewhere === undefined ? raise('NameError', `name '${name}' is not defined`) : elsewhere
}

/** Whether Python has a name by itself. */
export const isBuiltin = (name: string): boolean => BUILTINS.has(name) || UNKNOWN_BUILTINS.has(name)

/** What Python has besides, and the evaluator has not. */
const UNKNOWN_BUILTINS = new Set([
  'eval',
  'exec',
  'compile',
  'id',
  'help',
  'bytearray',
  'memoryview',
  'complex',
  'breakpoint',
  'aiter',
  'anext',
  '__import__',
  '__build_class__',
  '__file__',
  '__doc__',
  '__builtins__',
  '__debug__',
  '__spec__',
  '__loader__',
  '__package__',
  'copyright',
  'credits',
  'license',
  'UnicodeDecodeError',
  'UnicodeEncodeError',
  'IOError',
  'EnvironmentError',
  'SystemError',
  'SyntaxError',
  'IndentationError',
  'ExceptionGroup',
  'BaseExceptionGroup',
  'ConnectionRefusedError',
  'ConnectionResetError',
  'BrokenPipeError',
  'BlockingIOError',
  'InterruptedError',
  'ProcessLookupError',
  'ChildProcessError',
  'ReferenceError',
  'TabError',
])

/** The frame whose names an assignment in this frame changes. */
function target(frame: Frame, name: string): Map<string, Value> {
  if (frame.scope.globals.has(name)) return frame.globals
  if (frame.scope.nonlocals.has(name)) {
    const outer = enclosing(frame, name)
    if (outer === null) throw new Outside('invalid', 'nonlocal')
    return outer.locals
  }
  return frame.locals
}

export function store(frame: Frame, name: string, value: Value): void {
  target(frame, name).set(name, value)
}

export function unset(frame: Frame, name: string): void {
  if (target(frame, name).delete(name)) return
  if (frame.scope.form === 'function' && !frame.scope.globals.has(name)) {
    raise('UnboundLocalError', `cannot access local variable '${name}' where it is not associated with a value`)
  }
  raise('NameError', `name '${name}' is not defined`)
}
