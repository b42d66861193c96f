import type { NewPasskey, PasskeyProof } from '../passkey-contract'

/** Takes the challenge that was signed, and says whether it is one of ours; asked once. */
export type TakeChallenge = (challenge: string) => Promise<boolean>

/** What of a passkey is needed to check a signature. `publicKey`: COSE, as base64url. */
export type PasskeyKey = { credentialId: string; publicKey: string; counter: number }

/** Checks what authenticators sign, for one site. Everything that is wrong is the answer null. */
export interface PasskeyVerifier {
  rpId: string
  registration(made: NewPasskey, takeChallenge: TakeChallenge): Promise<PasskeyKey | null>
  signIn(proof: PasskeyProof, key: PasskeyKey, takeChallenge: TakeChallenge): Promise<{ counter: number } | null>
}
