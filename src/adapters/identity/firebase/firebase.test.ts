import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  FIREBASE_API_KEY,
  FIREBASE_PROJECT,
  type GoogleAnswer,
  standInForGoogle,
} from '~/testing/identity/google-stand-in'
import { createFirebaseIdentity } from './firebase'

const SUBJECT = 'ana-1'
const someone = { subject: SUBJECT, email: 'ana@example.com' }
const account = { localId: SUBJECT, email: 'ana@example.com', providerUserInfo: [{ providerId: 'password' }] }

let google: Awaited<ReturnType<typeof standInForGoogle>>
let answer: (path: string) => GoogleAnswer
beforeAll(async () => {
  google = await standInForGoogle(({ path }) => answer(path))
})
afterAll(() => google.stop())
beforeEach(() => {
  google.requests.length = 0
  answer = () => ({ body: { users: [account] } })
})

const firebase = (endpoints: Partial<typeof google.endpoints> = {}) =>
  createFirebaseIdentity({
    projectId: FIREBASE_PROJECT,
    apiKey: FIREBASE_API_KEY,
    serviceAccount: google.serviceAccount,
    siteUrl: new URL('https://pymentor.example'),
    endpoints: { ...google.endpoints, ...endpoints },
  })
const refusing =
  (message: string, status = 400) =>
  (): GoogleAnswer => ({ status, body: { error: { code: status, message } } })
const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code })
const NOTED = '{"pymentorConfirmed":"ana@example.com"}'
/** Where nobody listens. */
const NOWHERE = new URL('http://127.0.0.1:1')

