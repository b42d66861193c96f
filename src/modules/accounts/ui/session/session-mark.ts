/**
 * Whose session this browser has, as far as it knows: it may have expired. Kept in the local storage, whose other tabs hear of every
 * change. The page's frame needs no more than this of what `auth-memory.ts` knows.
 */
export const SESSION_KEY = 'pymentor-session'

export const readSessionMark = (local: Storage | undefined): string | null => local?.getItem(SESSION_KEY) ?? null

/** Null: nobody's any more. Writes nothing that is there already, so that no tab is told of it. */
export function writeSessionMark(local: Storage | undefined, userId: string | null): void {
  if (readSessionMark(local) === userId) return
  try {
    if (userId === null) local?.removeItem(SESSION_KEY)
    else local?.setItem(SESSION_KEY, userId)
  } catch (error) {
    // A full or forbidden storage costs the other tabs the news, not the sign-in.
    console.warn('the session was not noted', error)
  }
}

/** A browser that blocks storage throws at the mere mention of it. */
export function reachStorage(storage: () => Storage): Storage | undefined {
  try {
    return storage()
  } catch {
    return undefined
  }
}
