import { useRouteLoaderData } from 'react-router'
import type { loader } from '~/root'

/** Whether there is a Google to sign in by. */
export const useHasGoogle = (): boolean => useRouteLoaderData<typeof loader>('root')?.hasGoogle ?? false
