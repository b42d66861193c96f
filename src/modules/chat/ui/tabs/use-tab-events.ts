import { useEffect, useEffectEvent } from 'react'
import { listenToTabs, type TabEvent } from './tab-events'

/** Calls `listener` with what was done in other tabs of this browser. */
export function useTabEvents(userId: string, listener: (event: TabEvent) => void): void {
  const onEvent = useEffectEvent(listener)
  useEffect(() => listenToTabs(userId, (event) => onEvent(event)), [userId])
}
