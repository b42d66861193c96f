import { useEffect, useEffectEvent } from 'react'

const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 60_000

/** Calls `tryAgain` for as long as the connection is lost: ever more rarely, and at once when there is reason to hope. */
export function useReconnect(isLost: boolean, tryAgain: () => void): void {
  const tryNow = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!isLost) return
    let delay = FIRST_DELAY_MS
    let timer = setTimeout(again, delay)
    function again() {
      tryNow()
      delay = Math.min(delay * 2, LONGEST_DELAY_MS)
      timer = setTimeout(again, delay)
    }
    const whenHopeful = () => tryNow()
    window.addEventListener('online', whenHopeful)
    window.addEventListener('focus', whenHopeful)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', whenHopeful)
      window.removeEventListener('focus', whenHopeful)
    }
  }, [isLost])
}