describe('ID tokens of Firebase', () => {
  const seconds = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${FIREBASE_PROJECT}`,
    aud: FIREBASE_PROJECT,
    sub: SUBJECT,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds - 100,
  }
  const verify = async (changes: object = {}, alg?: string) =>
    firebase().verifyIdToken(await google.signed({ ...claims, ...changes }, alg))

  it('AUTH-16 are taken with what the account says now', async () => {
    expect(await verify({ email: 'old@example.com' })).toMatchObject({
      ...someone,
      hasPassword: true,
      authenticatedAt: new Date(claims.auth_time * 1000),
    })
  })

  it.each([
    ['TIME-12 older than five minutes, though Google made it for an hour', { iat: seconds - 400 }],
    ['of somebody who will sign in later', { auth_time: seconds + 300 }],
    ['that does not say when somebody signed in', { auth_time: undefined }],
    ['made in the future', { iat: seconds + 300 }],
    ['of a subject that is too long', { sub: 'x'.repeat(129) }],
  ])('VAL-01 are refused: %s', async (_, changes) => {
    await expect(verify(changes)).rejects.toEqual(refusal('invalid_token'))
  })

  it('VAL-01 are refused with another algorithm than Google uses', async () => {
    await expect(verify({}, 'RS512')).rejects.toEqual(refusal('invalid_token'))
  })

  it.each([
    ['Firebase alone says so', {}, false],
    ['our code proved it', { customAttributes: NOTED }, true],
    ['our code proved an earlier one', { customAttributes: '{"pymentorConfirmed":"otra@example.com"}' }, false],
    ['Google knows it', { providerUserInfo: [{ providerId: 'google.com', email: 'ana@example.com' }] }, true],
    ['Google knows another', { providerUserInfo: [{ providerId: 'google.com', email: 'otra@example.com' }] }, false],
    ['our code proved what Firebase takes back', { emailVerified: false, customAttributes: NOTED }, false],
  ])('count the address as verified when %s: %j is %s', async (_, said, isVerified) => {
    answer = () => ({ body: { users: [{ ...account, emailVerified: true, ...said }] } })
    expect(await verify()).toMatchObject({ emailVerified: isVerified })
  })

  it('are refused once the account is gone, its sessions were ended, or it was disabled', async () => {
    answer = () => ({ body: {} })
    await expect(verify()).rejects.toEqual(refusal('invalid_token'))
    answer = () => ({ body: { users: [{ ...account, validSince: String(seconds - 50) }] } })
    await expect(verify()).rejects.toEqual(refusal('invalid_token'))
    answer = () => ({ body: { users: [{ ...account, disabled: true }] } })
    await expect(verify()).rejects.toEqual(refusal('account_blocked'))
  })

  it('are nobody’s fault when the keys cannot be read', async () => {
    const token = await google.signed(claims)
    await expect(firebase({ keys: NOWHERE }).verifyIdToken(token)).rejects.toEqual(refusal('unavailable'))
    answer = () => ({ status: 500, body: {} })
    const broken = firebase({ keys: new URL('/elsewhere', google.endpoints.keys) })
    await expect(broken.verifyIdToken(token)).rejects.toEqual(refusal('unavailable'))
  })

  it('cost one reading of the keys', async () => {
    const identity = firebase()
    for (const auth_time of [seconds - 3, seconds - 2, seconds - 1]) {
      await identity.verifyIdToken(await google.signed({ ...claims, auth_time }))
    }
    expect(google.requests.filter(({ path }) => path === '/keys')).toHaveLength(1)
  })
})

describe('Google’s words', () => {
  it.each([
    ['USER_NOT_FOUND', 'not_found'],
    ['EMAIL_NOT_FOUND', 'not_found'],
    ['INVALID_PASSWORD', 'wrong_credentials'],
    ['INVALID_LOGIN_CREDENTIALS', 'wrong_credentials'],
    ['USER_DISABLED', 'account_blocked'],
    ['EXPIRED_OOB_CODE', 'invalid_link'],
    ['INVALID_OOB_CODE', 'invalid_link'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak_password'],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing requirements: [x]', 'weak_password'],
    ['EMAIL_EXISTS', 'email_taken'],
    ['INVALID_EMAIL', 'invalid_input'],
    ['OPERATION_NOT_ALLOWED : The identity provider configuration is disabled.', 'password_sign_in_disabled'],
    ['PASSWORD_LOGIN_DISABLED', 'password_sign_in_disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.', 'too_many_attempts'],
    ['QUOTA_EXCEEDED : Exceeded daily quota for email actions.', 'unavailable'],
  ])('%s becomes %s', async (message, code) => {
    answer = refusing(message)
    await expect(firebase().rename(someone, 'Ana')).rejects.toEqual(refusal(code))
  })

  it('say for how long to leave an account alone', async () => {
    answer = refusing('TOO_MANY_ATTEMPTS_TRY_LATER')
    const details = { retryAfterSeconds: expect.any(Number) }
    await expect(firebase().rename(someone, 'Ana')).rejects.toMatchObject({ details })
  })

  it.each([
    ['an error of its own', () => ({ status: 503, body: { error: { message: 'backend error' } } })],
    ['too many requests', refusing('RESOURCE_EXHAUSTED', 429)],
    ['something else than JSON', () => ({ status: 200, body: '<html>' })],
  ])('are not there: %s', async (_, broken) => {
    answer = broken
    await expect(firebase().rename(someone, 'Ana')).rejects.toEqual(refusal('unavailable'))
  })

  it('are not there when Google cannot be reached', async () => {
    await expect(firebase({ accounts: NOWHERE }).rename(someone, 'Ana')).rejects.toEqual(refusal('unavailable'))
    await expect(firebase({ accessTokens: NOWHERE }).rename(someone, 'Ana')).rejects.toEqual(refusal('unavailable'))
  })

  it('that nobody foresaw stay a defect, for the log', async () => {
    answer = refusing('API_KEY_INVALID : not valid')
    await expect(firebase().rename(someone, 'Ana')).rejects.toThrow('accounts:update answered 400 API_KEY_INVALID')
  })
})

describe('taking an account over', () => {
  it('sets the password, takes what was linked away, and notes the address, in one call after the code is used up', async () => {
    const linked = { ...account, providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }] }
    answer = (path) => {
      if (path.endsWith('accounts:resetPassword'))
        return { body: { requestType: 'VERIFY_EMAIL', email: someone.email } }
      return { body: path.endsWith(':lookup') ? { users: [{ ...linked, emailVerified: true }] } : { localId: SUBJECT } }
    }
    expect(await firebase().takeOver('a code', 'una clave bien larga')).toEqual(someone)
    const updates = google.requests.filter(({ path }) => path.endsWith(':update')).map(({ body }) => JSON.parse(body))
    expect(updates).toEqual([
      { oobCode: 'a code' },
      {
        localId: SUBJECT,
        password: 'una clave bien larga',
        validSince: expect.stringMatching(/^\d+$/),
        deleteProvider: ['google.com'],
        customAttributes: NOTED,
      },
    ])
  })
})

describe('calls to Google', () => {
  it('prove who we are by the service account, or by the browsers’ key and our address, never both', async () => {
    const identity = firebase()
    answer = () => ({ body: { localId: SUBJECT } })
    await identity.changePassword(someone, { current: 'la de antes', next: 'la de ahora' })
    const [asBrowser, asAdmin] = google.requests.filter(({ path }) => path.includes('accounts:'))
    expect(asBrowser).toMatchObject({
      path: '/v1/accounts:signInWithPassword',
      headers: { 'x-goog-api-key': FIREBASE_API_KEY, referer: 'https://pymentor.example/' },
    })
    expect(asBrowser?.headers).not.toHaveProperty('authorization')
    expect(asAdmin).toMatchObject({
      path: `/v1/projects/${FIREBASE_PROJECT}/accounts:update`,
      headers: { authorization: 'Bearer owner' },
    })
    expect(asAdmin?.headers).not.toHaveProperty('x-goog-api-key')
  })

  it('do not change a password that opens somebody else’s account', async () => {
    answer = () => ({ body: { localId: 'another' } })
    const change = firebase().changePassword(someone, { current: 'la de antes', next: 'la de ahora' })
    await expect(change).rejects.toEqual(refusal('wrong_credentials'))
    expect(google.requests.some(({ path }) => path.endsWith(':update'))).toBe(false)
  })

  it('share one access token, and get another when Google no longer takes it', async () => {
    const identity = firebase()
    const grants = () => google.requests.filter(({ path }) => path === '/token').length
    await Promise.all([
      identity.rename(someone, 'Ana'),
      identity.rename(someone, 'Ana'),
      identity.deletePerson(SUBJECT),
    ])
    expect(grants()).toBe(1)
    answer = refusing('UNAUTHENTICATED', 401)
    await expect(identity.rename(someone, 'Ana')).rejects.toThrow()
    answer = () => ({ body: {} })
    await identity.rename(someone, 'Ana')
    expect(grants()).toBe(2)
  })
})
