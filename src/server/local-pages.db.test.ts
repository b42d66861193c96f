import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '~/testing/start-app'

const TOKEN = 'a token that only Prometheus has'
const PAGES = ['/metrics', '/dev/mail', '/dev/mail.json', '/dev/clock', '/emulador/stripe']
let app: TestApp
let reachable: TestApp
beforeAll(async () => {
  app = await startApp()
  const environment = { PUBLIC_URL: 'https://demo.example', METRICS_TOKEN: TOKEN }
  reachable = await startApp({ database: app.database, environment })
})
afterAll(async () => {
  await reachable.stop()
  await app.stop()
})

it.each(PAGES)('%s is for this machine, and for nobody where the product is reached by another name', async (path) => {
  expect((await app.browser()('GET', path)).status).toBe(200)
  expect((await reachable.browser()('GET', path)).status).toBe(404)
  expect((await reachable.browser()('POST', path, {})).status).toBe(404)
})

it('/metrics is there for who has the token', async () => {
  const authorized = { Authorization: `Bearer ${TOKEN}` }
  expect((await reachable.browser()('GET', '/metrics', undefined, authorized)).status).toBe(200)
})
