import type { IdentityProvider } from '~/modules/accounts/accounts.server'

/**
 * Identity providers go by real time, whatever the demo's clock says: who signs in now has done so now by the moved clock, and what is
 * over there is over by real time.
 */
export function onMovedClock<Identity extends IdentityProvider>(identity: Identity, offsetMs: () => number): Identity {
  return {
    ...identity,
    async verifyIdToken(token: string) {
      const verified = await identity.verifyIdToken(token)
      return { ...verified, authenticatedAt: new Date(verified.authenticatedAt.getTime() + offsetMs()) }
    },
    tidy: (now: Date) => identity.tidy(new Date(now.getTime() - offsetMs())),
  }
}
