import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secondSteps, sessions, users } from '~/database/tables/schema'
import { startSession } from '~/modules/accounts/server/sessions'
import { buildPages, PAGES } from '~/testing/attacks/page-build'
import { addressesOf, dataOf } from '~/testing/attacks/pages'
import { nameOf, routeTable } from '~/testing/attacks/route-table'
import { NOBODYS, sampleRequest } from '~/testing/attacks/sample-request'
import { rawRequest } from '~/testing/hostile/raw-request'
import { LIVE_ENVIRONMENT } from '~/testing/live-environment'
import { startApp, type TestApp } from '~/testing/start-app'

const HOST = new URL(LIVE_ENVIRONMENT.PUBLIC_URL).host
const PAGES_OF_ADMINS = addressesOf(PAGES.filter(({ file }) => file.startsWith('pages/admin/')))
const CALLS_OF_ADMINS = routeTable().filter(({ guard }) => guard === 'forAdmins')

let app: TestApp
let admin: { id: string; role: 'admin'; headers: string[] }
beforeAll(async () => {
  app = await startApp({ environment: LIVE_ENVIRONMENT, pages: await buildPages() })
  const { db } = app.database
  const now = app.clock.now
  const person = { firstName: 'Ada', lastName: 'Prueba', email: 'ada@example.com', termsVersion: '1' }
  const [row] = await db
    .insert(users)
    .values({ ...person, emailVerified: true, role: 'admin', termsAcceptedAt: now })
    .returning()
  if (row === undefined) throw new Error('no administrator')
  const token = await startSession(db, { userId: row.id, userAgent: undefined, authenticatedAt: now, now })
  const lines = ['Host', HOST, 'Origin', `https://${HOST}`, 'Content-Type', 'application/json']
  admin = { id: row.id, role: 'admin', headers: [...lines, 'Cookie', `__Host-pymentor-session=${token}`] }
})
afterAll(() => app.stop())

const open = (path: string) => rawRequest(app.origin, { path, headers: admin.headers })

describe('an administrator in live mode, without a second step', () => {
  it('is refused by every call of the administration, with a code of its own', async () => {
    expect(CALLS_OF_ADMINS.length).toBeGreaterThan(5)
    for (const route of CALLS_OF_ADMINS) {
      const { method, path, body } = sampleRequest(route, NOBODYS)
      const sent = { method, path, headers: admin.headers, body: body === undefined ? undefined : JSON.stringify(body) }
      const { status, text } = await rawRequest(app.origin, sent)
      expect([status, JSON.parse(text).error], nameOf(route)).toEqual([403, 'second_step_missing'])
    }
  })

  it('is led from every page of it to where one is set up, which opens', async () => {
    expect(PAGES_OF_ADMINS).toContain('/admin')
    for (const path of PAGES_OF_ADMINS) {
      const { status, location } = await open(path)
      expect([status, location], path).toEqual([302, '/profile?tab=seguridad'])
      // Whose data are asked for alone: the way on stands in the answer.
      expect((await open(dataOf(path))).text, path).toContain('/profile?tab=seguridad')
    }
    expect((await open('/profile?tab=seguridad')).status).toBe(200)
    expect((await open('/dashboard')).status).toBe(200)
  })

  it('administers once it is on, and nobody else does for having one', async () => {
    const { db } = app.database
    await db.insert(secondSteps).values({ userId: admin.id, secret: 'sealed', turnedOnAt: app.clock.now })
    expect((await open('/admin')).status).toBe(200)
    const { secondStep } = app.services.accounts
    expect(await secondStep.isMissing(admin)).toBe(false)
    await db.update(users).set({ role: 'user' })
    expect((await open('/admin')).status).toBe(404)
    expect(await db.$count(sessions)).toBe(1)
  })
})

it('asks no administrator for one in demo mode', async () => {
  const demo = await startApp()
  const { user } = await demo.register('admin-de-prueba@example.com')
  expect(await demo.services.accounts.secondStep.isMissing({ ...user, role: 'admin' })).toBe(false)
  await demo.stop()
})
