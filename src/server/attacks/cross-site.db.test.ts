import { afterAll, beforeAll, expect, it } from 'vitest'
import { crossSiteHoles } from '~/testing/attacks/cross-site'
import { type Route, routeTable } from '~/testing/attacks/route-table'
import { startApp, type TestApp } from '~/testing/start-app'

const PLANTED: Route = { guard: 'signedIn', endpoint: { method: 'POST', path: '/api/planted' }, input: {} }

let app: TestApp
let holed: TestApp
beforeAll(async () => {
  app = await startApp()
  // Before the guards; it takes whatever is sent.
  const plant: Parameters<typeof startApp>[0] = { plant: (hono) => void hono.post('/api/planted', (c) => c.json({})) }
  holed = await startApp({ database: app.database, ...plant })
})
afterAll(async () => {
  await holed.stop()
  await app.stop()
})

it('every write refuses what another site’s page sends, and takes what ours does', async () => {
  expect(await crossSiteHoles(app, routeTable())).toEqual([])
})

it('finds a write that stands before the guard', async () => {
  const holes = await crossSiteHoles(holed, [PLANTED])
  expect(holes).toContain('POST /api/planted with {"Origin":"https://evil.example"}: is let through (200)')
  expect(holes).toContain('POST /api/planted with {"Sec-Fetch-Site":"cross-site"}: is let through (200)')
  expect(holes).toContain('POST /api/planted with {"Content-Type":"text/plain"}: is let through (200)')
})
