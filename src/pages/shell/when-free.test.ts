import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenFree } from './when-free'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('DASH-12 TIME-02 acts 2 s later', () => {
  const act = vi.fn()
  whenFree(act, { afterMs: 2_000, isBusy: () => false })
  vi.advanceTimersByTime(1_999)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})

it('DASH-12 waits for a reply that is being written, and acts once', () => {
  const act = vi.fn()
  let isBusy = true
  whenFree(act, { afterMs: 2_000, isBusy: () => isBusy })
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
  isBusy = false
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledOnce()
})

it('is called off with the page', () => {
  const act = vi.fn()
  whenFree(act, { afterMs: 2_000, isBusy: () => false })()
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
})
