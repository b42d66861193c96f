import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Turn } from '~/modules/mentor/mentor.server'
import { describeModelPort, piecesOf } from '~/testing/models/model-contract'
import { completionEvent, type ModelBehaviour, startModelServer } from '~/testing/models/model-server'
import { MAX_TOKENS } from './http-model'
import { createOpenAiCompatibleModel } from './openai-compatible'

const server = await startModelServer()
afterAll(() => server.stop())

const create = (options = {}) => createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: 'prueba', ...options })

function ask(model = create(), turns: Turn[] = [{ role: 'user', content: 'hola' }]) {
  const { signal } = new AbortController()
  return piecesOf(model.stream({ mentor: 'basic', instructions: 'Enseña.', turns, signal }))
}

async function read(behaviour: ModelBehaviour, model = create(), turns?: Turn[]) {
  server.script(behaviour)
  return (await ask(model, turns)).join('')
}

const bytes = (...chunks: (string | Uint8Array)[]): ModelBehaviour => ({ kind: 'bytes', chunks })
const hola = completionEvent({ content: 'hola' })
const DONE = 'data: [DONE]\n\n'

describeModelPort('openai-compatible', create)

describe('what an OpenAI-compatible endpoint is asked', () => {
  it('posts the instructions and the conversation in order, and asks for a stream', async () => {
    const turns: Turn[] = [
      { role: 'user', content: '¿Qué es una lista?' },
      { role: 'assistant', content: 'Una secuencia.' },
      { role: 'user', content: '¿Y una tupla? ñ' },
    ]
    await read(bytes(hola, DONE), create(), turns)
    const asked = server.requests.at(-1)
    expect(asked?.path).toBe('/v1/chat/completions')
    expect(asked?.headers).toMatchObject({ 'content-type': 'application/json', 'accept-encoding': 'identity' })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(asked?.body).toEqual({
      model: 'prueba',
      stream: true,
      max_tokens: MAX_TOKENS,
      messages: [{ role: 'system', content: 'Enseña.' }, ...turns],
    })
  })

  it('sends the key and the longest length, where they are given', async () => {
    await read(bytes(hola, DONE), create({ apiKey: 'clave-secreta', maxTokens: 900 }))
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer clave-secreta')
    expect(server.requests.at(-1)?.body).toMatchObject({ max_tokens: 900 })
  })

  it.each([
    ['/v1/', '/v1/chat/completions'],
    ['', '/chat/completions'],
    ['/', '/chat/completions'],
    ['/proxy/openai/v1', '/proxy/openai/v1/chat/completions'],
    ['/v1?api-version=2', '/v1/chat/completions?api-version=2'],
  ])('takes a base URL whose path is "%s"', async (path, expected) => {
    await read(bytes(hola, DONE), create({ baseUrl: `${new URL(server.baseUrl).origin}${path}` }))
    expect(server.requests.at(-1)?.path).toBe(expected)
  })

  it('speaks TLS to an https address', async () => {
    const { promise: firstByte, resolve } = Promise.withResolvers<number | undefined>()
    const listener = createServer((socket) => {
      socket.once('data', (data) => {
        resolve(data[0])
        socket.destroy()
      })
    }).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const baseUrl = `https://127.0.0.1:${z.object({ port: z.number() }).parse(listener.address()).port}/v1`
    await expect(ask(create({ baseUrl }))).rejects.toMatchObject({ fault: 'unavailable' })
    const TLS_HANDSHAKE = 0x16
    expect(await firstByte).toBe(TLS_HANDSHAKE)
    listener.close()
  })

  it.each(['ftp://127.0.0.1/v1', 'no es una dirección'])('refuses the base URL %s at once', (baseUrl) => {
    expect(() => create({ baseUrl })).toThrow()
  })

  it('refuses a key that no header can carry, without repeating it', () => {
    expect(() => create({ apiKey: 'clave\nsecreta' })).toThrow(/^(?!.*secreta)/s)
  })
})

