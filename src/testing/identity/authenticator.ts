import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')
const PRESENT_AND_VERIFIED = 0x05
const PRESENT = 0x01
const WITH_CREDENTIAL = 0x40

type Signing = { challenge: string; origin?: string; rpId?: string; counter?: number; isVerified?: boolean }

/** A device with one passkey, which signs what it is told to: also what a real one would not. */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Signing) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = ({ rpId = 'localhost', counter = 0, isVerified = true }: Signing, credential?: Buffer) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = (isVerified ? PRESENT_AND_VERIFIED : PRESENT) | (credential ? WITH_CREDENTIAL : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
  }

  return {
    id: base64url(credentialId),
    register(signing: Signing) {
      const size = Buffer.from([0, credentialId.length])
      const made = Buffer.concat([Buffer.alloc(16), size, credentialId, coseOf(publicKey)])
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(clientData('webauthn.create', signing)),
        attestationObject: base64url(unattested(authData(signing, made))),
      }
    },
    prove(signing: Signing) {
      const data = authData(signing)
      const client = clientData('webauthn.get', signing)
      return {
        id: base64url(credentialId),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      }
    },
  }
}

/** CBOR by hand: a map of EC2, ES256, P-256 and the point. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)])
}

/** The CBOR map of a passkey that nobody vouches for. */
const unattested = (data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
