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

/** What Firebase adds: Google, too, is spoken to by its SDK (AUTH-62, AUTH-63). */
export interface FirebaseIdentity extends IdentityClient {
  /**
   * Lets the user choose a Google account in a popup. Where popups are blocked the page leaves for Google instead, this never resolves,
   * and the same page gets its answer from `finishGoogleRedirect`.
   */
  signInWithGoogle(): Promise<{ uid: string }>
  /** Who has just come back from Google by redirect, or null. */
  finishGoogleRedirect(): Promise<{ uid: string } | null>
}

type FirebaseSettings = Extract<IdentitySettings, { kind: 'firebase' }>
let opened: FirebaseIdentity | undefined

/** The project's one client in this document. */
export function openFirebaseIdentity({ apiKey, authDomain, projectId }: FirebaseSettings): FirebaseIdentity {
  opened ??= createFirebaseIdentity(
    initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
      // The first that the browser grants. The popup's code is handed to the calls that need it, so that the others load no frame of Google's.
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
    }),
  )
  return opened
}

/** Firebase Authentication, as the sign-in flows know a provider (AUTH-61). */
export function createFirebaseIdentity(auth: Auth): FirebaseIdentity {
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
        await auth.authStateReady()
        if (auth.currentUser === null) throw signedOut()
        return auth.currentUser.getIdToken(true)
      }),

    signInWithGoogle: () =>
      refusing(async () => {
        const provider = new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
        try {
          return uidOf(await signInWithPopup(auth, provider, browserPopupRedirectResolver))
        } catch (error) {
          if (firebaseCode(error) !== 'auth/popup-blocked') throw error
          return signInWithRedirect(auth, provider, browserPopupRedirectResolver)
        }
      }),
    finishGoogleRedirect: () =>
      refusing(async () => {
        const credential = await getRedirectResult(auth, browserPopupRedirectResolver)
        return credential && uidOf(credential)
      }),
  }
}

const uidOf = ({ user }: UserCredential) => ({ uid: user.uid })

const refusing = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => Promise.reject(refusalOf(error)))
