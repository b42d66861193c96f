import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { secretsOf } from '~/config/secrets'
import { createLog } from '~/platform/log'
import { CANARIES, SECRETS } from '~/testing/hostile/canaries'
import { startApp, type TestApp } from '~/testing/start-app'

/** How the stand-in for Stripe answers: with what it was asked with, wherever an answer has room for words. */
const REPEATED = CANARIES.STRIPE_SECRET_KEY
const ANSWERS: [name: string, status: number, body: string][] = [
  ['a refused key', 401, error('invalid_request_error')],
  ['a refused request', 400, error('invalid_request_error')],
  ['a card error', 402, error('card_error')],
  ['too many', 429, error('rate_limit_error')],
  ['a type of its own', 400, error(REPEATED)],
  ['a failure', 500, error('api_error')],
  ['no JSON', 200, `<html>${REPEATED}</html>`],
  ['JSON of another shape', 200, JSON.stringify({ object: REPEATED, data: REPEATED, id: REPEATED })],
]
function error(type: string): string {
  const said = REPEATED
  return JSON.stringify({
    error: { type, code: said, param: said, message: said, doc_url: said, request_log_url: said },
  })
}

const stripe = { status: 500, body: '' }
const servers: Server[] = []
let app: TestApp

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** A mail server that refuses who signs in, and says what it was told. */
const mailServer = () =>
  createServer((socket) => {
    socket.on('error', () => {})
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      const line = String(chunk).trim()
      if (/^EHLO/i.test(line)) return void socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      const told = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .replaceAll('\0', ' ')
      socket.write(/^AUTH/i.test(line) ? `535 5.7.8 wrong: ${told} (${line})\r\n` : '250 ok\r\n')
    })
  })

beforeAll(async () => {
  const atStripe = await listening(
    createHttpServer((_, response) => {
      response.writeHead(stripe.status, { 'Content-Type': 'application/json', 'Request-Id': REPEATED })
      response.end(stripe.body)
    }),
  )
  const atMail = await listening(mailServer())
  app = await startApp({
    environment: {
      METRICS_TOKEN: CANARIES.METRICS_TOKEN,
      STRIPE_SECRET_KEY: CANARIES.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: CANARIES.STRIPE_WEBHOOK_SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${atStripe}`,
      SMTP_URL: CANARIES.SMTP_URL.replace(':1', `:${atMail}`),
      MAIL_FROM: 'PyMentor <hola@pymentor.example>',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: CANARIES.GOOGLE_CLIENT_SECRET,
    },
  })
})
afterAll(async () => {
  await app.stop()
  for (const server of servers) server.close()
})

/** The log's lines for all that was noted since the last time. */
function logLines(): string {
  const lines: string[] = []
  const stream = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  const log = createLog({ level: 'warn', readable: false, secrets: secretsOf(CANARIES) })
  for (const { level, event, fields } of app.logged.splice(0))
    if (level === 'warn' || level === 'error') log[level](event, fields as Record<string, unknown>)
  stream.mockRestore()
  return lines.join('')
}

async function expectNothingTold(...told: string[]) {
  const metrics = await app.browser()('GET', '/metrics', undefined, {
    Authorization: `Bearer ${CANARIES.METRICS_TOKEN}`,
  })
  expect(metrics.status).toBe(200)
  const refused = await app.browser()('GET', '/metrics', undefined, { Authorization: 'Bearer another', Host: 'x' })
  const lines = logLines()
  expect(lines, 'is logged').not.toBe('')
  const all = [lines, await metrics.text(), await refused.text(), ...told].join('\n')
  for (const secret of SECRETS) expect(all).not.toContain(secret)
}

describe('no provider that repeats what it was asked with brings it into the log, an answer or the metrics', () => {
  it.each(ANSWERS)('payments: %s', async (_, status, body) => {
    Object.assign(stripe, { status, body })
    const { call } = await app.register(`${crypto.randomUUID()}@example.com`)
    app.logged.splice(0)
    const answers = [
      await call('POST', '/api/create-checkout', { planType: 'pro-lifetime', key: crypto.randomUUID() }),
      await call('POST', '/api/get-or-create-subscription', { planType: 'trial' }),
      await call('GET', '/api/check-checkout-session?sessionId=cs_test_1'),
      await call('GET', '/api/subscription/history'),
      await call('POST', '/api/subscription/portal', {}),
      await call('POST', '/api/stripe/webhook', {}, { 'Stripe-Signature': `t=1,v1=${'0'.repeat(64)}` }),
    ]
    await app.services.billing.runJobs()
    expect(answers.map((answer) => answer.ok)).toContain(false)
    await expectNothingTold(...(await Promise.all(answers.map((answer) => answer.text()))))
  })

  it('mail: a server that refuses the password', async () => {
    const mail = { to: 'ana@example.com', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' }
    await app.services.mailbox.send(mail)
    app.logged.splice(0)
    await app.services.mailbox.deliverDue()
    await expectNothingTold()
  })

  it('Google: a token endpoint that refuses the client', async () => {
    const real = globalThis.fetch
    const said = CANARIES.GOOGLE_CLIENT_SECRET
    const google = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { hostname, pathname, origin } = new URL(input instanceof Request ? input.url : input)
      if (hostname !== 'accounts.google.com') return real(input, init)
      if (!pathname.startsWith('/.well-known'))
        return Response.json({ error: said, error_description: said }, { status: 401, statusText: said })
      const known = { issuer: origin, authorization_endpoint: `${origin}/auth`, token_endpoint: `${origin}/token` }
      return Response.json({ ...known, jwks_uri: `${origin}/keys`, id_token_signing_alg_values_supported: ['RS256'] })
    })
    const call = app.browser()
    app.logged.splice(0)
    const started = await call('POST', '/api/identity/sign-in/social', { provider: 'google', from: 'login' })
    const { address } = await started.json()
    const state = new URL(address).searchParams.get('state')
    const back = await call('GET', `/api/identity/callback/google?code=x&state=${state}`)
    expect(back.status).toBe(303)
    expect(google.mock.calls.length).toBeGreaterThan(1)
    google.mockRestore()
    await expectNothingTold(address, String(back.headers.get('location')), await back.text())
  })
})
