import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { methodOfBuiltin } from '../methods/methods'
import { Outside } from '../result'
import { PyProperty, PySuper, PyWrapped } from '../values/members'
import { bind, bindTo, classOf, special } from '../values/special'
import { makes, typeNamed } from '../values/types'
import { PyClass, PyInstance, type Value } from '../values/values'

/** `super()` in a method. */
export function superOf(frame: Frame): Value {
  let method: Frame | null = frame
  while (method && method.owner === null) method = method.scope.form === 'comprehension' ? method.outer : null
  const { owner, self } = method ?? {}
  if (!owner || self === undefined) throw new Outside('unsupported', 'super()')
  return superFrom(owner, self)
}

function superFrom(owner: PyClass, self: Value): PySuper {
  if (self instanceof PyClass) return new PySuper(self, self.meta?.isSubclassOf(owner) ? self.meta : self, owner)
  const type = classOf(self)
  if (type === null) throw new Outside('unsupported', 'super()')
  return new PySuper(self, type, owner)
}

makes('super', (_machine, [owner, self = null, ...more]) => {
  if (!(owner instanceof PyClass) || more.length > 0) throw new Outside('unsupported', 'super()')
  return superFrom(owner, self)
})

/** What the classes behind the one that a method stands in have for a name. */
export function ofSuper(machine: Machine, { self, type, after }: PySuper, name: string): Value | undefined {
  for (const base of type.order.slice(type.order.indexOf(after) + 1)) {
    const found = base.members.get(name)
    if (found === undefined) continue
    if (found instanceof PyProperty) return machine.call(found.getter, [self])
    if (special(found, '__get__') !== undefined) throw new Outside('unsupported', 'super')
    if (name === '__new__') return found instanceof PyWrapped ? found.callee : found
    if (self instanceof PyClass && type === self) return ofClassMember(found, self)
    return bind(found, self, type)
  }
  if (name === '__class__') return typeNamed('super')
  return (
    (self instanceof PyInstance || self instanceof PyClass ? undefined : methodOfBuiltin(self, name)) ??
    machine.plainMethod(self, name)
  )
}

const ofClassMember = (found: Value, self: PyClass): Value => {
  if (found instanceof PyWrapped) return found.form === 'staticmethod' ? found.callee : bindTo(self, found.callee)
  return found
}
