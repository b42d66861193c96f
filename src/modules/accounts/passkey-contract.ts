import type * as z from 'zod/mini'
import { endpoint } from '~/platform/http/endpoint'
import type { CurrentUser } from './contract'
import type * as input from './passkey-input'

export type NewPasskey = z.output<typeof input.addPasskey.body>
export type PasskeyProof = z.output<typeof input.passkeySignIn.body>

/** One of one's own. Dates are ISO strings. */
export type OwnPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

/** What a new passkey is made for. `challenge`, `userId` and the known ids are base64url. */
export type PasskeyStart = {
  challenge: string
  rpId: string
  userId: string
  userName: string
  displayName: string
  known: string[]
}

export const startPasskey = endpoint<PasskeyStart, typeof input.startPasskey>('POST', '/api/user/passkey-start')
export const addPasskey = endpoint<OwnPasskey, typeof input.addPasskey>('POST', '/api/user/passkeys')
export const renamePasskey = endpoint<OwnPasskey, typeof input.renamePasskey>('PATCH', '/api/user/passkeys/:id')
export const removePasskey = endpoint<{ ok: true }, typeof input.removePasskey>('DELETE', '/api/user/passkeys/:id')

/** Says nothing of any account: the authenticator knows which passkeys it has. */
export const startPasskeySignIn = endpoint<{ challenge: string; rpId: string }, typeof input.startPasskeySignIn>(
  'POST',
  '/api/auth/passkey/start',
)
export const passkeySignIn = endpoint<{ user: CurrentUser }, typeof input.passkeySignIn>(
  'POST',
  '/api/auth/passkey/sign-in',
)
