import type { PasskeyVerifier } from '~/modules/accounts/accounts.server'

/** Ed25519, ECDSA with P-256, RSA with SHA-256. */
const ALGORITHMS = [-8, -7, -257]

/**
 * Checks passkeys of the site at `publicUrl`, which alone says what origin and rpId are right. The person must have been verified (PIN,
 * finger, face). The library is loaded with the first check.
 */
export function createWebauthn(publicUrl: URL): PasskeyVerifier {
  const rpId = publicUrl.hostname
  const site = { expectedOrigin: publicUrl.origin, expectedRPID: rpId, requireUserVerification: true } as const
  const load = () => import('@simplewebauthn/server')

  return {
    rpId,

    async registration({ id, clientDataJSON, attestationObject }, takeChallenge) {
      const { verifyRegistrationResponse } = await load()
      const response = { clientDataJSON, attestationObject }
      const checked = await verifyRegistrationResponse({
        ...site,
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: takeChallenge,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null)
      if (!checked?.verified) return null
      const { credential } = checked.registrationInfo
      const publicKey = Buffer.from(credential.publicKey).toString('base64url')
      return { credentialId: credential.id, publicKey, counter: credential.counter }
    },

    async signIn({ id, ...response }, key, takeChallenge) {
      const { verifyAuthenticationResponse } = await load()
      const checked = await verifyAuthenticationResponse({
        ...site,
        response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        expectedChallenge: takeChallenge,
        credential: {
          id: key.credentialId,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          counter: key.counter,
        },
      }).catch(() => null)
      return checked?.verified ? { counter: checked.authenticationInfo.newCounter } : null
    },
  }
}
