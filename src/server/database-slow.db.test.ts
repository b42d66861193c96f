import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '~/testing/pace'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
let call: Call
beforeAll(async () => {
  app = await startApp()
  ;({ call } = await app.register('slow@example.com'))
  await quiet()
})
afterAll(() => app.stop())

/** What a registration leaves to be done in the background (mails) would take the statements that are to fail. */
async function quiet(): Promise<void> {
  const driver = driverOf(app)
  const { query } = driver
  let [count, before] = [0, -1]
  driver.query = (...args: unknown[]) => {
    count += 1
    return query.apply(driver, args)
  }
  const assertQuiet = () => {
    const since = count - before
    before = count
    expect(since).toBe(0)
  }
  await vi.waitFor(assertQuiet, { interval: 200, timeout: patience(20_000) })
  driver.query = query
}

type Driver = { query: (...args: unknown[]) => unknown }

function driverOf({ database: { db } }: TestApp): Driver {
  const driver: unknown = '$client' in db ? db.$client : undefined
  if (!isDriver(driver)) throw new Error('no driver to slow down')
  return driver
}

const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'query' in value && typeof value.query === 'function'

/** The next statements of the driver fail so many times, as PostgreSQL says of one that took too long. */
async function whileSlow<T>(statements: number, run: () => Promise<T>): Promise<T> {
  const driver = driverOf(app)
  const { query } = driver
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
  ['POST', '/api/auth/firebase-login', () => ({ credentials: { email: 'slow@example.com', password: PASSWORD } })],
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
