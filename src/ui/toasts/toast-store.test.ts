import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The store's records as "title open" or "title closed". */
function seen(store: ReturnType<typeof createToastStore>) {
  return store.read().map((toast) => `${toast.title} ${toast.open ? 'open' : 'closed'}`)
}

describe('toast store', () => {
  it('SHELL-31 shows at most one toast: the newest', () => {
    const store = createToastStore()
    store.show({ title: 'uno' })
    store.show({ title: 'dos' })
    expect(seen(store)).toEqual(['dos open'])
  })

  it('SHELL-32 closes a toast after 5000 ms', () => {
    const store = createToastStore()
    store.show({ title: 'uno' })
    vi.advanceTimersByTime(4999)
    expect(seen(store)).toEqual(['uno open'])
    vi.advanceTimersByTime(1)
    expect(seen(store)).toEqual(['uno closed'])
  })

  it('SHELL-32 removes a dismissed toast after 1,000,000 ms', () => {
    const store = createToastStore()
    store.dismiss(store.show({ title: 'uno' }))
    vi.advanceTimersByTime(999_999)
    expect(seen(store)).toEqual(['uno closed'])
    vi.advanceTimersByTime(1)
    expect(seen(store)).toEqual([])
  })

  it('gives a new toast its whole time, whatever the one before had left', () => {
    const store = createToastStore()
    store.show({ title: 'uno' })
    vi.advanceTimersByTime(4000)
    store.show({ title: 'dos' })
    vi.advanceTimersByTime(4999)
    expect(seen(store)).toEqual(['dos open'])
    vi.advanceTimersByTime(1)
    expect(seen(store)).toEqual(['dos closed'])
  })

  it('does not remove a newer toast when an older one is due', () => {
    const store = createToastStore()
    store.dismiss(store.show({ title: 'uno' }))
    vi.advanceTimersByTime(999_000)
    store.show({ title: 'dos' })
    vi.advanceTimersByTime(1000)
    expect(seen(store)).toEqual(['dos open'])
  })

  it('stops the clock while paused and goes on with what was left', () => {
    const store = createToastStore()
    store.show({ title: 'uno' })
    vi.advanceTimersByTime(3000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(seen(store)).toEqual(['uno open'])
    store.resume()
    vi.advanceTimersByTime(1999)
    expect(seen(store)).toEqual(['uno open'])
    vi.advanceTimersByTime(1)
    expect(seen(store)).toEqual(['uno closed'])
  })

  it('keeps to a duration of its own', () => {
    const store = createToastStore()
    store.show({ title: 'uno', durationMs: 9000 })
    vi.advanceTimersByTime(8999)
    expect(seen(store)).toEqual(['uno open'])
    vi.advanceTimersByTime(1)
    expect(seen(store)).toEqual(['uno closed'])
  })

  it('tells its listeners of each change until they leave', () => {
    const store = createToastStore()
    const heard = vi.fn()
    const leave = store.subscribe(heard)
    store.dismiss(store.show({ title: 'uno' }))
    expect(heard).toHaveBeenCalledTimes(2)
    leave()
    store.show({ title: 'dos' })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
