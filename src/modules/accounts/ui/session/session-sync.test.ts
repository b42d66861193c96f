import { describe, expect, it } from 'vitest'
import { CallError, ConnectionError } from '~/platform/http/call'
import type { RegistrationForm } from '../../contract'
import { TERMS_VERSION } from '../../rules'
import { ANA } from '../example-user'
import { createAuthMemory } from './auth-memory'
import { fakeStorage } from './fake-storage'
import { resumeSession } from './resume-session'
import { type SyncPorts, signInAndSync, signUpAndSync } from './session-sync'

const TOKEN = 't'.repeat(100)
const WHO = { uid: 'uid-1', email: ANA.email }
const idToken = (token: string) => ({ token, ...WHO, displayName: 'Ana Gil' })
/** What a provider answers that sends the token with its answer. */
const WITH_TOKEN = 'with a token'
/** What a provider answers that the backend asks itself. */
const BY_BACKEND = 'by the backend'
const CREDENTIALS = { email: ANA.email, password: 'secreto' }
const FORM: RegistrationForm = {
  ...CREDENTIALS,
  firstName: 'Ana',
  lastName: 'Gil',
  confirmPassword: 'secreto',
  acceptedTerms: 'on',
}

const refusal = (status: number, code: string) => new CallError(status, code, 'No.', {})
const offline = () => new ConnectionError('No hay conexión.')

/** What each call answers, one entry a call, the last one for good; an error is thrown. */
type Script = Partial<
  Record<
    'signIn' | 'signUp' | 'freshIdToken' | 'openSession' | 'verifySession' | 'clearSession' | 'autoLogin',
    unknown[]
  >
>

/** Ports that play a script and write down everything that happens, waiting included. */
function play(script: Script, stored: Record<string, string> = {}) {
  const log: string[] = []
  const bodies: unknown[] = []
  const local = fakeStorage(stored)
  const answer = (name: keyof Script, otherwise: unknown) => {
    log.push(name)
    const planned = script[name] ?? [otherwise]
    const next = planned.length > 1 ? planned.shift() : planned[0]
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  }
  const ports: SyncPorts = {
    identity: {
      signUp: async (account) => {
        bodies.push(account)
        return (await answer('signUp', null)) === WITH_TOKEN ? idToken(TOKEN) : null
      },
      signIn: async (credentials) => ((await answer('signIn', null)) === BY_BACKEND ? { credentials } : null),
      signInWithGoogle: async () => {},
      signOut: async () => void log.push('signOut'),
      freshIdToken: async () => idToken(String(await answer('freshIdToken', TOKEN))),
    },
    backend: {
      clearSession: async () => void (await answer('clearSession', null)),
      openSession: async (body) => {
        bodies.push(body)
        await answer('openSession', null)
        return ANA
      },
      autoLogin: async () => {
        await answer('autoLogin', null)
        return ANA
      },
      verifySession: async (body) => {
        bodies.push(body)
        await answer('verifySession', null)
        return ANA
      },
      endSession: async () => void log.push('endSession'),
    },
    memory: createAuthMemory({ local, session: fakeStorage(), isForeignDraft: (key) => key === 'draft-of-luis' }),
    wait: async (ms) => void log.push(`${ms} ms`),
    now: () => 1_700_000_000_000,
  }
  return { ports, log, bodies, local }
}

