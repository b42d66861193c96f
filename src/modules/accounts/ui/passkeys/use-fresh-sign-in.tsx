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

  async function withFreshSignIn(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
      return
    } catch (error) {
      if (!mustSignInAgain(error)) throw error
    }
    const isFresh = await new Promise<boolean>((resolve) => setEnd(() => resolve))
    setEnd(null)
    if (!isFresh) throw new DOMException('not signed in again', 'AbortError')
    await act()
  }

  return { withFreshSignIn, dialog: end && <FreshSignInDialog {...proving} onEnd={end} /> }
}
export type FreshSignIn = ReturnType<typeof useFreshSignIn>
