import { describe, expect, it } from 'vitest'
import { createAuthMemory } from './auth-memory'
import { contentsOf, fakeStorage } from './fake-storage'

const isForeignDraft = (key: string, userId: string) => key.startsWith('draft:') && !key.startsWith(`draft:${userId}:`)

function memoryWith(entries: Record<string, string>) {
  const local = fakeStorage(entries)
  const session = fakeStorage({ attempts: '2' })
  return { local, session, memory: createAuthMemory({ local, session, isForeignDraft }) }
}

const STORED = {
  'pymentor-theme': 'light',
  'pymentor-auth-errors': '2',
  'pymentor-last-user': 'ana',
  'draft:ana:basic': 'print(',
  'draft:luis:basic': 'def',
  'pymentor-list': 'x',
}

describe('createAuthMemory', () => {
  it('AUTH-18 counts failures beyond a reload', () => {
    const { local, memory } = memoryWith({})
    expect(memory.countFailure()).toBe(1)
    expect(createAuthMemory({ local, session: undefined, isForeignDraft }).countFailure()).toBe(2)
    memory.forgetFailures()
    expect(memory.countFailure()).toBe(1)
  })

  it('AUTH-18 starts anew from a counter that is no number', () => {
    expect(memoryWith({ 'pymentor-auth-errors': 'x' }).memory.countFailure()).toBe(1)
  })

  it('C-30 keeps the theme and unsent text when everything is cleared', () => {
    const { local, session, memory } = memoryWith(STORED)
    memory.forgetEverything()
    expect(Object.keys(contentsOf(local))).toEqual([
      'pymentor-theme',
      'pymentor-last-user',
      'draft:ana:basic',
      'draft:luis:basic',
    ])
    expect(session.length).toBe(0)
  })

  it('AUTH-21 keeps only the theme and the own unsent text when somebody else signs in', () => {
    const { local, session, memory } = memoryWith(STORED)
    memory.forgetOthersThan('luis')
    expect(contentsOf(local)).toEqual({ 'pymentor-theme': 'light', 'draft:luis:basic': 'def' })
    expect(session.length).toBe(0)
  })

  it('gives a pending registration back to its own e-mail only', () => {
    const { memory } = memoryWith({})
    const registration = {
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Gil',
      termsVersion: '2025-05-07',
    } as const
    memory.rememberRegistration(registration)
    expect(memory.pendingRegistration('ana@example.com')).toEqual(registration)
    expect(memory.pendingRegistration('luis@example.com')).toBeNull()
    memory.forgetRegistration()
    expect(memory.pendingRegistration('ana@example.com')).toBeNull()
  })

  it('takes a damaged registration for none', () => {
    expect(memoryWith({ 'pymentor-registration': '{"email":' }).memory.pendingRegistration('a@b.es')).toBeNull()
    expect(
      memoryWith({ 'pymentor-registration': '{"email":"a@b.es"}' }).memory.pendingRegistration('a@b.es'),
    ).toBeNull()
  })

  it('works where the browser refuses storage', () => {
    const memory = createAuthMemory({ local: undefined, session: undefined, isForeignDraft })
    memory.rememberUser('ana')
    expect(memory.lastUserId()).toBeNull()
    expect(memory.countFailure()).toBe(1)
    expect(() => memory.forgetEverything()).not.toThrow()
  })

  it('does not fail a sign-in because the storage is full', () => {
    const full = {
      ...fakeStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const memory = createAuthMemory({ local: full, session: undefined, isForeignDraft })
    expect(() => memory.rememberUser('ana')).not.toThrow()
  })

  it('AUTH-54 C-15 DATA-17 counts failed automatic sign-ins in the session storage of this tab', () => {
    const { local, session, memory } = memoryWith({})
    memory.keepAutoLoginFailures(2)
    expect(createAuthMemory({ local, session, isForeignDraft }).autoLoginFailures()).toBe(2)
    expect(contentsOf(session)).toMatchObject({ 'pymentor-auto-login-failures': '2' })
    expect(local.length).toBe(0)
    memory.keepAutoLoginFailures(0)
    expect(memory.autoLoginFailures()).toBe(0)
  })

  it('AUTH-22 knows whose session this browser has until it is signed out', () => {
    const { memory } = memoryWith({})
    memory.markSession('ana')
    expect(memory.markedSession()).toBe('ana')
    memory.markSession(null)
    expect(memory.markedSession()).toBeNull()
  })
})
