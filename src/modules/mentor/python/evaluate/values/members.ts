import { type PyClass, PyObject, type Value } from './values'

export class PyProperty extends PyObject {
  readonly getter: Value
  readonly setter: Value
  readonly deleter: Value
  constructor(getter: Value, setter: Value, deleter: Value = null) {
    super()
    this.getter = getter
    this.setter = setter
    this.deleter = deleter
  }
}

/** `@staticmethod` and `@classmethod`. */
export class PyWrapped extends PyObject {
  readonly form: 'staticmethod' | 'classmethod'
  readonly callee: Value
  constructor(form: 'staticmethod' | 'classmethod', callee: Value) {
    super()
    this.form = form
    this.callee = callee
  }
}

/** `super()`: members of the classes after `after` in the order of `type`, bound to `self`. */
export class PySuper extends PyObject {
  readonly self: Value
  readonly type: PyClass
  readonly after: PyClass
  constructor(self: Value, type: PyClass, after: PyClass) {
    super()
    this.self = self
    this.type = type
    this.after = after
  }
}
