import { MODULE_SCOPE, type Scope } from './statements/scope'
import type { PyClass, PyException, Value } from './values/values'

/** One running block of code with its names. `outer` is the frame that its source stands in. */
export type Frame = {
  scope: Scope
  locals: Map<string, Value>
  globals: Map<string, Value>
  outer: Frame | null
  /** What tracebacks and `__qualname__` call it; null for the module. */
  name: string | null
  qualifiedName: string
  /** The class that its source stands in, which private names take. */
  className: string | null
  /** For `super()`: the class that a method was defined in, and its first argument. */
  owner: PyClass | null
  self: Value | undefined
  /** The exception that the innermost `except` is about, for a bare `raise`. */
  handled: PyException | null
  isAsync: boolean
  /** A module that the evaluator brings along in Python: nothing of it is told of a run. */
  isLibrary: boolean
}

/** The frame of a module with the names that it begins with. */
export const moduleFrame = (names: Map<string, Value>, isLibrary: boolean): Frame => ({
  scope: MODULE_SCOPE,
  locals: names,
  globals: names,
  outer: null,
  name: null,
  qualifiedName: '',
  className: null,
  owner: null,
  self: undefined,
  handled: null,
  isAsync: false,
  isLibrary,
})
