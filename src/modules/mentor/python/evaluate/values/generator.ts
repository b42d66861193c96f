import { PyIterator, PyObject, type Raised, type Value } from './values'

/** How what waits at a `yield` goes on: with a value, or with an exception raised there. */
export type Resumption = { sent: Value } | { thrown: Raised }

/** A generator or coroutine: what waits at its `yield` or `await` until it is resumed. */
export class PyGenerator extends PyIterator {
  readonly resume: (how: Resumption) => Value | undefined
  /** What its `return` gave. */
  returned: Value = null
  constructor(form: 'generator' | 'coroutine' | 'async_generator', resume: (how: Resumption) => Value | undefined) {
    super(form, () => resume({ sent: null }))
    this.resume = resume
  }
  get isIterable(): boolean {
    return this.typeName === 'generator'
  }
}

/** What an asynchronous generator yields, on its way past those who wait. */
export class PyYielded extends PyObject {
  readonly value: Value
  constructor(value: Value) {
    super()
    this.value = value
  }
}
