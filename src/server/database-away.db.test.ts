import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openTestDatabase } from '~/testing/database/database'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { toAppError } from './errors'

const template = inject('template')

const WITHIN_MS = 2_000
const BACK_WITHIN_MS = 5_000
/** What a busy machine may add to both; less than any wait for an answer that does not come. */
const ADDED_MS = 7_000

/** PGlite is this process: it cannot be away. */
if (template.engine === 'postgres')
  describe.each(['refuse', 'hang'] as const)('while the database is away (%s)', (how) => {
    let proxy: Awaited<ReturnType<typeof startTcpProxy>>
    let app: TestApp
    let call: Call

    beforeAll(async () => {
      const { hostname, port } = new URL(template.url)
      proxy = await startTcpProxy({ host: hostname, port: Number(port) })
      const database = await openTestDatabase((url) => Object.assign(url, { port: proxy.port }))
      app = await startApp({ database })
      ;({ call } = await app.register(`away-${how}@example.com`))
    })
    afterAll(async () => {
      await app.stop()
      await app.database.close()
      await proxy.stop()
    })

    const timed = async (method: string, path: string, body?: unknown) => {
      const startedAt = performance.now()
      const response = await call(method, path, body)
      return { response, ms: performance.now() - startedAt }
    }
    const message = { message: 'Hola', chatbotType: 'basic' }

    it('answers 503 within two seconds, again and again, with a sentence and when to come back', async () => {
      expect((await call('GET', '/api/chat/chats')).status).toBe(200)
      proxy.set(how)
      const slowest: number[] = []
      for (let round = 0; round < 3; round += 1) {
        const answers = await Promise.all([
          ...Array.from({ length: 60 }, () => timed('GET', '/api/chat/chats')),
          timed('POST', '/api/chat/message', message),
          timed('GET', '/readyz'),
          timed('GET', '/api/auth/current-user'),
          timed('GET', '/api/identity/token'),
          timed('POST', '/api/auth/auto-login', {}),
          timed('POST', '/api/auth/logout', {}),
        ])
        slowest.push(Math.max(...answers.map(({ ms }) => ms)))
        for (const { response } of answers) {
          expect(response.status).toBe(503)
          expect(response.headers.get('retry-after')).toBe('5')
        }
        const [first] = answers
        expect(await first?.response.json()).toMatchObject({
          error: 'unavailable',
          message: 'PyMentor no está disponible en este momento. Vuelve a intentarlo en unos segundos.',
        })
      }
      expect(Math.min(...slowest)).toBeLessThan(WITHIN_MS)
      expect(Math.max(...slowest)).toBeLessThan(WITHIN_MS + ADDED_MS)
      expect((await call('GET', '/healthz')).status).toBe(200)
    })

    it('is away, too, to a transaction in the midst of which it goes', async () => {
      proxy.set('pass')
      await expect.poll(async () => (await call('GET', '/readyz')).status).toBe(200)
      const work = app.database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        proxy.set(how)
        await tx.execute(sql`select 1`)
      })
      const error = await work.then(null, (failure: unknown) => failure)
      expect(toAppError(error).code).toBe('unavailable')
    })

    it('is as before within five seconds of its return', async () => {
      const back = performance.now()
      proxy.set('pass')
      await expect
        .poll(async () => (await call('GET', '/readyz')).status, { timeout: BACK_WITHIN_MS + ADDED_MS })
        .toBe(200)
      expect((await call('GET', '/api/chat/chats')).status).toBe(200)
      expect((await call('POST', '/api/chat/message', message)).status).toBe(200)
      expect(performance.now() - back).toBeLessThan(BACK_WITHIN_MS + ADDED_MS)
    })
  })
else it('PGlite has no connection that could be lost', () => expect(template.engine).toBe('pglite'))
