import { expect, it, vi } from 'vitest'
import { passedOn } from './passed-on'

async function* counted(over: () => void) {
  try {
    yield 'uno'
    yield 'dos'
  } finally {
    over()
  }
}

it('gives what is opened, which is opened when the first piece is asked for', async () => {
  const over = vi.fn()
  const begin = vi.fn(async () => counted(over))
  const pieces = passedOn(begin)
  expect(begin).not.toHaveBeenCalled()
  const given: string[] = []
  for await (const piece of pieces) given.push(piece)
  expect(given).toEqual(['uno', 'dos'])
  expect([begin.mock.calls.length, over.mock.calls.length]).toEqual([1, 1])
})

it('is left with whoever reads it', async () => {
  const over = vi.fn()
  for await (const piece of passedOn(async () => counted(over))) {
    expect(piece).toBe('uno')
    break
  }
  expect(over).toHaveBeenCalledOnce()
})

it('asks nobody once it was left, before or while it is opened', async () => {
  const begin = vi.fn(async () => counted(() => {}))
  const before = passedOn(begin)
  await before.return?.()
  expect(await before.next()).toEqual({ done: true, value: undefined })
  expect(begin).not.toHaveBeenCalled()

  const asked = vi.fn()
  const opening = Promise.withResolvers<AsyncIterable<string>>()
  const meanwhile = passedOn(() => opening.promise)
  const first = meanwhile.next()
  await meanwhile.return?.()
  opening.resolve({ [Symbol.asyncIterator]: () => ({ next: asked }) })
  expect(await first).toEqual({ done: true, value: undefined })
  expect(asked).not.toHaveBeenCalled()
})

it('fails as what it opens does', async () => {
  await expect(passedOn(() => Promise.reject(new Error('no'))).next()).rejects.toThrow('no')
})
