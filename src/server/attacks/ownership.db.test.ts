import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chats, messages } from '~/database/tables/schema'
import { ownershipHoles } from '~/testing/attacks/ownership'
import { type Route, routeTable } from '~/testing/attacks/route-table'
import { openTestDatabase } from '~/testing/database/database'
import { startApp, type TestApp } from '~/testing/start-app'

const byId = { params: z.strictObject({ id: z.uuid() }) }
const PLANTED: Route[] = [
  { guard: 'signedIn', endpoint: { method: 'DELETE', path: '/api/planted/delete/:id' }, input: byId },
  { guard: 'signedIn', endpoint: { method: 'GET', path: '/api/planted/read/:id' }, input: byId },
  { guard: 'signedIn', endpoint: { method: 'GET', path: '/api/planted/known/:id' }, input: byId },
]

let app: TestApp
let holed: TestApp
beforeAll(async () => {
  app = await startApp()
  const database = await openTestDatabase()
  const { db } = database
  holed = await startApp({
    database,
    plant: (hono) => {
      // No owner in any `where`.
      hono.delete('/api/planted/delete/:id', async (c) => {
        await db
          .update(chats)
          .set({ deletedAt: sql`now()` })
          .where(eq(chats.id, c.req.param('id')))
        return c.json({ error: 'not_found' }, 404)
      })
      hono.get('/api/planted/read/:id', async (c) => {
        const found = await db
          .select()
          .from(messages)
          .where(eq(messages.id, c.req.param('id')))
        return c.json(found)
      })
      hono.get('/api/planted/known/:id', async (c) => {
        const found = await db
          .select()
          .from(chats)
          .where(eq(chats.id, c.req.param('id')))
        return c.json({ error: found.length > 0 ? 'forbidden' : 'not_found' }, found.length > 0 ? 403 : 404)
      })
    },
  })
})
afterAll(async () => {
  await app.stop()
  await holed.stop()
  await holed.database.close()
})

it('answers what is somebody else’s as what does not exist, and leaves it as it is', async () => {
  expect(await ownershipHoles(app, routeTable())).toEqual([])
})

it('finds a call that changes, tells or knows what is somebody else’s', async () => {
  const holes = await ownershipHoles(holed, PLANTED)
  expect(holes).toContain('DELETE /api/planted/delete/:id with chat id: changes chats')
  expect(holes.filter((hole) => hole.includes('/read/'))).toHaveLength(2)
  expect(holes.find((hole) => hole.includes('/read/:id with question'))).toMatch(/: tells /)
  expect(holes).toContain(
    'GET /api/planted/known/:id with chat id: 403 forbidden, but 404 not_found for what does not exist',
  )
})
