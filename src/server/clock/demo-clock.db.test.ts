import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '~/testing/hostile/raw-request'
import { LIVE_ENVIRONMENT } from '~/testing/live-environment'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

const NOW = new Date('2026-03-10T10:00:00Z')
const LIVE = { ...LIVE_ENVIRONMENT, PUBLIC_URL: 'https://localhost' }
let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: NOW })
})
afterAll(() => app.stop())

const get = (to = app) => fetch(`${to.origin}/dev/clock`)
const post = (body: unknown, to = app) => to.browser()('POST', '/dev/clock', body)
const postForm = (fields: Record<string, string>) =>
  fetch(`${app.origin}/dev/clock`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const nowOf = ({ services }: TestApp) => services.clock().toISOString()
afterEach(() => post({ reset: true }))

describe("the demo's clock", () => {
  it('is moved by a call, which answers what time it is then', async () => {
    const answer = await post({ advance: { days: 31, hours: 2 } })
    expect([answer.status, await answer.json()]).toEqual([200, { now: '2026-04-10T12:00:00.000Z' }])
    expect(nowOf(app)).toBe('2026-04-10T12:00:00.000Z')
    expect(await (await post({ reset: true })).json()).toEqual({ now: NOW.toISOString() })
  })

  it('adds moves that come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => post({ advance: { days: 1 } })))
    expect(nowOf(app)).toBe('2026-03-18T10:00:00.000Z')
  })

  it('outlives a restart, and is the same on another instance', async () => {
    await post({ advance: { days: 3 } })
    const other = await startApp({ database: app.database, now: NOW })
    expect(nowOf(other)).toBe('2026-03-13T10:00:00.000Z')
    await post({ advance: { hours: 1 } }, other)
    await expect.poll(() => nowOf(app)).toBe('2026-03-13T11:00:00.000Z')
    await other.stop()
  })

  it.each([
    ['token', async (call: Call) => (await call('GET', '/api/identity/token')).json()],
    ['password', async () => ({ credentials: { email: 'reloj.password@example.com', password: PASSWORD } })],
  ])(
    'lets people sign in by %s and count as just signed in, and signs out whose session is over by it',
    async (by, proof) => {
      const today = await startApp({ database: app.database, now: new Date() })
      const { call } = await today.register(`reloj.${by}@example.com`)
      await post({ advance: { days: 365 } }, today)
      expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
      expect((await call('POST', '/api/auth/firebase-login', await proof(call))).status).toBe(200)
      expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
      await today.stop()
    },
  )

  it('has a page in Spanish with buttons that work without scripts', async () => {
    expect(await (await get()).text()).toContain('El reloj está en hora.')
    const moved = await postForm({ dias: '31' })
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/dev/clock'])
    await postForm({ dias: '', horas: '1' })
    const page = await get()
    const text = await page.text()
    expect(text).toContain('viernes, 10 de abril de 2026, 13:00:00')
    expect(text).toContain('<strong>31 días y 1 hora</strong>')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; (?!.*script)/)
    await postForm({ volver: 'si' })
    expect(nowOf(app)).toBe(NOW.toISOString())
  })

  it.each<Record<string, string>>([
    { dias: '' },
    { dias: '-1' },
    { dias: '1,5' },
    { dias: '"><b>' },
    { dias: '3651' },
    { horas: '999999' },
    {},
  ])('asks again for %o', async (fields) => {
    const answer = await postForm(fields)
    const text = await answer.text()
    expect(answer.status).toBe(422)
    expect(text).toContain('Escribe cuántos días u horas')
    expect(text).not.toContain('"><b>')
  })

  it.each([
    [{}, 422],
    [{ advance: {} }, 422],
    [{ advance: { days: 1.5 } }, 422],
    [{ advance: { days: '1' } }, 422],
    [{ advance: { months: 1 } }, 422],
    [{ reset: false }, 422],
    ['{', 400],
  ])('refuses the call %j', async (body, status) => {
    const answer = await post(body)
    expect(answer.status).toBe(status)
    expect(nowOf(app)).toBe(NOW.toISOString())
  })

  it('goes ten years ahead and no farther', async () => {
    expect((await post({ advance: { days: 3650 } })).status).toBe(200)
    const answer = await post({ advance: { hours: 1 } })
    expect([answer.status, await answer.text()]).toEqual([422, 'El reloj se adelanta diez años como mucho.'])
    const typed = await postForm({ horas: '1' })
    expect([typed.status, await typed.text()]).toEqual([422, expect.stringContaining('diez años como mucho')])
  })

  it('is there for this machine alone, and no other site moves it', async () => {
    const forwarded = { 'X-Forwarded-For': '127.0.0.1' }
    expect((await fetch(`${app.origin}/dev/clock`, { headers: forwarded })).status).toBe(404)
    const call = app.browser()
    expect((await call('POST', '/dev/clock', { advance: { days: 1 } }, forwarded)).status).toBe(404)
    const foreign = { Origin: 'https://mal.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await call('POST', '/dev/clock', { advance: { days: 1 } }, foreign)).status).toBe(403)
    expect(nowOf(app)).toBe(NOW.toISOString())
  })

  it('is not in live mode: no page, and no offset that demo mode left behind', async () => {
    await post({ advance: { days: 3 } })
    const live = await startApp({ database: app.database, environment: LIVE, now: NOW })
    expect(live.services.demoClock).toBeNull()
    expect(nowOf(live)).toBe(NOW.toISOString())
    const { status } = await rawRequest(live.origin, {
      method: 'GET',
      path: '/dev/clock',
      headers: ['Host', 'localhost'],
    })
    expect(status).toBe(404)
    await live.stop()
  })
})
