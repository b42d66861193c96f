import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '~/platform/http/endpoint'
import { roleHoles } from '~/testing/attacks/roles'
import { nameOf, type Route, routeTable } from '~/testing/attacks/route-table'
import { NOBODYS, takesItsSample } from '~/testing/attacks/sample-request'
import { startApp, type TestApp } from '~/testing/start-app'

const table = routeTable()
/** Calls that somebody has added tomorrow, and bound to the wrong guard. */
const planted = (guard: Route['guard'], path: Endpoint['path']): Route => ({
  guard,
  endpoint: { method: 'GET', path },
  input: {},
})
const PLANTED = [
  planted('signedIn', '/api/planted/open'),
  planted('forAdmins', '/api/planted/any'),
  planted('open', '/api/planted/broken'),
]

let app: TestApp
let holed: TestApp
beforeAll(async () => {
  app = await startApp()
  holed = await startApp({
    database: app.database,
    plant: (hono) => {
      hono.get('/api/planted/open', (c) => c.json({ ok: true }))
      hono.get('/api/planted/any', (c) => c.json({ error: 'not_found' }, c.req.header('cookie') ? 404 : 401))
      hono.get('/api/planted/broken', (c) => c.text('TypeError\n    at run (/app/build/server/index.js:1:1)', 500))
    },
  })
})
afterAll(async () => {
  await holed.stop()
  await app.stop()
})

describe('every call of the API', () => {
  it('is in the table, with a guard and a sample that it takes', () => {
    expect(table.length).toBeGreaterThan(60)
    expect(new Set(table.map(({ guard }) => guard))).toEqual(new Set(['open', 'signedIn', 'forAdmins', 'signed']))
    expect(table.filter((route) => !takesItsSample(route, NOBODYS)).map(nameOf)).toEqual([])
  })

  it('C-41 ROLE-02 lets in whom its guard says and nobody else, and never breaks', async () => {
    expect(await roleHoles(app, table)).toEqual([])
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

it('finds a call bound to the wrong guard, and one that breaks', async () => {
  const holes = await roleHoles(holed, PLANTED)
  expect(holes).toContain('GET /api/planted/open as anonymous: 200  instead of not_authenticated')
  expect(holes).toContain('GET /api/planted/open as blocked: 200  instead of not_authenticated')
  expect(holes).toContain('GET /api/planted/any as user: 404 not_found instead of forbidden')
  expect(holes).toContain('GET /api/planted/broken as admin: answers 500')
})
