import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeVictim } from '~/testing/attacks/ownership'
import { buildPages } from '~/testing/attacks/page-build'
import { startApp, type TestApp } from '~/testing/start-app'

const PER_ADDRESS = 300
const AT_ONCE = 20
const TEN_MINUTES_MS = 10 * 60_000

let app: TestApp
let owner: Awaited<ReturnType<typeof makeVictim>>
beforeAll(async () => {
  app = await startApp({ pages: await buildPages() })
  owner = await makeVictim(app)
})
afterAll(() => app.stop())

const visit = (id = owner.ids.share) => app.browser()('GET', `/compartido/${id}`)
const laterOn = () => {
  app.clock.now = new Date(app.clock.now.getTime() + TEN_MINUTES_MS)
}

describe('a link to a conversation', () => {
  it('is opened 300 times in ten minutes from one address, and then not for some minutes', async () => {
    const statuses = new Set<number>()
    for (let opened = 0; opened < PER_ADDRESS; opened += AT_ONCE)
      for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, () => visit()))) statuses.add(status)
    expect([...statuses]).toEqual([200])
    // Guessed ones count as well.
    for (const id of [owner.ids.share, crypto.randomUUID()]) {
      const { status, headers } = await visit(id)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    laterOn()
    expect((await visit()).status).toBe(200)
  })

  it('is withdrawn at once, also for who has just opened it', async () => {
    expect((await visit()).status).toBe(200)
    await owner.call('DELETE', `/api/chat/share/${owner.ids.chat}`)
    expect((await visit()).status).toBe(404)
  })
})
