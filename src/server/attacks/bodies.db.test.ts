import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bodyHoles } from '~/testing/attacks/bodies'
import { type Route, routeTable } from '~/testing/attacks/route-table'
import { startApp, type TestApp } from '~/testing/start-app'

const PLANTED: Route = {
  guard: 'signedIn',
  endpoint: { method: 'POST', path: '/api/planted' },
  input: { body: z.object({ title: z.string() }) },
}

let app: TestApp
let holed: TestApp
beforeAll(async () => {
  app = await startApp()
  holed = await startApp({
    database: app.database,
    plant: (hono) => {
      // It reads what it wants and lets the rest pass.
      hono.post('/api/planted', async (c) => {
        const { title } = await c.req.json()
        return c.json({ title: title.trim() })
      })
    },
  })
})
afterAll(async () => {
  await holed.stop()
  await app.stop()
})

it('every write refuses what it does not take, with a code and a Spanish sentence', async () => {
  expect(await bodyHoles(app, routeTable())).toEqual([])
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

it('finds a write that is not strict', async () => {
  const holes = await bodyHoles(holed, [PLANTED])
  expect(holes).toContain('POST /api/planted with __proto__: is let through (200)')
  expect(holes).toContain('POST /api/planted with userId: is let through (200)')
  expect(holes).toContain('POST /api/planted null: answers 500')
})
