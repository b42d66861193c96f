import { describe, expect, it } from 'vitest'
import { CallError, ConnectionError } from '~/platform/http/call'
import type { GoogleVisit } from '../../google-visit'
import { TERMS_VERSION } from '../../rules'
import { ANA } from '../example-user'
import { createAuthMemory } from '../session/auth-memory'
import { fakeStorage } from '../session/fake-storage'
import { firstState, type GooglePagePorts, type GooglePageState, googlePage, runGoogleVisit } from './google-page'

const ID_TOKEN = { token: 't'.repeat(100), uid: 'uid-1', email: 'ana@google.example', displayName: 'Ana Gil' }
const BACK: GoogleVisit = { from: 'login', redirect: null, result: 'ok' }
const FAILED = 'No se pudo iniciar sesión con Google. Intenta nuevamente.'
const SYNC_FAILED =
  'Inicio de sesión exitoso con Google, pero hubo un problema al sincronizar con la aplicación. Por favor, cierra esta ventana y vuelve a intentarlo.'

type Script = {
  google?: () => Promise<void>
  openSession?: () => Promise<typeof ANA>
  isThere?: () => boolean
  hears?: boolean
  isFromOwnPage?: boolean
  stored?: Record<string, string>
}

/** Runs a visit on a clock that the script moves; answers all that happened, in order, and the states that were shown. */
async function play(visit: GoogleVisit, script: Script = {}) {
  const log: string[] = []
  const bodies: unknown[] = []
  const states: GooglePageState[] = [firstState(visit)]
  const ports: GooglePagePorts = {
    identity: {
      signUp: () => Promise.reject(new Error('no')),
      signIn: () => Promise.reject(new Error('no')),
      signInWithGoogle: () => {
        log.push('google')
        return (script.google ?? (async () => {}))()
      },
      signOut: async () => void log.push('signOut'),
      freshIdToken: async () => ID_TOKEN,
    },
    backend: {
      clearSession: async () => void log.push('clearSession'),
      openSession: (body) => {
        bodies.push(body)
        return (script.openSession ?? (async () => ANA))()
      },
      verifySession: (body) => {
        bodies.push(body)
        return (script.openSession ?? (async () => ANA))()
      },
      autoLogin: () => Promise.reject(new Error('no')),
      endSession: async () => {},
    },
    memory: createAuthMemory({
      local: fakeStorage(script.stored),
      session: fakeStorage(),
      isForeignDraft: () => false,
    }),
    wait: async (ms) => void log.push(`${ms} ms`),
    now: () => 1_700_000_000_000,
    isFromOwnPage: () => script.isFromOwnPage ?? true,
    opener: {
      isThere: script.isThere ?? (() => true),
      hasHeard: () => script.hears ?? true,
      tell: (message) => void log.push(`tell ${message.type}`),
    },
    closeWindow: () => void log.push('close'),
    goTo: (path) => void log.push(path),
  }
  await runGoogleVisit(visit, ports, (event) => states.push(googlePage(states.at(-1) ?? firstState(visit), event)))
  return { log, bodies, states, shown: states.map(({ type }) => type), last: states.at(-1) }
}

