import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A component that is loaded when it is first shown; null until it is there. Unlike React's `lazy`, a load that fails (no
 * connection, a new version on the server) leaves the page standing, and is tried again the next time. `atHand`: where
 * it has been loaded before.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  onFailure: () => void,
  atHand: Part | null = null,
): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(atHand === null ? null : { part: atHand })
  const isLoaded = loaded !== null
  const start = useEffectEvent(load)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (isLoaded) return
    let isGone = false
    start().then(
      (part) => !isGone && setLoaded({ part }),
      () => !isGone && fail(),
    )
    return () => {
      isGone = true
    }
  }, [isLoaded])
  return loaded?.part ?? null
}
