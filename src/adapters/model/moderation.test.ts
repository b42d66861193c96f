import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ModelBehaviour, type ModelServer, startModelServer } from '~/testing/models/model-server'
import { createModeration } from './moderation'

const KEY = 'clave_que_nadie_debe_ver'
let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.stop())

const flagged = (...names: string[]): ModelBehaviour => ({
  kind: 'json',
  body: {
    id: 'modr-1',
    results: [
      {
        flagged: names.length > 0,
        categories: { violence: false, ...Object.fromEntries(names.map((n) => [n, true])) },
      },
    ],
  },
})
const ask = (text = 'Hola', { timeoutMs = 2_000, signal = new AbortController().signal } = {}) =>
  createModeration({ baseUrl: server.baseUrl, apiKey: KEY, model: 'omni', timeoutMs }).concernOf(text, signal)

describe('moderation by an OpenAI-compatible endpoint', () => {
  it('is asked for the text alone, with its key and model', async () => {
    server.script(flagged())
    expect(await ask('¿Qué es una lista?')).toBeNull()
    expect(server.requests.at(-1)).toMatchObject({
      path: '/v1/moderations',
      body: { model: 'omni', input: '¿Qué es una lista?' },
      headers: { authorization: `Bearer ${KEY}` },
    })
  })

  it.each([
    [['self-harm/intent', 'violence'], 'self-harm'],
    [['violence/graphic', 'hate'], 'violence'],
    [['sexual/minors'], 'sexual'],
    [['harassment/threatening'], 'hate'],
    [['illicit'], 'other'],
  ])('tells the gravest of %j', async (names, concern) => {
    server.script(flagged(...names))
    expect(await ask()).toBe(concern)
  })

  it.each<[string, ModelBehaviour]>([
    ['a wrong key', { kind: 'json', status: 401, body: { error: { message: `no ${KEY}` } } }],
    ['too many questions', { kind: 'json', status: 429, body: {} }],
    ['a broken server', { kind: 'json', status: 500, body: {} }],
    ['a redirect', { kind: 'json', status: 307, body: {}, headers: { location: 'http://127.0.0.1:9/v1' } }],
    ['something else', { kind: 'json', body: { results: [] } }],
    ['no JSON', { kind: 'bytes', chunks: ['<html>'], type: 'text/html' }],
    ['an endless answer', { kind: 'bytes', chunks: endless(), type: 'application/json' }],
    ['a connection that is cut', { kind: 'bytes', chunks: ['{"results":['], ending: 'cut' }],
    ['a connection without an answer', { kind: 'refuse' }],
    ['silence', { kind: 'hang' }],
  ])('rejects by %s, and names no key', async (name, behaviour) => {
    server.script(behaviour)
    const error = await ask('Hola', { timeoutMs: name === 'silence' ? 100 : 5_000 }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).not.toContain(KEY)
  })

  it('is stopped with its reader', async () => {
    server.script({ kind: 'hang' })
    const reader = new AbortController()
    const asked = ask('Hola', { signal: reader.signal })
    reader.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
  })
})

function* endless() {
  for (;;) yield ' '.repeat(4_096)
}
