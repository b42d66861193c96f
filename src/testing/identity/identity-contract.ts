import { randomUUID } from 'node:crypto'
import { decodeJwt, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IdentityProvider } from '~/modules/accounts/accounts.server'
import { FORGED_TOKENS } from './forged-tokens'

type Account = { email: string; password: string; name: string }
type Credentials = { email: string; password: string }

/** A person signed in at the provider. Answers a token made now, and rejects once the session is over. */
export type ProviderSignIn = { freshIdToken(): Promise<string> }

/** What differs between the providers, for their contract. */
export type IdentityHarness = {
  identity: IdentityProvider
  /** As a browser registers. Answers the subject. */
  createAccount(account: Account): Promise<string>
  /** As a browser signs in, with a session of its own. Rejects with the `code` of our errors. */
  signIn(credentials: Credentials): Promise<ProviderSignIn>
  /** The header and claims of a genuine token, signed with a key that the provider signs with. */
  signed(claims: JWTPayload): Promise<string>
  stop(): Promise<void>
}

const PASSWORD = 'una contraseña de prueba'
const NEXT_PASSWORD = 'otra contraseña de prueba'
/** Long enough for every form, and the first that anybody tries. */
const WEAK_PASSWORD = '123456'
const MINUTE_MS = 60_000

/** What every identity provider does, said by `modules/accounts/ports/identity-port.ts`. */
export function identityContract(name: string, makeHarness: () => Promise<IdentityHarness>) {
  describe(`identity provider: ${name}`, () => {
    let harness: IdentityHarness
    beforeAll(async () => {
      harness = await makeHarness()
    })
    afterAll(() => harness?.stop())

    const newEmail = () => `persona-${randomUUID()}@contrato.example`
    const person = async () => {
      const email = newEmail()
      const subject = await harness.createAccount({ email, password: PASSWORD, name: 'Ana Prueba' })
      return { subject, email }
    }
    const signIn = (email: string, password = PASSWORD) => harness.signIn({ email, password })
    const tokenOf = async (email: string, password = PASSWORD) => (await signIn(email, password)).freshIdToken()
    const verified = async (email: string, password = PASSWORD) =>
      harness.identity.verifyIdToken(await tokenOf(email, password))
    const refusal = (code: string) => expect.objectContaining({ code })
    /** Tokens are no longer made, or no longer taken. */
    const isOver = (session: ProviderSignIn) =>
      expect(session.freshIdToken().then(harness.identity.verifyIdToken)).rejects.toThrow()

    describe('ID tokens', () => {
      let genuine: string
      beforeAll(async () => {
        genuine = await tokenOf((await person()).email)
      })

      it('AUTH-16 DATA-01 says who somebody is, and how and when they proved it', async () => {
        const { subject, email } = await person()
        const before = Date.now()
        const identity = await verified(email)
        expect(identity).toEqual({
          issuer: harness.identity.issuer,
          subject,
          email,
          emailVerified: false,
          displayName: 'Ana Prueba',
          avatar: null,
          hasPassword: true,
          googleId: null,
          authenticatedAt: expect.any(Date),
        })
        expect(Math.abs(identity.authenticatedAt.getTime() - before)).toBeLessThan(MINUTE_MS)
      })

      it('takes what the provider has signed with this key', async () => {
        const token = await harness.signed(decodeJwt(genuine))
        await expect(harness.identity.verifyIdToken(token)).resolves.toBeDefined()
      })

      const seconds = () => Math.floor(Date.now() / 1000)
      it.each<[string, (claims: JWTPayload) => JWTPayload]>([
        ['for another audience', (claims) => ({ ...claims, aud: 'another-project' })],
        ['of another issuer', (claims) => ({ ...claims, iss: 'https://securetoken.google.com/another-project' })],
        ['without a subject', ({ sub: _, ...claims }) => claims],
        ['with an empty subject', (claims) => ({ ...claims, sub: '' })],
        ['that is over', (claims) => ({ ...claims, iat: seconds() - 400, exp: seconds() - 100 })],
        ['without an end', ({ exp: _, ...claims }) => claims],
      ])('VAL-01 refuses a token %s', async (_, change) => {
        const token = await harness.signed(change(decodeJwt(genuine)))
        await expect(harness.identity.verifyIdToken(token)).rejects.toEqual(refusal('invalid_token'))
      })

      it.each(FORGED_TOKENS)('VAL-01 refuses a token %s', async (_, forge) => {
        await expect(harness.identity.verifyIdToken(await forge(genuine))).rejects.toEqual(refusal('invalid_token'))
      })
    })

    describe('a forgotten password', () => {
      it('has no code for an address that nobody here has', async () => {
        expect(await harness.identity.passwordResetCode('nadie@contrato.example')).toBeNull()
      })

      it('is replaced once, and ends what was open with the old one', async () => {
        const { subject, email } = await person()
        const session = await signIn(email)
        const code = await codeFor(email)
        expect(await harness.identity.resetPassword(code, NEXT_PASSWORD)).toEqual({ subject, email })
        await isOver(session)
        await expect(signIn(email)).rejects.toEqual(refusal('wrong_credentials'))
        expect(await verified(email, NEXT_PASSWORD)).toMatchObject({ subject })
        const again = harness.identity.resetPassword(code, 'una tercera contraseña')
        await expect(again).rejects.toEqual(refusal('invalid_link'))
        await expect(verified(email, NEXT_PASSWORD)).resolves.toBeDefined()
      })

      it('is not replaced by a weak one, which leaves the code good', async () => {
        const { email } = await person()
        const code = await codeFor(email)
        const weak = harness.identity.resetPassword(code, WEAK_PASSWORD)
        await expect(weak).rejects.toEqual(refusal('weak_password'))
        await harness.identity.resetPassword(code, NEXT_PASSWORD)
        await expect(signIn(email, NEXT_PASSWORD)).resolves.toBeDefined()
      })

      it.each(['', 'inventado', 'x'.repeat(500)])('takes no code that was never made (%#)', async (code) => {
        const made = harness.identity.resetPassword(code, NEXT_PASSWORD)
        await expect(made).rejects.toEqual(refusal('invalid_link'))
      })

      it('takes no code that is for something else', async () => {
        const someone = await person()
        const code = await harness.identity.verificationCode(someone)
        const misused = harness.identity.resetPassword(code, NEXT_PASSWORD)
        await expect(misused).rejects.toEqual(refusal('invalid_link'))
        await expect(signIn(someone.email)).resolves.toBeDefined()
      })

      const codeFor = async (email: string) => {
        const code = await harness.identity.passwordResetCode(email)
        if (code === null) throw new Error(`no code for ${email}`)
        return code
      }
    })

    describe('an address', () => {
      it('is verified once by its code', async () => {
        const someone = await person()
        const code = await harness.identity.verificationCode(someone)
        expect(await verified(someone.email)).toMatchObject({ emailVerified: false })
        expect(await harness.identity.confirmEmail(code)).toEqual(someone)
        expect(await verified(someone.email)).toMatchObject({ emailVerified: true })
        await expect(harness.identity.confirmEmail(code)).rejects.toEqual(refusal('invalid_link'))
      })

      it.each(['', 'inventado', 'x'.repeat(500)])(
        'is not confirmed by a code that was never made (%#)',
        async (code) => {
          await expect(harness.identity.confirmEmail(code)).rejects.toEqual(refusal('invalid_link'))
          await expect(harness.identity.readEmailCode(code)).rejects.toEqual(refusal('invalid_link'))
        },
      )

      it('is taken over by its code: the new password alone opens the account, once', async () => {
        const someone = await person()
        const session = await signIn(someone.email)
        const code = await harness.identity.verificationCode(someone)
        expect(await harness.identity.readEmailCode(code)).toEqual({ subject: someone.subject, isChange: false })
        const weak = harness.identity.takeOver(code, WEAK_PASSWORD)
        await expect(weak).rejects.toEqual(refusal('weak_password'))
        expect(await harness.identity.takeOver(code, NEXT_PASSWORD)).toEqual(someone)
        await isOver(session)
        await expect(signIn(someone.email)).rejects.toEqual(refusal('wrong_credentials'))
        expect(await verified(someone.email, NEXT_PASSWORD)).toMatchObject({ ...someone, emailVerified: true })
        const again = harness.identity.takeOver(code, 'una tercera contraseña')
        await expect(again).rejects.toEqual(refusal('invalid_link'))
      })

      it('is not taken over by the code for a change of it', async () => {
        const someone = await person()
        const code = await harness.identity.emailChangeCode(someone, newEmail())
        expect(await harness.identity.readEmailCode(code)).toEqual({ subject: someone.subject, isChange: true })
        const takeover = harness.identity.takeOver(code, NEXT_PASSWORD)
        await expect(takeover).rejects.toEqual(refusal('invalid_link'))
        await expect(signIn(someone.email)).resolves.toBeDefined()
      })

      it('is not confirmed by the code for a forgotten password', async () => {
        const { email } = await person()
        const code = await harness.identity.passwordResetCode(email)
        await expect(harness.identity.confirmEmail(code ?? '')).rejects.toEqual(refusal('invalid_link'))
        expect(await verified(email)).toMatchObject({ emailVerified: false })
      })

      it('changes once the new one is confirmed, not before', async () => {
        const someone = await person()
        const { subject } = someone
        const email = newEmail()
        const code = await harness.identity.emailChangeCode(someone, email)
        expect(await verified(someone.email)).toMatchObject({ subject, email: someone.email })
        expect(await harness.identity.confirmEmail(code)).toEqual({ subject, email })
        expect(await verified(email)).toMatchObject({ subject, email, emailVerified: true })
        await expect(signIn(someone.email)).rejects.toEqual(refusal('wrong_credentials'))
        await expect(harness.identity.confirmEmail(code)).rejects.toEqual(refusal('invalid_link'))
      })

      it('does not change to one that is taken', async () => {
        const someone = await person()
        const other = await person()
        const change = harness.identity.emailChangeCode(someone, other.email)
        await expect(change).rejects.toEqual(refusal('email_taken'))
      })

      it('does not change to one that was taken in the meantime', async () => {
        const someone = await person()
        const email = newEmail()
        const code = await harness.identity.emailChangeCode(someone, email)
        await harness.createAccount({ email, password: PASSWORD, name: 'Otra Persona' })
        await expect(harness.identity.confirmEmail(code)).rejects.toEqual(refusal('email_taken'))
        expect(await verified(someone.email)).toMatchObject(someone)
      })
    })

    describe('a password', () => {
      it('does not change without the current one', async () => {
        const someone = await person()
        const change = harness.identity.changePassword(someone, { current: NEXT_PASSWORD, next: 'una tercera' })
        await expect(change).rejects.toEqual(refusal('wrong_credentials'))
        await expect(signIn(someone.email)).resolves.toBeDefined()
      })

      it('does not change to a weak one', async () => {
        const someone = await person()
        const passwords = { current: PASSWORD, next: WEAK_PASSWORD }
        const change = harness.identity.changePassword(someone, passwords)
        await expect(change).rejects.toEqual(refusal('weak_password'))
        await expect(signIn(someone.email)).resolves.toBeDefined()
      })

      it('changes with the current one, and ends what was open with it', async () => {
        const someone = await person()
        const session = await signIn(someone.email)
        await harness.identity.changePassword(someone, { current: PASSWORD, next: NEXT_PASSWORD })
        await isOver(session)
        await expect(signIn(someone.email)).rejects.toEqual(refusal('wrong_credentials'))
        expect(await verified(someone.email, NEXT_PASSWORD)).toMatchObject(someone)
      })
    })

    describe('a person', () => {
      it('loses what was open when it is ended, and gets in again at once', async () => {
        const someone = await person()
        const session = await signIn(someone.email)
        await harness.identity.endSessions(someone)
        await isOver(session)
        expect(await verified(someone.email)).toMatchObject(someone)
      })

      it('has the new name in the next token', async () => {
        const someone = await person()
        await harness.identity.rename(someone, 'Ana María Ñíguez')
        expect(await verified(someone.email)).toMatchObject({ displayName: 'Ana María Ñíguez' })
      })

      it('AUTH-31 loses what was open when disabled, and gets in again afterwards', async () => {
        const someone = await person()
        const session = await signIn(someone.email)
        await harness.identity.setDisabled(someone, true)
        await isOver(session)
        await harness.identity.setDisabled(someone, false)
        expect(await verified(someone.email)).toMatchObject(someone)
      })

      it('is gone once deleted, and may be deleted again', async () => {
        const { subject, email } = await person()
        const session = await signIn(email)
        await harness.identity.deletePerson(subject)
        await isOver(session)
        await expect(signIn(email)).rejects.toEqual(refusal('wrong_credentials'))
        expect(await harness.identity.passwordResetCode(email)).toBeNull()
        await expect(harness.identity.deletePerson(subject)).resolves.toBeUndefined()
        expect(await harness.createAccount({ email, password: PASSWORD, name: 'Ana Prueba' })).not.toBe(subject)
      })

      it('stays when nothing of theirs is over', async () => {
        const someone = await person()
        await harness.identity.tidy(new Date())
        expect(await verified(someone.email)).toMatchObject(someone)
      })
    })
  })
}
