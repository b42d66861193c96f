import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeVictim } from '~/testing/attacks/ownership'
import { buildPages } from '~/testing/attacks/page-build'
import { addressesOf, dataOf } from '~/testing/attacks/pages'
import { routeTable } from '~/testing/attacks/route-table'
import { NOBODYS, type Sample, sampleRequest } from '~/testing/attacks/sample-request'
import { openTestDatabase } from '~/testing/database/database'
import { type ProxyState, startTcpProxy } from '~/testing/database/tcp-proxy'
import { type Call, PASSWORD, startApp, type TestApp } from '~/testing/start-app'

const template = inject('template')
const OWNER = 'berta@victim.example'
/** As the API says it, and as machines are told. */
const REFUSAL = /^(\{"error":"unavailable","message":")?PyMentor no está disponible en este momento\./

/** PGlite is this process: it cannot be away. */
if (template.engine === 'postgres')
  describe.each<ProxyState>(['refuse', 'hang', 'full'])('while the database is away (%s)', (how) => {
    let proxy: Awaited<ReturnType<typeof startTcpProxy>>
    let app: TestApp
    let owner: Awaited<ReturnType<typeof makeVictim>>
    let visitor: Call

    beforeAll(async () => {
      const { hostname, port } = new URL(template.url)
      proxy = await startTcpProxy({ host: hostname, port: Number(port) })
      const database = await openTestDatabase((url) => Object.assign(url, { port: proxy.port }))
      app = await startApp({ database, pages: await buildPages() })
      owner = await makeVictim(app, OWNER)
      visitor = app.browser()
      await app.services.accounts.background.settled()
    })
    afterEach(async () => {
      proxy.set('pass')
      await expect.poll(async () => (await visitor('GET', '/readyz')).status).toBe(200)
    })
    afterAll(async () => {
      await app.stop()
      await app.database.close()
      await proxy.stop()
    })

    const filling = { ...NOBODYS, uuid: (field: string) => owner.ids[field], mentor: 'pro' as const }
    const signIns: Sample[] = [
      { method: 'POST', path: '/api/auth/firebase-login', body: { credentials: { email: OWNER, password: PASSWORD } } },
      { method: 'POST', path: '/api/identity/sign-in/email', body: { email: OWNER, password: PASSWORD } },
      { method: 'POST', path: '/api/identity/sign-up/email', body: { email: 'n@n.es', password: PASSWORD, name: 'N' } },
      { method: 'POST', path: '/api/identity/sign-out', body: {} },
      { method: 'GET', path: '/api/identity/token', body: undefined },
      { method: 'GET', path: '/api/identity/jwks', body: undefined },
      { method: 'GET', path: '/readyz', body: undefined },
    ]

    it('every call says so with a code, a sentence and when to come back, or answers without it', async () => {
      const calls = [...routeTable().map((route) => sampleRequest(route, filling)), ...signIns]
      const wrong: string[] = []
      const note = async (call: Call, { method, path, body }: Sample, headers = {}) => {
        const response = await call(method, path, body, headers)
        // What had begun to be sent before the database was lost, an export say, breaks off.
        const text = await response.text().catch(() => 'broken off')
        if (response.status < 500) return
        const isFit = response.status === 503 && response.headers.get('retry-after') === '5' && REFUSAL.test(text)
        if (!isFit) wrong.push(`${method} ${path}: ${response.status} ${text}`)
      }
      proxy.set(how)
      await Promise.all(
        calls.flatMap((sample) => [
          note(owner.call, sample),
          note(owner.call, sample, { Accept: 'text/event-stream' }),
          note(visitor, sample),
        ]),
      )
      expect(wrong).toEqual([])
    })

    it('every page says so with when to come back, or is shown without it', async () => {
      const addresses = [...addressesOf(), `/compartido/${owner.ids.share}`].flatMap((path) => [path, dataOf(path)])
      const wrong: string[] = []
      const note = async (call: Call, path: string) => {
        const { status, headers } = await call('GET', path)
        if (status >= 500 && !(status === 503 && headers.get('retry-after') === '5')) wrong.push(`${path}: ${status}`)
      }
      proxy.set(how)
      await Promise.all(addresses.flatMap((path) => [note(owner.call, path), note(visitor, path)]))
      expect(wrong).toEqual([])
    })

    it('a notice of the payment provider is refused, so that it comes again', async () => {
      const { stripeEmulator } = app.services
      const event = (await stripeEmulator?.events())?.find(({ type }) => type === 'checkout.session.completed')
      const body = JSON.stringify(event)
      const signature = { 'Stripe-Signature': stripeEmulator?.sign(body) ?? '' }
      const send = () => visitor('POST', '/api/stripe/webhook', body, signature)
      expect((await send()).status).toBe(200)
      // Connections that are open would serve some of them, how many depends on the machine: none is open.
      if (how === 'full') proxy.set('refuse')
      proxy.set(how)
      const answers = await Promise.all(Array.from({ length: 12 }, send))
      const statuses = answers.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`)
      expect([...new Set(statuses)]).toEqual(['503 5'])
    })
  })
else it('PGlite has no connection that could be lost', () => expect(template.engine).toBe('pglite'))
