/**
 * The pieces of what `begin` opens once the first is asked for, as they are: a generator between would make promises of its own for each of
 * them.
 */
export function passedOn(begin: () => Promise<AsyncIterable<string>>): AsyncIterableIterator<string> {
  let pieces: AsyncIterator<string> | undefined
  let isLeft = false
  const open = async (): Promise<IteratorResult<string>> => {
    const opened = (await begin())[Symbol.asyncIterator]()
    pieces = opened
    return isLeft ? DONE : opened.next()
  }
  return {
    next() {
      if (isLeft) return Promise.resolve(DONE)
      return pieces?.next() ?? open()
    },
    async return() {
      isLeft = true
      await pieces?.return?.()
      return DONE
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

const DONE = { done: true, value: undefined } as const
