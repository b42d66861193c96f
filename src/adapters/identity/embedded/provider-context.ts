import type { AuthContext } from 'better-auth'

/** What lies beneath the library's own calls: its rows. */
export type ProviderContext = () => Promise<Pick<AuthContext, 'internalAdapter'>>
