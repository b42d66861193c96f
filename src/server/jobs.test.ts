import { afterEach, expect, it, vi } from 'vitest'
import { startJobs } from './jobs'

afterEach(() => vi.useRealTimers())

it('runs each job at its interval until it is stopped, and says by its name when one fails', async () => {
  vi.useFakeTimers()
  const [ran, logged]: [string[], [string, unknown][]] = [[], []]
  const error = new Error('no')
  const stop = startJobs(
    [
      { run: async () => void ran.push('often'), everyMs: 1_000, failure: 'often_failed' },
      { run: () => Promise.reject(error), everyMs: 2_500, failure: 'seldom_failed' },
    ],
    { warn: () => {}, error: (event, fields) => void logged.push([event, fields]) },
  )
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ran).toHaveLength(3)
  expect(logged).toEqual([['seldom_failed', { error }]])
  await stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([ran.length, logged.length]).toEqual([3, 1])
})

it('begins none anew while its last run is not over', async () => {
  vi.useFakeTimers()
  let runs = 0
  const work = Promise.withResolvers<void>()
  const run = () => {
    runs += 1
    return work.promise
  }
  const stop = startJobs([{ run, everyMs: 1_000, failure: 'failed' }], { warn: () => {}, error: () => {} })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(runs).toBe(1)
  work.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(2)
  await stop()
})

it('waits for what is under way, and takes its failure after that for none of its own', async () => {
  vi.useFakeTimers()
  const logged: string[] = []
  const work = Promise.withResolvers<void>()
  const stop = startJobs([{ run: () => work.promise, everyMs: 1_000, failure: 'failed' }], {
    warn: (event) => void logged.push(`warning: ${event}`),
    error: (event) => void logged.push(`error: ${event}`),
  })
  await vi.advanceTimersByTimeAsync(1_000)
  const stopped = stop().then(() => logged.push('stopped'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(logged).toEqual([])
  work.reject(new Error('the pool has ended'))
  await stopped
  expect(logged).toEqual(['warning: failed', 'stopped'])
})
