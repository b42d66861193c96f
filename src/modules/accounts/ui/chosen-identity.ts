import type { IdentitySettings } from '../contract'
import { embeddedIdentity, type IdentityClient } from './identity-client'

/** The provider that this installation signs in at. Firebase's SDK is loaded with its first call. */
export function chosenIdentity(settings: IdentitySettings): IdentityClient {
  if (settings.kind === 'embedded') return embeddedIdentity
  const load = async () => (await import('./firebase-identity')).openFirebaseIdentity(settings)
  return {
    signUp: async (account) => (await load()).signUp(account),
    signIn: async (credentials) => (await load()).signIn(credentials),
    async signInWithGoogle() {
      const firebase = await load()
      // Where popups are blocked the page is opened again when Google has answered.
      return (await firebase.finishGoogleRedirect()) ?? firebase.signInWithGoogle()
    },
    signOut: async () => (await load()).signOut(),
    freshIdToken: async () => (await load()).freshIdToken(),
  }
}
