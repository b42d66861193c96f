import { call } from '~/platform/call'
import { type IdToken, idToken, signIn, signOut, signUp, startGoogle } from '../contract'
import type { GoogleVisit } from '../google-visit'

export type Credentials = { email: string; password: string }

/**
 * The identity provider, as the browser sees it (AUTH-61). Every call throws CallError when it is refused and ConnectionError
 * when the provider cannot be reached.
 */
export interface IdentityClient {
  /**
   * Creates the account and signs in to it; `name` is the display name (DATA-15). Both answer the fresh token where it comes with the
   * answer, and null where it has to be asked for.
   */
  signUp(account: Credentials & { name: string }): Promise<IdToken | null>
  signIn(credentials: Credentials): Promise<IdToken | null>
  signOut(): Promise<void>
  /**
   * AUTH-62: signs in by Google, whose account chooser is always shown (AUTH-41). Where its page takes the place of this one, the promise
   * never settles: the visit's address is opened again, with a result.
   */
  signInWithGoogle(visit: GoogleVisit): Promise<void>
  /** AUTH-16: a token made now, never a remembered one. */
  freshIdToken(): Promise<IdToken>
}

/** The embedded provider: it answers under this very origin and keeps its session in a cookie of its own. */
export const embeddedIdentity: IdentityClient = {
  signUp: (body) => call(signUp, { body }),
  signIn: (body) => call(signIn, { body }),
  async signOut() {
    await call(signOut, { body: {} })
  },
  async signInWithGoogle({ from, redirect }) {
    const body = { provider: 'google', from, ...(redirect === null ? {} : { redirect }) } as const
    const { address } = await call(startGoogle, { body })
    // In this page's place: going back from there leads to the page before, not here and out again.
    window.location.replace(address)
    return new Promise(() => {})
  },
  freshIdToken: () => call(idToken, {}),
}