describe('signInAndSync', () => {
  it('AUTH-16, AUTH-23, DATA-13 clears the old session, waits 300 ms, signs in and sends a fresh token', async () => {
    const { ports, log, bodies } = play({})
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'signed_in', user: ANA, isOtherUser: false })
    expect(log).toEqual(['clearSession', '300 ms', 'signIn', 'freshIdToken', 'openSession'])
    expect(bodies).toEqual([{ token: TOKEN, ...WHO, displayName: 'Ana Gil', timestamp: 1_700_000_000_000 }])
  })

  describe('where the backend asks the provider', () => {
    const signIn = [BY_BACKEND]

    it('AUTH-16, AUTH-23 sends the credentials in one call, in the place of a token', async () => {
      const { ports, log, bodies } = play({ signIn })
      expect((await signInAndSync(CREDENTIALS, ports)).type).toBe('signed_in')
      expect(log).toEqual(['clearSession', '300 ms', 'signIn', 'openSession'])
      expect(bodies).toEqual([{ credentials: CREDENTIALS, timestamp: 1_700_000_000_000 }])
    })

    it('AUTH-17, AUTH-24 tries three times, 1 s apart, and falls back after 500 ms', async () => {
      const { ports, log, bodies } = play({ signIn, openSession: [refusal(500, 'internal')] })
      expect((await signInAndSync(CREDENTIALS, ports)).type).toBe('signed_in')
      const tries = ['openSession', '1000 ms', 'openSession', '1000 ms', 'openSession', '500 ms', 'verifySession']
      expect(log.slice(3)).toEqual(tries)
      expect(bodies.at(-1)).toEqual({ credentials: CREDENTIALS, timestamp: 1_700_000_000_000 })
    })

    it('AUTH-18, AUTH-27 counts the round when the line breaks after clearing', async () => {
      const { ports, local } = play({ signIn, openSession: [offline()], verifySession: [offline()] })
      expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'sync_failed' })
      expect(local.getItem('pymentor-auth-errors')).toBe('1')
    })

    it('AUTH-30 says that there is no connection as soon as nothing could be cleared', async () => {
      const error = offline()
      const { ports, log, local } = play({ signIn, clearSession: [error] })
      expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'refused', error })
      expect(log).not.toContain('openSession')
      expect(local.getItem('pymentor-auth-errors')).toBeNull()
    })

    it.each([
      [401, 'wrong_credentials'],
      [429, 'too_many_attempts'],
    ])(
      'AUTH-30 hands on why the provider refused (%i %s), and keeps a registration that waits',
      async (status, code) => {
        const error = refusal(status, code)
        const { ports, log } = play({ signIn, openSession: [error] })
        const registration = { firstName: 'Ana', lastName: 'Gil', termsVersion: TERMS_VERSION } as const
        ports.memory.rememberRegistration({ email: ANA.email, ...registration })
        expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'refused', error })
        expect(log.at(-1)).toBe('openSession')
        expect(ports.memory.pendingRegistration(ANA.email)).toMatchObject(registration)
      },
    )

    it('AUTH-31 signs out at the provider whom the backend then refuses', async () => {
      const error = refusal(403, 'account_blocked')
      const { ports, log } = play({ signIn, openSession: [error] })
      expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'refused', error })
      expect(log.slice(-2)).toEqual(['openSession', 'signOut'])
    })
  })

  it('AUTH-23 signs in even if the old session could not be cleared', async () => {
    const { ports } = play({ clearSession: [offline()] })
    expect((await signInAndSync(CREDENTIALS, ports)).type).toBe('signed_in')
  })

  it('AUTH-30 hands on why the provider refused, and tells the backend nothing', async () => {
    const error = refusal(401, 'wrong_credentials')
    const { ports, log } = play({ signIn: [error] })
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'refused', error })
    expect(log).toEqual(['clearSession', '300 ms', 'signIn'])
  })

  it('AUTH-17, C-13 tries three times in all, 1 s apart', async () => {
    const { ports, log } = play({ openSession: [offline(), refusal(503, 'unavailable'), null] })
    expect((await signInAndSync(CREDENTIALS, ports)).type).toBe('signed_in')
    expect(log.slice(3)).toEqual(['freshIdToken', 'openSession', '1000 ms', 'openSession', '1000 ms', 'openSession'])
  })

  it('AUTH-24 falls back to verify-session after 500 ms', async () => {
    const { ports, log, bodies } = play({ openSession: [offline()] })
    expect((await signInAndSync(CREDENTIALS, ports)).type).toBe('signed_in')
    expect(bodies.at(-1)).toEqual({ token: TOKEN, ...WHO, timestamp: 1_700_000_000_000 })
    expect(log.slice(-3)).toEqual(['openSession', '500 ms', 'verifySession'])
    expect(log.filter((step) => step === 'openSession')).toHaveLength(3)
  })

  it('AUTH-18 raises the stored counter by one for each exhausted round', async () => {
    const { ports, local } = play({ openSession: [offline()], verifySession: [offline()] })
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'sync_failed' })
    expect(local.getItem('pymentor-auth-errors')).toBe('1')
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'sync_failed' })
    expect(local.getItem('pymentor-auth-errors')).toBe('2')
  })

  it('AUTH-19 clears everything about signing in at the third failed round', async () => {
    const stored = { 'pymentor-auth-errors': '2', 'pymentor-theme': 'light', 'draft-of-luis': 'x', 'pymentor-x': 'y' }
    const { ports, log, local } = play({ openSession: [offline()], verifySession: [offline()] }, stored)
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'start_over' })
    expect(log.slice(-2).sort()).toEqual(['endSession', 'signOut'])
    expect(local.getItem('pymentor-auth-errors')).toBeNull()
    expect(local.getItem('pymentor-x')).toBeNull()
    expect(local.getItem('pymentor-theme')).toBe('light')
    expect(local.getItem('draft-of-luis')).toBe('x')
  })

  it('AUTH-20 resets the counter on success', async () => {
    const { ports, local } = play({}, { 'pymentor-auth-errors': '2' })
    await signInAndSync(CREDENTIALS, ports)
    expect(local.getItem('pymentor-auth-errors')).toBeNull()
  })

  it('AUTH-21 clears what another user left behind', async () => {
    const { ports, local } = play(
      {},
      { 'pymentor-last-user': 'luis-id', 'draft-of-luis': 'x', 'pymentor-theme': 'light' },
    )
    expect(await signInAndSync(CREDENTIALS, ports)).toMatchObject({ type: 'signed_in', isOtherUser: true })
    expect(local.getItem('draft-of-luis')).toBeNull()
    expect(local.getItem('pymentor-theme')).toBe('light')
    expect(local.getItem('pymentor-last-user')).toBe('ana-id')
  })

  it('AUTH-21 leaves everything for the same user', async () => {
    const { ports, local } = play({}, { 'pymentor-last-user': 'ana-id', 'pymentor-x': 'y' })
    expect(await signInAndSync(CREDENTIALS, ports)).toMatchObject({ isOtherUser: false })
    expect(local.getItem('pymentor-x')).toBe('y')
  })

  it.each(['', 't'.repeat(99)])('VAL-01, VAL-02 takes a short token (%#) for invalid and signs out', async (token) => {
    const { ports, log, local } = play({ freshIdToken: [token] })
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'invalid_token' })
    expect(log.at(-1)).toBe('signOut')
    expect(log).not.toContain('openSession')
    expect(local.getItem('pymentor-auth-errors')).toBeNull()
  })

  it('VAL-02 does the same when provider or backend does not take the session for one', async () => {
    const none = play({ freshIdToken: [refusal(401, 'not_authenticated')] })
    expect(await signInAndSync(CREDENTIALS, none.ports)).toEqual({ type: 'invalid_token' })
    const forged = play({ openSession: [refusal(401, 'invalid_token')] })
    expect(await signInAndSync(CREDENTIALS, forged.ports)).toEqual({ type: 'invalid_token' })
    expect(forged.log.slice(-2)).toEqual(['openSession', 'signOut'])
  })

  it('goes on to the code where the account has a second step, and stays signed in at the provider', async () => {
    const { ports, log } = play({ openSession: [refusal(403, 'second_step_due')] })
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'second_step_due' })
    expect(log.slice(3)).toEqual(['freshIdToken', 'openSession'])
  })

  it('AUTH-31 does not retry a refusal', async () => {
    const error = refusal(403, 'account_blocked')
    const { ports, log, local } = play({ openSession: [error] })
    expect(await signInAndSync(CREDENTIALS, ports)).toEqual({ type: 'refused', error })
    expect(log.slice(-2)).toEqual(['openSession', 'signOut'])
    expect(local.getItem('pymentor-auth-errors')).toBeNull()
  })
})

