import { call } from '~/platform/http/call'
import type { CurrentUser } from '../../contract'
import * as contract from '../../passkey-contract'

/** ES256 for nearly all devices, Ed25519, and RSA for Windows. */
const ALGORITHMS = [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' as const }))

/** Loaded when a button is pressed: few visits to the page need it. */
const load = () => import('@simplewebauthn/browser')

/** `userId`: whose passkey it must be. */
type Entry = { userId?: string }

/** Throws CallError and ConnectionError, and what the browser throws when there is no passkey or the person leaves. */
export async function signInWithPasskey(entry: Entry = {}): Promise<CurrentUser> {
  return openWith(await askDevice(), entry)
}

/** What the device has signed. `fromAutofill`: once the person takes the passkey from the list of the address's field. */
export async function askDevice({ fromAutofill = false } = {}) {
  const [{ startAuthentication }, { challenge, rpId }] = await Promise.all([
    load(),
    call(contract.startPasskeySignIn, { body: {} }),
  ])
  const optionsJSON = { challenge, rpId, userVerification: 'required' } as const
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: fromAutofill })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Opens the session. Throws CallError and ConnectionError. */
export async function openWith(proof: Awaited<ReturnType<typeof askDevice>>, entry: Entry = {}): Promise<CurrentUser> {
  const { user } = await call(contract.passkeySignIn, { body: { ...proof, ...entry } })
  return user
}

/** Makes a passkey on this device. Throws as above. */
export async function addPasskey(name: string): Promise<void> {
  const [{ startRegistration }, start] = await Promise.all([load(), call(contract.startPasskey, { body: {} })])
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: start.challenge,
      rp: { id: start.rpId, name: 'PyMentor' },
      user: { id: start.userId, name: start.userName, displayName: start.displayName },
      pubKeyCredParams: ALGORITHMS,
      excludeCredentials: start.known.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  })
  const { clientDataJSON, attestationObject } = response
  await call(contract.addPasskey, { body: { name, id, clientDataJSON, attestationObject } })
}

export const renamePasskey = (id: string, name: string) =>
  call(contract.renamePasskey, { params: { id }, body: { name } })
export const removePasskey = (id: string) => call(contract.removePasskey, { params: { id } })
