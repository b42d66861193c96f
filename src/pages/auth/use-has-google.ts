import { useRootData } from '../shell/root-data'

/** Whether there is a Google to sign in by. */
export const useHasGoogle = (): boolean => useRootData()?.hasGoogle ?? false
