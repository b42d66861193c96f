import { PyWrapped } from './members'
import { PyBuiltin, PyClass, PyFunction, PyInstance, PyMethod, PyObject, type Value } from './values'

/** The class of a value that the program, or a module written in Python, has made. */
export const classOf = (value: Value): PyClass | null =>
  value instanceof PyInstance
    ? value.type
    : value instanceof PyClass
      ? value.meta
      : value instanceof PyObject
        ? value.ownType
        : null

/** What was set on an object. */
export function attributesOf(value: Value): Map<string, Value> | null {
  if (value instanceof PyInstance) return value.attributes
  if (!(value instanceof PyObject) || value.ownType === null) return null
  value.ownAttributes ??= new Map()
  return value.ownAttributes
}

/** A member of a class as seen from an instance. */
export function bind(found: Value, self: Value, type: PyClass): Value {
  if (found instanceof PyWrapped) return found.form === 'staticmethod' ? found.callee : bindTo(type, found.callee)
  return found instanceof PyFunction || (found instanceof PyBuiltin && found.isMethod)
    ? new PyMethod(self, found)
    : found
}

export const bindTo = (self: Value, callee: Value): Value =>
  callee instanceof PyFunction || callee instanceof PyBuiltin ? new PyMethod(self, callee) : callee

/** A special method of an object's class, ready to be called; undefined where there is none. */
export function special(value: Value, name: string): Value | undefined {
  const type = classOf(value)
  const found = type?.find(name)
  return type === null || found === undefined || found === null ? undefined : bind(found, value, type)
}

/** The same of a container of Python's own with a class of the program, or of a class whose class is one. */
export const ownSpecial = (value: Value, name: string): Value | undefined =>
  value instanceof PyInstance ? undefined : special(value, name)

/** Does something with a container as if it had no class of the program. */
export function plainly<T>(value: Value, run: () => T): T {
  if (!(value instanceof PyObject)) return run()
  const type = value.ownType
  value.ownType = null
  try {
    return run()
  } finally {
    value.ownType = type
  }
}
