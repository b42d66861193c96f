import { PyBuiltin, type PyClass, PyFunction, PyInstance, PyMethod, PyWrapped, type Value } from './values'

/** A member of a class as seen from an instance. */
export function bind(found: Value, self: Value, type: PyClass): Value {
  if (found instanceof PyWrapped) return found.form === 'staticmethod' ? found.callee : bindTo(type, found.callee)
  return found instanceof PyFunction || (found instanceof PyBuiltin && found.isMethod)
    ? new PyMethod(self, found)
    : found
}

export const bindTo = (self: Value, callee: Value): Value =>
  callee instanceof PyFunction || callee instanceof PyBuiltin ? new PyMethod(self, callee) : callee

/** A special method of an instance's class, ready to be called; undefined where there is none. */
export function special(value: Value, name: string): Value | undefined {
  if (!(value instanceof PyInstance)) return undefined
  const found = value.type.find(name)
  return found === undefined ? undefined : bind(found, value, value.type)
}
