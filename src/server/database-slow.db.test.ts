import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
let call: Call
beforeAll(async () => {
  app = await startApp()
  ;({ call } = await app.register('slow@example.com'))
})
afterAll(() => app.stop())

/** The next statements of the driver fail so many times, as PostgreSQL says of one that took too long. */
async function whileSlow<T>(statements: number, run: () => Promise<T>): Promise<T> {
  const driver: unknown = '$client' in app.database.db ? app.database.db.$client : undefined
  if (typeof driver !== 'object' || driver === null || !('query' in driver)) throw new Error('no driver to slow down')
  const query = driver.query
  if (typeof query !== 'function') throw new Error('no query to slow down')
  let left = statements
  driver.query = (...args: unknown[]) => {
    left -= 1
    if (left < 0) return query.apply(driver, args)
    return Promise.reject(Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }))
  }
  return run().finally(() => {
    driver.query = query
  })
}

const newcomer = () => ({ email: `nueva-${crypto.randomUUID()}@example.com`, password: PASSWORD, name: 'Ana Prueba' })

it.each<[method: string, path: string, body: (() => object) | undefined]>([
  ['GET', '/api/auth/current-user', undefined],
  ['GET', '/api/auth/session-status', undefined],
  ['POST', '/api/auth/auto-login', () => ({})],
  ['GET', '/api/identity/token', undefined],
  ['POST', '/api/identity/sign-in/email', () => ({ email: 'slow@example.com', password: PASSWORD })],
  ['POST', '/api/identity/sign-up/email', newcomer],
  ['POST', '/api/identity/sign-out', () => ({})],
  ['POST', '/api/auth/logout', () => ({})],
])('%s %s answers 503 while the database is slow, and never that nobody is signed in', async (method, path, body) => {
  for (const statements of [1, 2, 3]) {
    const response = await whileSlow(statements, () => call(method, path, body?.()))
    expect([200, 503], `${statements} statements: ${response.status}`).toContain(response.status)
    if (statements === 1) expect(response.status).toBe(503)
  }
  expect((await call('GET', '/healthz')).status).toBe(200)
})