describe('what an OpenAI-compatible endpoint may answer', () => {
  const wide = (text: string) => text.replaceAll('\n', '\r\n')
  const answers: [string, ModelBehaviour, string][] = [
    ['a stream with both of its ends', { kind: 'tokens', tokens: ['ho', 'la'] }, 'hola'],
    ['a stream without [DONE]', { kind: 'tokens', tokens: ['ho', 'la'], ending: 'no-done' }, 'hola'],
    ['a stream without a reason to finish', { kind: 'tokens', tokens: ['ho', 'la'], ending: 'no-reason' }, 'hola'],
    ['data: without a space', bytes(hola.replace('data: ', 'data:'), 'data:[DONE]\n\n'), 'hola'],
    ['CRLF lines', bytes(wide(hola), wide(hola), wide(DONE)), 'holahola'],
    ['CRLF split between two chunks', bytes(...wide(hola + DONE).split(/(?<=\r)/)), 'hola'],
    ['lone CR lines', bytes(`${hola}${hola}${DONE}`.replaceAll('\n', '\r')), 'holahola'],
    ['a byte order mark', bytes(`\uFEFF${hola}`, DONE), 'hola'],
    [
      'comments, empty events and other fields',
      bytes(': vivo\n\n', 'data:\n\n', `id: 7\nretry: 5\n${hola}`, DONE),
      'hola',
    ],
    ['an end that no blank line closes', bytes(hola, 'data: [DONE]'), 'hola'],
    ['events after [DONE]', bytes(hola + DONE + completionEvent({ content: 'más' })), 'hola'],
    ['text in the event that ends it', bytes(completionEvent({ content: 'hola' }, 'stop')), 'hola'],
    [
      'one byte at a time, cutting letters in two',
      bytes(...splitBytes(completionEvent({ content: 'ñandú 🐍' }) + DONE)),
      'ñandú 🐍',
    ],
    ['null and missing content', bytes(completionEvent({ content: null }), completionEvent({}), hola, DONE), 'hola'],
    [
      'no delta, no choices',
      bytes('data: {"choices":[{}]}\n\n', 'data: {"choices":[],"usage":{"total_tokens":3}}\n\n', hola, DONE),
      'hola',
    ],
    [
      'reasoning, which is not for the reader',
      bytes(
        completionEvent({ reasoning_content: 'pienso' }),
        completionEvent({ reasoning: 'pienso', content: '' }),
        hola,
        DONE,
      ),
      'hola',
    ],
    [
      'content in parts',
      bytes(
        completionEvent({
          content: [
            { type: 'thinking', thinking: [] },
            { type: 'text', text: 'hola' },
          ],
        }),
        DONE,
      ),
      'hola',
    ],
    ['a whole reply in JSON', { kind: 'json', body: { choices: [{ message: { content: 'hola' } }] } }, 'hola'],
    [
      'JSON with a charset',
      {
        kind: 'json',
        body: { choices: [{ message: { content: 'hola' } }] },
        headers: { 'content-type': 'Application/JSON; charset=utf-8' },
      },
      'hola',
    ],
  ]
  it.each(answers)('reads %s', async (_, behaviour, expected) => {
    expect(await read(behaviour)).toBe(expected)
  })

  it('makes one piece of what comes in one read', async () => {
    server.script(bytes(hola.repeat(50), DONE))
    expect(await ask()).toEqual(['hola'.repeat(50)])
  })
})

describe('an answer that broke off', () => {
  const turns: Turn[] = [{ role: 'user', content: '¿Qué es una lista?' }]

  function goOn(written: string, behaviour: ModelBehaviour) {
    server.script(behaviour)
    const { signal } = new AbortController()
    return create().stream({ mentor: 'basic', instructions: 'Enseña.', turns, signal, written })
  }
  const says = (...tokens: string[]): ModelBehaviour => ({ kind: 'tokens', tokens })

  it('is shown to the model, with the order to go on', async () => {
    expect(await piecesOf(goOn('Una lis', says('lista guarda')))).toEqual(['ta guarda'])
    expect(server.requests.at(-1)?.body).toMatchObject({
      messages: [
        { role: 'system', content: 'Enseña.' },
        ...turns,
        { role: 'assistant', content: 'Una ' },
        { role: 'user', content: expect.stringMatching(/Sigue exactamente donde se quedó[\s\S]*empezar por: lis$/) },
      ],
    })
  })

  it('is asked for anew where no whole word of it is there', async () => {
    expect(await piecesOf(goOn('Un', says('Una lista')))).toEqual(['a lista'])
    expect(server.requests.at(-1)?.body).toMatchObject({ messages: [{ role: 'system' }, ...turns] })
  })

  it('may have been whole', async () => {
    expect(await piecesOf(goOn('Hecho.', says()))).toEqual([])
  })

  it('gets what was held back when it ends, or fails, before that is decided', async () => {
    const written = 'Ni una lista ni una tupla son '
    expect(await piecesOf(goOn(written, says('una')))).toEqual(['una'])
    const pieces = goOn(written, { kind: 'tokens', tokens: ['una'], ending: 'no-end' })[Symbol.asyncIterator]()
    expect(await pieces.next()).toMatchObject({ value: 'una' })
    await expect(pieces.next()).rejects.toMatchObject({ fault: 'broken' })
  })
})

function splitBytes(text: string): Uint8Array[] {
  return [...Buffer.from(text)].map((byte) => Buffer.from([byte]))
}
