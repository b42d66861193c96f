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
  updateProfile,
} from '@firebase/auth'
import type { IdentitySettings } from '../../contract'
import { firebaseCode, refusalOf, signedOut } from './firebase-refusals'
import type { IdentityClient } from './session-sync'

type FirebaseSettings = Extract<IdentitySettings, { kind: 'firebase' }>
let opened: IdentityClient | undefined

/** The project's one client in this document. */
export function openFirebaseIdentity({ apiKey, authDomain, projectId }: FirebaseSettings): IdentityClient {
  opened ??= createFirebaseIdentity(
    initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
      // The first that the browser grants. The popup's code is handed to the calls that need it, so that the others load no frame of Google's.
      persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence, inMemoryPersistence],
    }),
  )
  return opened
}

/** Firebase Authentication, as the sign-in flows know a provider (AUTH-61, AUTH-63). */
export function createFirebaseIdentity(auth: Auth): IdentityClient {
  return {
    signUp: ({ email, password, name }) =>
      refusing(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password)
        await updateProfile(user, { displayName: name })
        return null
      }),
    signIn: ({ email, password }) =>
      refusing(async () => {
        await signInWithEmailAndPassword(auth, email, password)
        return null
      }),
    signOut: () => refusing(() => signOut(auth)),
    freshIdToken: () =>
      refusing(async () => {
        await auth.authStateReady()
        if (auth.currentUser === null) throw signedOut()
        const { uid, email, displayName } = auth.currentUser
        return {
          token: await auth.currentUser.getIdToken(true),
          uid,
          email: email ?? '',
          displayName: displayName ?? '',
        }
      }),

    signInWithGoogle: () =>
      refusing(async () => {
        // Where popups are blocked the page left for Google, and is opened again when Google has answered.
        if ((await getRedirectResult(auth, browserPopupRedirectResolver)) !== null) return
        const provider = new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
        try {
          await signInWithPopup(auth, provider, browserPopupRedirectResolver)
        } catch (error) {
          if (firebaseCode(error) !== 'auth/popup-blocked') throw error
          await signInWithRedirect(auth, provider, browserPopupRedirectResolver)
        }
      }),
  }
}

const refusing = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => Promise.reject(refusalOf(error)))
