import type { EmbeddedIdentity, IdentityProvider, VerifiedIdentity } from '~/modules/accounts/accounts.server'

/**
 * Identity providers go by real time, whatever the demo's clock says: who signs in now has done so now by the moved clock, and what is
 * over there is over by real time.
 */
export function onMovedClock<Identity extends IdentityProvider>(identity: Identity, offsetMs: () => number): Identity {
  return {
    ...identity,
    verifyIdToken: async (token: string) => moved(await identity.verifyIdToken(token), offsetMs()),
    tidy: (now: Date) => identity.tidy(new Date(now.getTime() - offsetMs())),
  }
}

/** With its own sign-in. */
export const embeddedOnMovedClock = (identity: EmbeddedIdentity, offsetMs: () => number): EmbeddedIdentity => ({
  ...onMovedClock(identity, offsetMs),
  async signIn(...given) {
    const { whoIs, cookies } = await identity.signIn(...given)
    return { whoIs: async () => moved(await whoIs(), offsetMs()), cookies }
  },
})

const moved = (identity: VerifiedIdentity, offsetMs: number): VerifiedIdentity => ({
  ...identity,
  authenticatedAt: new Date(identity.authenticatedAt.getTime() + offsetMs),
})
