import type { CurrentUser } from '../../contract'
import { PASSKEY_SIGN_IN_FAILED } from '../../passkey-copy'
import { isOffer, offerCookie } from '../../passkey-offer'
import type { Notice } from '../notice'
import { failureOfPasskey } from './failure-of-passkey'
import { offerInField } from './passkey-autofill'
import { signInWithPasskey } from './passkey-calls'
import { hasWebAuthn } from './passkey-support'

/** Tells the login page what has come of a passkey: who is in, or what to say (null: nothing). */
export type Told = { onUser: (user: CurrentUser) => void; onFailure: (notice: Notice | null) => void }

/** By the list of the address's field until `left`, else by the browser's own window at once. Never throws. */
export async function enter({ onUser, onFailure }: Told, left?: AbortSignal): Promise<void> {
  const fail = (error: unknown) => onFailure(failureOfPasskey(error, PASSKEY_SIGN_IN_FAILED))
  if (left) return offerInField({ onUser, onFailure: fail }, left)
  try {
    onUser(await signInWithPasskey())
  } catch (error) {
    fail(error)
  }
}

/** After a sign-in by password: a passkey may be offered, where this device can keep one and nobody has declined. Never throws. */
export async function notePasswordSignIn(): Promise<void> {
  if (!hasWebAuthn() || isOffer(document.cookie, 'declined')) return
  const canKeep = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  if (canKeep) document.cookie = offerCookie('due')
}