describe('the Google page', () => {
  it('AUTH-23, AUTH-39 clears the old session, waits 300 ms and goes to Google; the page shows each state', async () => {
    const { log, shown } = await play({ ...BACK, result: null })
    expect(log.slice(0, 3)).toEqual(['clearSession', '300 ms', 'google'])
    expect(shown).toEqual(['initializing', 'processing', 'success'])
  })

  it('ends no session when another site has led here', async () => {
    const { log } = await play({ ...BACK, result: null }, { isFromOwnPage: false })
    expect(log[0]).toBe('google')
  })

  it('ends no session of somebody who only proves who they are', async () => {
    const { log } = await play({ ...BACK, from: 'again', result: null })
    expect(log[0]).toBe('google')
  })

  it('AUTH-42, AUTH-43 tells the page that opened it, and closes after 2 s', async () => {
    const { log, bodies, shown } = await play(BACK)
    expect(log).toEqual(['tell signed_in', '2000 ms', 'close'])
    expect(shown).toEqual(['processing', 'processing', 'success'])
    expect(bodies, 'DATA-13').toEqual([{ ...ID_TOKEN, timestamp: 1_700_000_000_000 }])
  })

  it('accepts the terms only where they were shown', async () => {
    const { bodies } = await play({ ...BACK, from: 'register' })
    expect(bodies).toEqual([expect.objectContaining({ registration: { termsVersion: TERMS_VERSION } })])
  })

  it.each([
    [true, ['tell second_step_due', '2000 ms', 'close']],
    [false, ['/auth/segundo-paso?redirect=%2Fmentor-basic']],
  ])('leads to the code where the account has a second step; opened by a page: %s', async (isOpened, expected) => {
    const openSession = () => Promise.reject(new CallError(403, 'second_step_due', 'Falta un paso.', {}))
    const { log } = await play({ ...BACK, redirect: '/mentor-basic' }, { openSession, isThere: () => isOpened })
    expect(log).toEqual(expected)
  })

  it.each([
    [null, '/dashboard?google_success=true'],
    ['/mentor-basic?a=b', '/mentor-basic?a=b'],
  ])('C-34 leads on by itself where no page opened it: redirect %s', async (redirect, home) => {
    expect((await play({ ...BACK, redirect }, { isThere: () => false })).log).toEqual([home])
  })

  it('leads on by itself when the page that opened it goes in the meantime, or does not listen', async () => {
    const there = [true, false]
    const gone = await play(BACK, { isThere: () => there.shift() ?? false })
    const deaf = await play(BACK, { hears: false })
    for (const { log } of [gone, deaf])
      expect(log).toEqual(['tell signed_in', '2000 ms', '/dashboard?google_success=true'])
  })

  it('AUTH-21 starts somebody else than last time at the dashboard', async () => {
    const stored = { 'pymentor-last-user': 'otra' }
    const { log } = await play({ ...BACK, redirect: '/chat' }, { stored, isThere: () => false })
    expect(log).toEqual(['/dashboard'])
  })

  it.each([
    ['login', 'cancelled', 'Error de inicio de sesión con Google', FAILED],
    ['login', 'failed', 'Error de inicio de sesión con Google', FAILED],
    ['register', 'failed', 'Error de registro', FAILED],
    [
      'login',
      'not_linked',
      'Error de inicio de sesión con Google',
      /^Ya tienes una cuenta con este correo\. Inicia sesión con/,
    ],
  ] as const)('AUTH-35, AUTH-38, AUTH-46 says what went wrong: %s, %s', async (from, result, title, description) => {
    const { log, last } = await play({ from, redirect: null, result })
    expect(last).toEqual({ type: 'error', notice: { title, description: expect.stringMatching(description) } })
    expect(log).toEqual(['tell failed'])
  })

  it('AUTH-46 says so when there is no way to Google, and without a connection that', async () => {
    const notice = { title: 'Error de inicio de sesión con Google', description: FAILED }
    const start: GoogleVisit = { ...BACK, result: null }
    const refused = await play(start, {
      google: () => Promise.reject(new CallError(503, 'unavailable', 'No está.', {})),
    })
    expect(refused.last).toEqual({ type: 'error', notice })
    const offline = await play(start, { google: () => Promise.reject(new ConnectionError('No hay conexión.')) })
    expect(offline.last).toEqual({ type: 'error', notice: { ...notice, description: 'No hay conexión.' } })
  })

  it('AUTH-17, AUTH-36, AUTH-47 tries the session three times and once more, then says that it is the session', async () => {
    const { log, bodies, last } = await play(BACK, { openSession: () => Promise.reject(new ConnectionError('no')) })
    expect(bodies).toHaveLength(4)
    expect(log).toEqual(['1000 ms', '1000 ms', '500 ms', 'tell failed'])
    expect(last).toEqual({
      type: 'error',
      notice: { title: 'Error al sincronizar con el backend', description: SYNC_FAILED },
    })
  })

  it('AUTH-19 starts over the third time in a row', async () => {
    const { log } = await play(BACK, {
      openSession: () => Promise.reject(new ConnectionError('no')),
      stored: { 'pymentor-auth-errors': '2' },
      isThere: () => false,
    })
    expect(log.at(-1)).toBe('/login?force_clean=true')
  })

  it('AUTH-31 shows the reason of a refusal', async () => {
    const blocked = new CallError(403, 'account_blocked', 'Esta cuenta de usuario ha sido deshabilitada.', {})
    const { last } = await play(BACK, { openSession: () => Promise.reject(blocked) })
    expect(last).toMatchObject({ type: 'error', notice: { description: blocked.message } })
  })

  it('AUTH-44 begins anew after an error, and stays a success', () => {
    const notice = { title: 'x', description: 'y' }
    expect(googlePage({ type: 'error', notice }, { type: 'retried' })).toEqual({ type: 'initializing' })
    for (const event of [{ type: 'retried' }, { type: 'failed', notice }, { type: 'google_answered' }] as const)
      expect(googlePage({ type: 'success' }, event)).toEqual({ type: 'success' })
  })
})
