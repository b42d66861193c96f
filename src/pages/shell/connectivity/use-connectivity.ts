import { useEffect, useEffectEvent, useReducer } from 'react'
import { currentUser, sessionStatus } from '~/modules/accounts/contract'
import { CallError, call } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'
import {
  type Connectivity,
  type ConnectivityEvent,
  connectivity,
  nextOf,
  ONLINE,
  type SessionCheck,
  toastOf,
} from './connectivity'

/** Follows the browser's line. `userId` is whose session is checked when it is back; null for a visitor. */
export function useConnectivity(userId: string | null): Connectivity {
  const [state, dispatch] = useReducer(connectivity, ONLINE)
  const happen = useEffectEvent((event: ConnectivityEvent) => {
    const said = toastOf(state, event)
    if (said) toast(said)
    dispatch(event)
  })
  useEffect(() => {
    const handleLine = () => happen({ type: navigator.onLine ? 'came_online' : 'went_offline' })
    handleLine()
    window.addEventListener('online', handleLine)
    window.addEventListener('offline', handleLine)
    return () => {
      window.removeEventListener('online', handleLine)
      window.removeEventListener('offline', handleLine)
    }
  }, [])
  useEffect(() => {
    const next = nextOf(state)
    if (next === null) return
    const line = new AbortController()
    const timer = setTimeout(async () => {
      if (next.do === 'settle') return happen({ type: 'settled' })
      const outcome = await checkSession(userId, line.signal)
      if (!line.signal.aborted) happen({ type: 'checked', outcome })
    }, next.afterMs)
    return () => {
      clearTimeout(timer)
      line.abort()
    }
  }, [state, userId])
  return state
}

/** C-19: an explicit check, which sees the 401. It has a pace of its own, so nothing is repeated below it (C-17). */
async function checkSession(userId: string | null, signal: AbortSignal): Promise<SessionCheck> {
  try {
    if (userId === null) {
      await call(sessionStatus, { signal, retries: 0 })
      return 'nobody'
    }
    await call(currentUser, { signal, retries: 0 })
    return 'valid'
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? 'expired' : 'failed'
  }
}
