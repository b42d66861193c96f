import { describe, expect, it } from 'vitest'
import { ConnectionError } from '~/platform/http/call'
import { createAuthMemory } from './auth-memory'
import { contentsOf, fakeStorage } from './fake-storage'
import { asksForCleaning, signOutEverywhere } from './sign-out'

const no = () => Promise.reject(new ConnectionError('No hay conexión.'))
const yes = () => Promise.resolve()
const unused = () => Promise.reject(new Error('not part of signing out'))

function portsWith({
  signOut = yes,
  endSession = yes,
}: {
  signOut?: () => Promise<void>
  endSession?: () => Promise<void>
}) {
  const ended: string[] = []
  const local = fakeStorage({ 'pymentor-theme': 'light', 'draft:ana': 'x', 'pymentor-x': 'y' })
  const session = fakeStorage({ attempts: '1' })
  const note = (name: string, run: () => Promise<void>) => () => {
    ended.push(name)
    return run()
  }
  const memory = createAuthMemory({ local, session, isForeignDraft: (key) => key.startsWith('draft:') })
  const identity = {
    signIn: unused,
    signUp: unused,
    signInWithGoogle: unused,
    freshIdToken: unused,
    signOut: note('provider', signOut),
  }
  const backend = {
    clearSession: unused,
    openSession: unused,
    autoLogin: unused,
    verifySession: unused,
    endSession: note('session', endSession),
  }
  return { ports: { identity, backend, memory }, ended, local, session }
}

describe('signOutEverywhere', () => {
  it('C-22 signs out at the provider and ends the session', async () => {
    const { ports, ended, session, local } = portsWith({})
    expect(await signOutEverywhere({ cleaning: false }, ports)).toEqual({ type: 'signed_out' })
    expect(ended.sort()).toEqual(['provider', 'session'])
    expect(session.length).toBe(0)
    expect(Object.keys(contentsOf(local))).toContain('pymentor-x')
  })

  it('C-23 tolerates that the session could not be ended', async () => {
    const { ports } = portsWith({ endSession: no })
    expect(await signOutEverywhere({ cleaning: false }, ports)).toEqual({ type: 'signed_out' })
  })

  it("AUTH-60 fails with the provider's message, having ended the session all the same", async () => {
    const { ports, ended } = portsWith({ signOut: no })
    expect(await signOutEverywhere({ cleaning: false }, ports)).toEqual({ type: 'failed', message: 'No hay conexión.' })
    expect(ended).toContain('session')
  })

  it('AUTH-60 has words for a failure without any', async () => {
    const { ports } = portsWith({ signOut: () => Promise.reject(new Error('')) })
    const outcome = await signOutEverywhere({ cleaning: false }, ports)
    expect(outcome).toEqual({ type: 'failed', message: 'Error desconocido al cerrar sesión' })
  })

  it('AUTH-59, C-30 cleans this browser whatever the servers answer, but for theme and unsent text', async () => {
    const { ports, local } = portsWith({ signOut: no, endSession: no })
    expect(await signOutEverywhere({ cleaning: true }, ports)).toEqual({ type: 'cleaned' })
    expect(Object.keys(contentsOf(local))).toEqual(['pymentor-theme', 'draft:ana'])
  })
})

describe('asksForCleaning', () => {
  it.each([
    ['from=error', true],
    ['force_clean=true', true],
    ['', false],
    ['from=menu', false],
    ['force_clean=false', false],
  ])('AUTH-59 /logout?%s: %s', (query, asks) => {
    expect(asksForCleaning(new URLSearchParams(query))).toBe(asks)
  })
})
