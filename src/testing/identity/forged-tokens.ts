import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const bodyOf = (token: string) => token.split('.')[1] ?? ''

/** The same header and words, and a sound signature with a key of the right kind. */
function signedByStranger(token: string): Promise<string> {
  const { alg = '', ...header } = decodeProtectedHeader(token)
  const { privateKey } =
    alg === 'EdDSA' ? generateKeyPairSync('ed25519') : generateKeyPairSync('rsa', { modulusLength: 2048 })
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ ...header, alg }).sign(privateKey)
}

/** With an HMAC whose key everybody knows, as careless verifiers accept. */
const signedByNobody = (token: string) =>
  new SignJWT(decodeJwt(token))
    .setProtectedHeader({ ...decodeProtectedHeader(token), alg: 'HS256' })
    .sign(new TextEncoder().encode(' '))

function withOtherWords(token: string): string {
  const [header, , signature] = token.split('.')
  return `${header}.${encoded({ ...decodeJwt(token), email: 'otra@contrato.example' })}.${signature}`
}

/** What each is, and how it is made of a genuine token. No provider takes any of them. */
export const FORGED_TOKENS: readonly (readonly [string, (genuine: string) => string | Promise<string>])[] = [
  ['unsigned', (token) => `${encoded({ alg: 'none', typ: 'JWT' })}.${bodyOf(token)}.`],
  ['unsigned, and called signed', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['signed by a stranger', signedByStranger],
  ['signed with a key that is no secret', signedByNobody],
  ['with other words than were signed', withOtherWords],
  ['that is none', () => 'x'.repeat(200)],
  ['in three parts that are none', () => Array(3).fill('x'.repeat(60)).join('.')],
  ['that is cut off', (token) => token.slice(0, 80)],
  ['that is empty', () => ''],
]
