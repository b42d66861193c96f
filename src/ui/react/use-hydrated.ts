import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page answers to clicks already: false on the server and until React has taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
