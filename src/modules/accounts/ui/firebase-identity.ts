import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getRedirectResult,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type PopupRedirectResolver,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type UserCredential,
  updateProfile,
} from '@firebase/auth'
import type { IdentitySettings } from '../contract'
import { firebaseCode, refusalOf, signedOut } from './firebase-refusals'
import type { IdentityClient } from './identity-client'

/** What Firebase adds: Google, too, is spoken to by its SDK (AUTH-62), which looks the authorized domains up before (AUTH-63). */
export interface FirebaseIdentity extends IdentityClient {
  /**
   * Lets the user choose a Google account (AUTH-41) in a window of Google's. Where that is blocked, Google's page takes the place of this
   * one and the promise never settles: `returnAddress` is opened afterwards, where `freshIdToken` knows the user (C-34).
   */
  signInWithGoogle(returnAddress: string): Promise<{ uid: string }>
}

type FirebaseSettings = Extract<IdentitySettings, { kind: 'firebase' }>
let opened: FirebaseIdentity | undefined

/** The project's one client in this document. */
export function openFirebaseIdentity({ apiKey, authDomain, projectId }: FirebaseSettings): FirebaseIdentity {
  opened ??= createFirebaseIdentity(
    initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
      // The first that the browser grants. No resolver here: signing in by password loads no frame of Google's.
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
    }),
    browserPopupRedirectResolver,
  )
  return opened
}

/** Firebase Authentication, as the sign-in flows know a provider (AUTH-61). `google` is what opens its windows: browsers alone have one. */
export function createFirebaseIdentity(auth: Auth, google?: PopupRedirectResolver): FirebaseIdentity {
  return {
    signUp: ({ email, password, name }) =>
      refusing(async () => {
        const credential = await createUserWithEmailAndPassword(auth, email, password)
        await updateProfile(credential.user, { displayName: name })
        return uidOf(credential)
      }),
    signIn: ({ email, password }) =>
      refusing(async () => uidOf(await signInWithEmailAndPassword(auth, email, password))),
    signOut: () => refusing(() => signOut(auth)),
    freshIdToken: () =>
      refusing(async () => {
        // Does nothing unless this page was left for Google.
        if (google) await getRedirectResult(auth, google)
        await auth.authStateReady()
        if (auth.currentUser === null) throw signedOut()
        return auth.currentUser.getIdToken(true)
      }),

    signInWithGoogle: (returnAddress) =>
      refusing(async () => {
        const provider = new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
        try {
          return uidOf(await signInWithPopup(auth, provider, google))
        } catch (error) {
          if (firebaseCode(error) !== 'auth/popup-blocked') throw error
          // Firebase leads back to the address that the page has when it is left.
          window.history.replaceState(window.history.state, '', returnAddress)
          return signInWithRedirect(auth, provider, google)
        }
      }),
  }
}

const uidOf = ({ user }: UserCredential) => ({ uid: user.uid })

const refusing = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => Promise.reject(refusalOf(error)))
