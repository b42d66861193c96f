import { useCallback } from 'react'
import { useLatest } from './use-latest'

/** A function that stays the same from render to render and does what the latest one does: for memoised rows. */
export function useSteadyCallback<Arguments extends unknown[]>(callback: (...given: Arguments) => void) {
  const latest = useLatest(callback)
  return useCallback((...given: Arguments) => latest.current(...given), [latest])
}
