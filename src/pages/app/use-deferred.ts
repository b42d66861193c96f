import { useEffect, useState } from 'react'
import type { Deferred } from '~/platform/deferred'

/**
 * What has settled; null until then. While something newer is on its way the older stays. Throws, while rendering, what went wrong; an
 * answer that leads elsewhere is followed.
 */
export function useDeferred<T>(arrival: Deferred<T>): T | null {
  const [latest, setLatest] = useState<T | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const data = 'here' in arrival ? arrival.here : latest

  useEffect(() => {
    if ('here' in arrival) {
      setLatest(arrival.here)
      return
    }
    let isGone = false
    arrival.coming.then(
      (here) => !isGone && setLatest(here),
      (error: unknown) => {
        if (isGone) return
        const elsewhere = error instanceof Response ? error.headers.get('Location') : null
        if (elsewhere === null) setFailure({ error })
        else window.location.replace(elsewhere)
      },
    )
    return () => {
      isGone = true
    }
  }, [arrival])

  if (failure !== null) throw failure.error
  return data
}
