import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startPostgres } from '../../scripts/servers/postgres'
import { freePort, readAccounts, startServer, stopServer } from '../support/product/start-product'

type Received = { path: string; body: string }

const spanSchema = z.object({ name: z.string(), spanId: z.string(), parentSpanId: z.string().optional() })
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
})

/** PGlite's statements are no spans. */
let postgres: Awaited<ReturnType<typeof startPostgres>>
let watcher: Server
let address: string
let dataDir: string
const received: Received[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pymentor-observed-'))
  postgres = await startPostgres()
  const port = await freePort()
  address = `127.0.0.1:${port}`
  watcher = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    received.push({ path: request.url ?? '', body })
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => watcher.listen(port, '127.0.0.1', resolve))
})
afterAll(async () => {
  watcher.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true })
})

const spansIn = (body: string) =>
  exportSchema
    .parse(JSON.parse(body))
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

/** The bodies that came to an address. */
const sentTo = (path: string) => received.filter((each) => each.path.startsWith(path)).map(({ body }) => body)

/** The product from its start to its end, and the sign-in of one person. */
async function signInOnce(): Promise<void> {
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'error',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${address}`,
    SENTRY_DSN: `http://key@${address}/7`,
  }
  const server = await startServer(settings, () => {})
  const body = JSON.stringify({ credentials: readAccounts(join(dataDir, 'demo-accounts.json')).basic })
  const headers = { 'Content-Type': 'application/json' }
  const path = `http://127.0.0.1:${port}/api/auth/firebase-login`
  expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200)
  await stopServer(server)
}

it('sends a request’s trace with its statements, and an error, to the addresses that are set', async () => {
  // What the product reads at its start is no file.
  mkdirSync(join(dataDir, 'erased-accounts.jsonl'))
  await signInOnce()

  const spans = sentTo('/v1/traces').flatMap(spansIn)
  const request = spans.find(({ name }) => name === 'POST /api/auth/firebase-login')
  const statements = spans.filter(({ parentSpanId }) => request && parentSpanId === request.spanId)
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['select', 'insert']))
  expect(sentTo('/api/7/envelope/')).toContainEqual(expect.stringContaining('"event":"erasures_not_kept"'))
})
