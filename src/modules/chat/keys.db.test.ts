import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import type { ModelPort } from '~/modules/mentor/mentor.server'
import { chooseModels } from '~/server/compose/models'
import { STREAM } from '~/testing/chat/open-reply'
import { DIALECTS, type Dialect } from '~/testing/models/model-dialects'
import { type ModelBehaviour, startModelServer } from '~/testing/models/model-server'
import { SECRET, startApp, type TestApp } from '~/testing/start-app'

const METRICS_TOKEN = 'a token for the metrics'
const secretOf = (name: string) => `secreto_${name}_que_nadie_debe_ver`
const servers = {
  openAi: await startModelServer(0, DIALECTS.openAi),
  anthropic: await startModelServer(0, DIALECTS.anthropic),
  google: await startModelServer(0, DIALECTS.google),
  n8n: await startModelServer(0, DIALECTS.n8n),
  moderation: await startModelServer(),
}
const ENVIRONMENT = {
  OPENAI_BASE_URL: servers.openAi.baseUrl,
  OPENAI_API_KEY: secretOf('openai'),
  MODEL_LAPTOP_URL: servers.openAi.baseUrl,
  MODEL_LAPTOP_KEY: secretOf('laptop'),
  ANTHROPIC_BASE_URL: servers.anthropic.baseUrl,
  ANTHROPIC_API_KEY: secretOf('anthropic'),
  GOOGLE_AI_BASE_URL: servers.google.baseUrl,
  GOOGLE_AI_API_KEY: secretOf('google'),
  // The address of a webhook is what lets one in, as much as its key.
  N8N_WEBHOOK_URL: `${servers.n8n.baseUrl}/${secretOf('webhook')}`,
  N8N_WEBHOOK_KEY: secretOf('n8n'),
  MODERATION_BASE_URL: servers.moderation.baseUrl,
  MODERATION_API_KEY: secretOf('moderation'),
}
type Setting = keyof typeof ENVIRONMENT

const PROVIDERS: [entry: string, server: keyof typeof servers, dialect: Dialect, key: Setting][] = [
  ['openai-compatible/llama-x', 'openAi', DIALECTS.openAi, 'OPENAI_API_KEY'],
  ['openai-compatible:laptop/llama-x', 'openAi', DIALECTS.openAi, 'MODEL_LAPTOP_KEY'],
  ['anthropic/claude-x', 'anthropic', DIALECTS.anthropic, 'ANTHROPIC_API_KEY'],
  ['google/gemini-x', 'google', DIALECTS.google, 'GOOGLE_AI_API_KEY'],
  ['n8n', 'n8n', DIALECTS.n8n, 'N8N_WEBHOOK_KEY'],
]

const refusal = (status: number, key: string): ModelBehaviour => ({
  kind: 'json',
  status,
  body: { error: { message: `wrong key ${key}`, code: key, type: key, status: key }, message: key },
  headers: { 'x-key': key },
})

/** Ways to fail in which a server gives back what it was sent. */
const faults = (key: string, dialect: Dialect): [fault: string, behaviour: ModelBehaviour][] => [
  ['401', refusal(401, key)],
  ['400', refusal(400, key)],
  ['500', refusal(500, key)],
  ['a redirect', { kind: 'json', status: 307, body: {}, headers: { location: `http://127.0.0.1:9/?key=${key}` } }],
  [
    'an error within the stream',
    { kind: 'bytes', chunks: [dialect.begin(), `data: {"error":{"message":"${key}"}}\n\n`] },
  ],
  ['nonsense', { kind: 'bytes', chunks: [`data: {${key}\n\n`] }],
  ['another type', { kind: 'bytes', chunks: [`<html>${key}</html>`], type: `text/html; ${key}` }],
  ['no HTTP', { kind: 'socket', answer: (socket) => void socket.end(`SSH-2.0 ${key}\r\n`) }],
  ['a connection that is cut', { kind: 'tokens', tokens: ['Una lista '], ending: 'cut' }],
  ['a connection without an answer', { kind: 'refuse' }],
]

const chosen: { model: ModelPort | null } = { model: null }
const current: ModelPort = {
  stream(request) {
    if (chosen.model === null) throw new Error('no model')
    return chosen.model.stream(request)
  },
}
const logged: unknown[] = []
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: { basic: current, pro: current }, environment: { METRICS_TOKEN } })
})
afterAll(async () => {
  await app.stop()
  await Promise.all(Object.values(servers).map((server) => server.stop()))
})

/** A model of its own for each question: no breaker keeps it from asking. */
async function choose(entry: string) {
  const note = (...told: unknown[]) => void logged.push(told)
  const log = { debug: note, info: note, warn: note, error: note }
  const config = parseConfig({ ...ENVIRONMENT, MENTOR_BASIC_MODEL: entry })
  const ledger = { reserve: async () => ({ settle: async () => {} }) }
  chosen.model = (await chooseModels({ config, secret: SECRET, log, ledger })).basic
}

/** As a log writes it, and more: errors with their causes and all their fields. */
const written = (told: unknown): string =>
  JSON.stringify(told, (_, value) =>
    value instanceof Error
      ? { ...value, name: value.name, message: value.message, stack: value.stack, cause: value.cause }
      : value,
  )

const SECRETS = Object.values(ENVIRONMENT).flatMap((value) => /secreto_\w+/.exec(value)?.[0] ?? [])

describe('no key is in a log, an answer or the metrics', () => {
  it.each(PROVIDERS)(
    'of %s, however it and the moderation fail',
    { timeout: 60_000 },
    async (entry, at, dialect, setting) => {
      for (const [fault, behaviour] of faults(ENVIRONMENT[setting], dialect)) {
        const { call } = await app.register(`${randomUUID()}@example.com`)
        await choose(entry)
        const before = logged.length + app.logged.length
        servers[at].script(behaviour, behaviour, behaviour)
        servers.moderation.script(refusal(500, ENVIRONMENT.MODERATION_API_KEY))
        const asked = await call('POST', '/api/chat/message', { chatbotType: 'basic', message: 'Hola' }, STREAM)
        const stream = await asked.text()
        expect(stream, `${fault}: has failed`).toContain('"failed"')
        const [, chatId] = /"chatId":"([^"]+)"/.exec(stream) ?? []
        const history = await (await call('GET', `/api/chat/history?chatId=${chatId}`)).text()
        const metrics = await call('GET', '/metrics', undefined, { Authorization: `Bearer ${METRICS_TOKEN}` })
        expect(metrics.status).toBe(200)
        expect(logged.length + app.logged.length, `${fault}: is logged`).toBeGreaterThan(before)
        const all = [stream, history, await metrics.text(), written(logged), written(app.logged)].join('\n')
        for (const secret of [...SECRETS, METRICS_TOKEN]) expect(all, fault).not.toContain(secret)
      }
    },
  )
})
