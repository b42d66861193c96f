import { useSyncExternalStore } from 'react'
import type { highlight } from './highlighter'

export type Highlight = typeof highlight

let loaded: Highlight | null = null
let loading = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!loaded && !loading) void load()
  return () => {
    listeners.delete(listener)
  }
}

async function load() {
  loading = true
  try {
    loaded = (await import('./highlighter')).highlight
    for (const listener of listeners) listener()
  } catch (error) {
    // Code without colours is still code; the next block that appears tries again.
    console.warn('highlighter not loaded', error)
  } finally {
    loading = false
  }
}

/** The highlighter, fetched when the first code block appears; null until then, and on the server. */
export const useHighlighter = (): Highlight | null =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  )
