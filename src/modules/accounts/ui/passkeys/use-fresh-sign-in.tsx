import { useState } from 'react'
import { mustSignInAgain } from '../profile/profile-calls'
import { FreshSignInDialog, type FreshSignInProps } from './fresh-sign-in-dialog'

type Proving = Omit<FreshSignInProps, 'onEnd'>

/**
 * Does what wants a recent sign-in, and asks for one in a dialog where the last is too long ago. Whoever closes the dialog throws an
 * `AbortError`, as the browser's own windows do.
 */
export function useFreshSignIn(proving: Proving) {
  const [end, setEnd] = useState<((isFresh: boolean) => void) | null>(null)

  async function withFreshSignIn<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!mustSignInAgain(error)) throw error
    }
    const isFresh = await new Promise<boolean>((resolve) => setEnd(() => resolve))
    setEnd(null)
    if (!isFresh) throw new DOMException('not signed in again', 'AbortError')
    return act()
  }

  return { withFreshSignIn, dialog: end && <FreshSignInDialog {...proving} onEnd={end} /> }
}
/** Who closes the dialog changes nothing. */
export const hasGivenUp = (error: unknown) => error instanceof Error && error.name === 'AbortError'

export type FreshSignIn = ReturnType<typeof useFreshSignIn>
