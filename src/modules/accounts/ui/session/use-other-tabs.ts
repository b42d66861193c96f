import { useEffect } from 'react'
import { moveOf } from './other-tab'
import { reachStorage, readSessionMark, SESSION_KEY, writeSessionMark } from './session-mark'

/** One signing in is several changes of the storage; they are looked at together. */
const SETTLE_MS = 100

/** Tells other tabs whose session this page has seen, and does what theirs mean for it (AUTH-21, AUTH-22). Null for a visitor. */
export function useOtherTabs(userId: string | null): void {
  useEffect(() => {
    const local = reachStorage(() => window.localStorage)
    if (userId !== null) writeSessionMark(local, userId)
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      const move = moveOf({ shown: userId, marked: readSessionMark(local), path: window.location.pathname })
      if (move === 'stay') return
      // Always a new document: nothing of the user before remains in memory.
      if (move === 'reload') return window.location.reload()
      reachStorage(() => window.sessionStorage)?.clear()
      window.location.replace('/dashboard')
    }
    function handleChange({ key }: StorageEvent) {
      // No key: everything was cleared.
      if (key !== SESSION_KEY && key !== null) return
      clearTimeout(timer)
      timer = setTimeout(look, SETTLE_MS)
    }
    window.addEventListener('storage', handleChange)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', handleChange)
    }
  }, [userId])
}
