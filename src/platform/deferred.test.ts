import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { orDeferred, settled } from './deferred'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('is here when it came in time', async () => {
  expect(await orDeferred(Promise.resolve('a'), 500)).toEqual({ here: 'a' })
  expect(vi.getTimerCount()).toBe(0)
})

it('is on its way when it takes longer, and not a millisecond before', async () => {
  const slow = Promise.withResolvers<string>()
  const heard = vi.fn()
  const arrival = orDeferred(slow.promise, 500)
  arrival.then(heard)
  await vi.advanceTimersByTimeAsync(499)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledWith({ coming: slow.promise })
  slow.resolve('b')
  expect(await settled(await arrival)).toBe('b')
})

it('throws what goes wrong in time; later it is the promise that does', async () => {
  await expect(orDeferred(Promise.reject(new Error('no')), 500)).rejects.toThrow('no')
  const slow = Promise.withResolvers<string>()
  const arrival = orDeferred(slow.promise, 500)
  await vi.advanceTimersByTimeAsync(500)
  slow.reject(new Error('late'))
  await expect(Promise.resolve(settled(await arrival))).rejects.toThrow('late')
})