describe('the states of signing in', () => {
  it('AUTH-15 is signed out until the backend has the session, too', async () => {
    const failing = play({ openSession: [offline()], verifySession: [offline()] })
    await signInAndSync(CREDENTIALS, failing.ports)
    expect(failing.ports.memory.markedSession()).toBeNull()
    const { ports } = play({})
    await signInAndSync(CREDENTIALS, ports)
    expect(ports.memory.markedSession()).toBe(ANA.id)
  })

  it('AUTH-29 a sync that is refused hands on status, code and sentence', async () => {
    const { ports } = play({ openSession: [refusal(403, 'account_blocked')] })
    expect(await signInAndSync(CREDENTIALS, ports)).toMatchObject({
      error: { status: 403, code: 'account_blocked', message: 'No.' },
    })
  })
})

describe('signUpAndSync', () => {
  const registration = { firstName: 'Ana', lastName: 'Gil', termsVersion: TERMS_VERSION } as const

  it('DATA-15, VAL-24 creates the account with its display name, then sends names and consent', async () => {
    const { ports, log, bodies } = play({})
    expect((await signUpAndSync(FORM, ports)).type).toBe('signed_in')
    expect(log).toEqual(['signUp', 'freshIdToken', 'openSession'])
    expect(bodies[0]).toEqual({ ...CREDENTIALS, name: 'Ana Gil' })
    expect(bodies[1]).toMatchObject({ token: TOKEN, displayName: 'Ana Gil', registration })
  })

  it('says where the visitor was going, so that the mail leads back there', async () => {
    const { ports, bodies } = play({})
    await signUpAndSync(FORM, ports, '/checkout/trial')
    expect(bodies[1]).toMatchObject({ goesTo: '/checkout/trial' })
  })

  it('AUTH-16 needs no other call for the token where it comes with the new account', async () => {
    const { ports, log, bodies } = play({ signUp: [WITH_TOKEN] })
    expect((await signUpAndSync(FORM, ports)).type).toBe('signed_in')
    expect(log).toEqual(['signUp', 'openSession'])
    expect(bodies[1]).toMatchObject({ token: TOKEN, registration })
  })

  it('AUTH-37 forgets a registration that was refused', async () => {
    const error = refusal(409, 'email_taken')
    const { ports } = play({ signUp: [error] })
    expect(await signUpAndSync(FORM, ports)).toEqual({ type: 'refused', error })
    expect(ports.memory.pendingRegistration(FORM.email)).toBeNull()
  })

  it('makes no account without names and consent: verify-session is no fallback here', async () => {
    const { ports, log } = play({ openSession: [offline()] })
    expect(await signUpAndSync(FORM, ports)).toEqual({ type: 'sync_failed' })
    expect(log).not.toContain('verifySession')
  })

  it('goes on where a broken connection stopped it: the second try signs in to the account of the first', async () => {
    const { ports, bodies } = play({
      openSession: [offline(), offline(), offline(), null],
      signUp: [null, refusal(409, 'email_taken')],
    })
    expect(await signUpAndSync(FORM, ports)).toEqual({ type: 'sync_failed' })
    expect((await signUpAndSync(FORM, ports)).type).toBe('signed_in')
    expect(bodies.at(-1)).toMatchObject({ registration })
    expect(ports.memory.pendingRegistration(FORM.email)).toBeNull()
  })

  it('sends them with a later sign-in, too', async () => {
    const { ports, bodies } = play({ openSession: [offline(), offline(), offline(), null] })
    await signUpAndSync(FORM, ports)
    expect((await signInAndSync(CREDENTIALS, ports)).type).toBe('signed_in')
    expect(bodies.at(-1)).toMatchObject({ registration })
  })

  it("does not sign in to somebody else's account with the same e-mail", async () => {
    const taken = refusal(409, 'email_taken')
    const { ports } = play({ signUp: [offline(), taken], signIn: [refusal(401, 'wrong_credentials')] })
    expect((await signUpAndSync(FORM, ports)).type).toBe('refused')
    expect(await signUpAndSync(FORM, ports)).toEqual({ type: 'refused', error: taken })
  })
})

