import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same from render to render and does what the latest one does: for memoised rows. */
export function useSteadyCallback<Arguments extends unknown[]>(callback: (...given: Arguments) => void) {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
