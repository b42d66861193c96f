import { afterAll, beforeAll, expect, it } from 'vitest'
import { methodHoles } from '~/testing/attacks/methods'
import { type Route, routeTable } from '~/testing/attacks/route-table'
import { startApp, type TestApp } from '~/testing/start-app'

const PLANTED: Route = { guard: 'signedIn', endpoint: { method: 'POST', path: '/api/planted' }, input: {} }

let app: TestApp
let holed: TestApp
beforeAll(async () => {
  app = await startApp()
  holed = await startApp({
    database: app.database,
    plant: (hono) => {
      hono.all('/api/planted', (c) =>
        c.req.method === 'PUT' ? c.text('Error: no\n    at handle (/app/index.js:1:2)', 404) : c.json({}),
      )
    },
  })
})
afterAll(async () => {
  await holed.stop()
  await app.stop()
})

it('methods and addresses that there are not are answered as such, without a word about the code', async () => {
  expect(await methodHoles(app, routeTable())).toEqual([])
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

it('finds an address that takes every method, and one that shows its stack', async () => {
  const holes = await methodHoles(holed, [PLANTED])
  expect(holes).toContain('GET instead of POST /api/planted: answers 200')
  expect(holes).toContain('PUT instead of POST /api/planted: shows where the code failed')
})
