import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { firebaseEnvironment } from '~/testing/identity/firebase-environment'
import { ConfigError, parseConfig } from './config'

const GIVEN = firebaseEnvironment()
const account: Record<string, string> = JSON.parse(GIVEN.FIREBASE_SERVICE_ACCOUNT)
const folder = mkdtempSync(join(tmpdir(), 'pymentor-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const withAccount = (changes: object) => ({
  ...GIVEN,
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...account, ...changes }),
})

describe('the settings of Firebase', () => {
  it('are read whole, the service account as JSON or from a file', () => {
    const expected = {
      kind: 'firebase',
      projectId: 'pymentor-test',
      apiKey: GIVEN.FIREBASE_API_KEY,
      authDomain: GIVEN.FIREBASE_AUTH_DOMAIN,
      serviceAccount: { clientEmail: account.client_email, privateKey: account.private_key },
    }
    expect(parseConfig(GIVEN).identity).toEqual(expected)
    const file = join(folder, 'account.json')
    writeFileSync(file, GIVEN.FIREBASE_SERVICE_ACCOUNT)
    expect(parseConfig({ ...GIVEN, FIREBASE_SERVICE_ACCOUNT: file }).identity).toEqual(expected)
  })

  it('are not asked for where nobody signs in there', () => {
    expect(parseConfig({ ...GIVEN, IDENTITY: '' }).identity).toEqual({ kind: 'embedded' })
  })

  it.each([
    [{ ...GIVEN, FIREBASE_PROJECT_ID: '' }, 'FIREBASE_PROJECT_ID'],
    [{ ...GIVEN, FIREBASE_API_KEY: '' }, 'FIREBASE_API_KEY'],
    [{ ...GIVEN, FIREBASE_AUTH_DOMAIN: '' }, 'FIREBASE_AUTH_DOMAIN'],
    [{ ...GIVEN, FIREBASE_SERVICE_ACCOUNT: '' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...GIVEN, FIREBASE_PROJECT_ID: 'Py Mentor' }, 'FIREBASE_PROJECT_ID'],
    [{ ...GIVEN, FIREBASE_API_KEY: 'a key' }, 'FIREBASE_API_KEY'],
    [{ ...GIVEN, FIREBASE_AUTH_DOMAIN: 'https://pymentor-test.firebaseapp.com' }, 'FIREBASE_AUTH_DOMAIN'],
    [{ ...GIVEN, FIREBASE_SERVICE_ACCOUNT: join(folder, 'missing.json') }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...GIVEN, FIREBASE_SERVICE_ACCOUNT: folder }, 'FIREBASE_SERVICE_ACCOUNT'],
    [{ ...GIVEN, FIREBASE_SERVICE_ACCOUNT: '{"project_id": "pymen' }, 'FIREBASE_SERVICE_ACCOUNT'],
    [withAccount({ private_key: 'no key' }), 'private_key'],
    [withAccount({ client_email: undefined }), 'client_email'],
    [withAccount({ project_id: 'another' }), 'FIREBASE_SERVICE_ACCOUNT'],
  ])('stop the start with one sentence that tells no secret (%#: %s)', (environment, name) => {
    const refusal = () => parseConfig(environment)
    expect(refusal).toThrow(ConfigError)
    expect(refusal).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`))
    expect(refusal).not.toThrow(/PRIVATE KEY/)
  })
})
