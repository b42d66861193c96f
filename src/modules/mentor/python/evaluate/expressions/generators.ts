import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { Outside } from '../result'
import type { Completion } from '../statements/statements'
import { PyGenerator, PyYielded, type Resumption } from '../values/generator'
import { special } from '../values/special'
import { raise } from '../values/types'
import { Raised, type Value } from '../values/values'

type Body = Generator<Value, Completion | Value, Value>
type Form = 'generator' | 'coroutine' | 'async_generator'

/** Something that runs piece by piece. `frame` is its own, where it is one of the program's functions. */
export function generatorOf(
  machine: Machine,
  form: Form,
  body: Body,
  { frame, nested }: { frame: Frame | null; nested: <T>(run: () => T) => T },
): PyGenerator {
  let state: 'new' | 'waiting' | 'running' | 'over' = 'new'
  const isCleaning = frame?.scope.cleans === true
  let place: number | null = null
  const resume = (how: Resumption): Value | undefined => {
    if (state === 'running') return raise('ValueError', `${form.replace('_', ' ')} already executing`)
    if (state === 'over') {
      if ('thrown' in how) throw how.thrown
      if (form === 'coroutine') return raise('RuntimeError', 'cannot reuse already awaited coroutine')
      return undefined
    }
    if (state === 'new' && 'sent' in how && how.sent !== null)
      return raise('TypeError', `can't send non-None value to a just-started ${form.replace('_', ' ')}`)
    state = 'running'
    let isOver = true
    if (isCleaning) machine.waiting.add(made)
    try {
      const { value, done } = nested(() => {
        // It goes on where it stopped.
        if (place !== null) machine.offset = place
        try {
          return withoutStop(form, () => ('thrown' in how ? body.throw(how.thrown) : body.next(how.sent)))
        } finally {
          place = machine.offset
        }
      })
      isOver = done === true
      if (!done) return value
      made.returned = returnedOf(value)
      return undefined
    } finally {
      state = isOver ? 'over' : 'waiting'
      if (isOver) machine.waiting.delete(made)
    }
  }
  const made = new PyGenerator(form, resume)
  return made
}

const returnedOf = (end: Completion | Value): Value =>
  typeof end === 'object' && end !== null && 'returned' in end ? end.returned : null

/** A StopIteration that leaves a generator would look like its end. */
function withoutStop<T>(form: Form, run: () => T): T {
  try {
    return run()
  } catch (thrown) {
    if (!(thrown instanceof Raised) || thrown.exception.type.name !== 'StopIteration') throw thrown
    const made = thrown.exception
    try {
      return raise('RuntimeError', `${form.replace('_', ' ')} raised StopIteration`)
    } catch (error) {
      if (error instanceof Raised) error.exception.cause = error.exception.context = made
      throw error
    }
  }
}

/** `generator.close()`. */
export function close(generator: PyGenerator): void {
  try {
    const item = generator.resume({ thrown: new Raised(madeExit()) })
    if (item !== undefined) raise('RuntimeError', 'generator ignored GeneratorExit')
  } catch (thrown) {
    if (!isEnd(thrown)) throw thrown
  }
}

const isEnd = (thrown: unknown) =>
  thrown instanceof Raised && ['GeneratorExit', 'StopIteration'].includes(thrown.exception.type.name)

function madeExit() {
  try {
    return raise('GeneratorExit')
  } catch (thrown) {
    if (thrown instanceof Raised) return thrown.exception
    throw thrown
  }
}

/** `yield from` and `await`: what comes from without goes to the inner one, until that returns. */
export function* delegated(inner: PyGenerator): Generator<Value, Value, Value> {
  let how: Resumption = { sent: null }
  for (;;) {
    const item = inner.resume(how)
    if (item === undefined) return inner.returned
    try {
      how = { sent: yield item }
    } catch (thrown) {
      if (!(thrown instanceof Raised)) throw thrown
      if (thrown.exception.type.name === 'GeneratorExit') {
        close(inner)
        throw thrown
      }
      how = { thrown }
    }
  }
}

/** `await value`. */
export function* awaited(machine: Machine, value: Value): Generator<Value, Value, Value> {
  if (value instanceof PyGenerator && value.typeName === 'coroutine') return yield* delegated(value)
  const own = special(value, '__await__')
  const inner = own === undefined ? null : machine.call(own, [])
  if (!(inner instanceof PyGenerator)) throw new Outside('unsupported', 'await')
  return yield* delegated(inner)
}

/** What an asynchronous generator yields next; undefined at its end. */
function* stepped(generator: PyGenerator): Generator<Value, Value | undefined, Value> {
  let how: Resumption = { sent: null }
  for (;;) {
    const item = generator.resume(how)
    if (item === undefined || item instanceof PyYielded) return item?.value
    how = { sent: yield item }
  }
}

/** What goes through a value for `async for`; each turn may wait. */
export function followingAsync(machine: Machine, value: Value): () => Generator<Value, Value | undefined, Value> {
  if (value instanceof PyGenerator && value.typeName === 'async_generator') return () => stepped(value)
  const start = special(value, '__aiter__')
  if (start === undefined) throw new Outside('unsupported', 'async for')
  const iterator = machine.call(start, [])
  if (iterator instanceof PyGenerator && iterator.typeName === 'async_generator') return () => stepped(iterator)
  const next = special(iterator, '__anext__')
  if (next === undefined) throw new Outside('unsupported', 'async for')
  return function* () {
    try {
      return yield* awaited(machine, machine.call(next, []))
    } catch (thrown) {
      if (thrown instanceof Raised && thrown.exception.type.name === 'StopAsyncIteration') return undefined
      throw thrown
    }
  }
}
