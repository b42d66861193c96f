import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firebaseHarness } from '~/testing/identity/firebase-harness'
import { identityContract } from '~/testing/identity/identity-contract'

const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
if (host === undefined) throw new Error('npm run test:firebase starts the emulator, which says where it is')
const emulator = `http://${host}`

identityContract('Firebase', () => firebaseHarness({ emulator, hidesEmails: true }))
identityContract('Firebase, older project', () => firebaseHarness({ emulator, hidesEmails: false }))

describe('Firebase in the browser', () => {
  let harness: Awaited<ReturnType<typeof firebaseHarness>>
  beforeAll(async () => {
    harness = await firebaseHarness({ emulator, hidesEmails: true })
  })
  afterAll(() => harness.stop())
  const account = (email: string) => ({ email, password: 'una contraseña de prueba', name: 'Ana Prueba' })
  const refusal = (code: string) => expect.objectContaining({ name: 'CallError', code })

  it('AUTH-61 signs up with a display name, and is signed in at once', async () => {
    const { client } = harness.browser()
    await client.signUp(account('nueva@navegador.example'))
    expect(await client.freshIdToken()).toEqual({
      token: expect.stringMatching(/^ey/),
      uid: expect.stringMatching(/./),
      email: 'nueva@navegador.example',
      displayName: 'Ana Prueba',
    })
  })

  it('AUTH-31 does not get in while disabled', async () => {
    const { email, password, name } = account('bloqueada@navegador.example')
    const subject = await harness.createAccount({ email, password, name })
    await harness.identity.setDisabled({ subject, email }, true)
    await expect(harness.browser().client.signIn({ email, password })).rejects.toEqual(refusal('account_blocked'))
    await harness.identity.setDisabled({ subject, email }, false)
    const { client } = harness.browser()
    await client.signIn({ email, password })
    expect((await client.freshIdToken()).uid).toBe(subject)
  })

  it('AUTH-32, AUTH-37 says why it was refused', async () => {
    const { client } = harness.browser()
    await client.signUp(account('tomada@navegador.example'))
    const other = harness.browser().client
    await expect(other.signUp(account('tomada@navegador.example'))).rejects.toEqual(refusal('email_taken'))
    const weak = { ...account('debil@navegador.example'), password: '12345' }
    await expect(other.signUp(weak)).rejects.toEqual(refusal('weak_password'))
    const wrong = other.signIn({ email: 'tomada@navegador.example', password: 'no es esta' })
    await expect(wrong).rejects.toEqual(refusal('wrong_credentials'))
    const nobody = other.signIn({ email: 'nadie@navegador.example', password: 'no es esta' })
    await expect(nobody).rejects.toEqual(refusal('wrong_credentials'))
  })

  it('AUTH-61 makes no more tokens after signing out', async () => {
    const { client } = harness.browser()
    await client.signUp(account('fuera@navegador.example'))
    await client.signOut()
    await expect(client.freshIdToken()).rejects.toEqual(refusal('not_authenticated'))
  })

  it('AUTH-01, AUTH-62 knows a Google account by its own id, its picture, and that it has no password', async () => {
    const person = {
      sub: 'google-123',
      email: 'ana@google.example',
      name: 'Ana de Google',
      picture: 'https://lh3.googleusercontent.com/a/ana',
    }
    const session = await harness.signInWithGoogle(person)
    expect(await harness.identity.verifyIdToken(await session.freshIdToken())).toMatchObject({
      email: person.email,
      emailVerified: true,
      displayName: person.name,
      avatar: person.picture,
      hasPassword: false,
      googleId: person.sub,
    })
  })
})
