import { useEffect, useState, useSyncExternalStore } from 'react'
import { PRACTICE_PREFIX } from '../../practice-keys'
import { createShelf, type Shelf, type ShelfState } from './shelf'

/** The drafts of this browser; null until it has been asked for them. */
export function useShelf(owner: string): { shelf: Shelf; state: ShelfState } | null {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  useEffect(() => {
    const opened = createShelf({
      storage: browserStorage(),
      owner,
      now: Date.now,
      newId: () => crypto.getRandomValues(new Uint32Array(2)).join('-'),
    })
    setShelf(opened)
    const handleStorage = ({ key }: StorageEvent) =>
      (key ?? PRACTICE_PREFIX).startsWith(PRACTICE_PREFIX) && opened.reread()
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [owner])
  const state = useSyncExternalStore(shelf?.subscribe ?? neverChanges, shelf?.read ?? nothing, nothing)
  return shelf && state ? { shelf, state } : null
}

const neverChanges = () => () => {}
const nothing = () => null

function browserStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    // Storage is forbidden in some private windows.
    return undefined
  }
}
