import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { exportJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'

export const FIREBASE_PROJECT = 'demo-pymentor'
export const FIREBASE_API_KEY = 'a-key-that-the-emulator-takes'
/** What the official emulator takes for its administrator's access token. */
export const ACCESS_TOKEN = 'owner'
const CLIENT_EMAIL = `tests@${FIREBASE_PROJECT}.iam.gserviceaccount.com`

export type GoogleRequest = { path: string; headers: IncomingHttpHeaders; body: string }
export type GoogleAnswer = { status?: number; body: unknown }

/**
 * Google's key set and its token endpoint, which grants an access token for a sound assertion only. `accounts` answers everything else,
 * as Identity Toolkit would.
 */
export async function standInForGoogle(accounts: (request: GoogleRequest) => GoogleAnswer = () => ({ body: {} })) {
  const tokenKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const accountKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...(await exportJWK(tokenKeys.publicKey)), alg: 'RS256', use: 'sig', kid: 'ours' }
  const requests: GoogleRequest[] = []

  const grant = async (form: URLSearchParams): Promise<GoogleAnswer> => {
    const isSound = await jwtVerify(form.get('assertion') ?? '', accountKeys.publicKey, {
      issuer: CLIENT_EMAIL,
      audience: 'https://oauth2.googleapis.com/token',
      algorithms: ['RS256'],
    }).then(
      ({ payload }) => payload.scope === 'https://www.googleapis.com/auth/identitytoolkit',
      () => false,
    )
    if (!isSound || form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400, body: { error: 'invalid_grant' } }
    return { body: { access_token: ACCESS_TOKEN, expires_in: 3600, token_type: 'Bearer' } }
  }
  const answerTo = (request: GoogleRequest) => {
    if (request.path === '/keys') return { body: { keys: [jwk] } }
    return request.path === '/token' ? grant(new URLSearchParams(request.body)) : accounts(request)
  }

  const server = createServer(async (incoming, response) => {
    const { url: path = '', headers } = incoming
    const request = { path, headers, body: await incoming.reduce((text, chunk) => text + chunk, '') }
    requests.push(request)
    const { status = 200, body } = await answerTo(request)
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`

  return {
    requests,
    serviceAccount: {
      clientEmail: CLIENT_EMAIL,
      privateKey: accountKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    endpoints: {
      accounts: new URL(origin),
      accessTokens: new URL('/token', origin),
      keys: new URL('/keys', origin),
    },
    /** As Google signs ID tokens. */
    signed: (claims: JWTPayload, alg = 'RS256') =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: 'ours', typ: 'JWT' }).sign(tokenKeys.privateKey),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