describe('resumeSession', () => {
  const ended = refusal(401, 'not_authenticated')

  it('API-04 takes a running session up as it is', async () => {
    const { ports, log } = play({})
    expect(await resumeSession(ports)).toEqual({ type: 'signed_in', user: ANA, isOtherUser: false })
    expect(log).toEqual(['autoLogin'])
    expect(ports.memory.markedSession()).toBe(ANA.id)
  })

  it('AUTH-48 opens a new one for whom the provider still knows', async () => {
    const { ports, log, bodies } = play({ autoLogin: [ended] })
    expect((await resumeSession(ports)).type).toBe('signed_in')
    expect(log).toEqual(['autoLogin', 'freshIdToken', 'openSession'])
    expect(bodies).toEqual([{ token: TOKEN, timestamp: 1_700_000_000_000 }])
  })

  it('tries once, and signs nobody out: whoever asked decides about the next try', async () => {
    const neither = play({ autoLogin: [ended], freshIdToken: [ended] })
    await expect(resumeSession(neither.ports)).rejects.toBe(ended)
    expect(neither.log).toEqual(['autoLogin', 'freshIdToken'])
    const lineCut = play({ autoLogin: [offline()] })
    await expect(resumeSession(lineCut.ports)).rejects.toThrow('No hay conexión.')
    expect(lineCut.log).toEqual(['autoLogin'])
  })

  it('VAL-01 takes a short token for none', async () => {
    const { ports, log } = play({ autoLogin: [ended], freshIdToken: ['t'.repeat(99)] })
    await expect(resumeSession(ports)).rejects.toMatchObject({ status: 401, code: 'invalid_token' })
    expect(log).not.toContain('openSession')
  })

  it('AUTH-21 clears what another user left behind', async () => {
    const { ports, local } = play({}, { 'pymentor-last-user': 'luis-id', 'draft-of-luis': 'x' })
    expect(await resumeSession(ports)).toMatchObject({ isOtherUser: true })
    expect(local.getItem('draft-of-luis')).toBeNull()
  })
})
