import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { ModelError, type ModelFault, type ModelPort } from '~/modules/mentor/mentor.server'
import type { Dialect } from '~/testing/models/model-dialects'
import { PROVIDERS } from '~/testing/models/model-providers'
import { type ModelBehaviour, startModelServer } from '~/testing/models/model-server'

/** For what ends by a limit only; what must not end by one has limits that a busy machine does not reach either. */
const HASTY = { firstTokenTimeoutMs: 600, stallTimeoutMs: 500, answerTimeoutMs: 1_500 }
const PATIENT = { firstTokenTimeoutMs: 30_000, stallTimeoutMs: 30_000, answerTimeoutMs: 30_000 }
/** Less than the patient limits: nothing waits for one of them. */
const LATEST_MS = 10_000

/** What a reader gets: the text, and why it ended if not rightly. */
async function outcome(model: ModelPort, content = 'hola') {
  const { signal } = new AbortController()
  let text = ''
  try {
    const turns = [{ role: 'user' as const, content }]
    for await (const piece of model.stream({ mentor: 'basic', instructions: '', turns, signal })) text += piece
  } catch (error) {
    if (error instanceof ModelError) return { text, fault: error.fault }
    throw error
  }
  return { text, fault: null }
}

async function timed<Result>(work: Promise<Result>) {
  const start = performance.now()
  return { result: await work, tookMs: performance.now() - start }
}

function* flood(start: string, part = 'x'.repeat(50_000)) {
  yield start
  for (let sent = 0; sent < 1_100_000; sent += 50_000) yield part
}

/** Sends a start, then the same for ever. */
function drip(socket: Socket, start: string, again: string) {
  socket.write(start)
  const timer = setInterval(() => socket.write(again), 50)
  socket.on('close', () => clearInterval(timer))
}

const reset = (socket: Socket) => setImmediate(() => socket.resetAndDestroy())
const bytes = (...chunks: (string | Uint8Array)[]): ModelBehaviour => ({ kind: 'bytes', chunks })
const status = (status: number, headers = {}): ModelBehaviour => ({
  kind: 'json',
  status,
  body: { error: {} },
  headers,
})
const bySocket = (answer: (socket: Socket) => void): ModelBehaviour => ({ kind: 'socket', answer })

/** The text that comes, and the fault after it; null where the answer is taken as whole. */
type Row = [kind: string, behaviour: ModelBehaviour, text: string, fault: ModelFault | null]

function rowsOf(dialect: Dialect): Row[] {
  const { text, done, finish, whole } = dialect
  const HOLA = text('hola')
  const END = finish('stop') + done
  const HEAD = `HTTP/1.1 200 OK\r\ncontent-type: ${dialect.contentType}\r\n`
  const half = (surrogate: string) => HOLA.replace('hola', surrogate)
  const [before = '', after = ''] = HOLA.split('hola')
  const gzipped = () => Buffer.concat([Buffer.from(`${HEAD}content-encoding: gzip\r\n\r\n`), gzipSync(HOLA + END)])
  const ofThoseWhoSayWhy: Row[] = [
    ['reasoning only', bytes(dialect.thought ?? '', finish('stop')), '', 'broken'],
    ['a call of a tool', bytes(dialect.toolCall ?? '', finish('tool_calls'), done), '', 'broken'],
    ['the greatest length', { kind: 'tokens', tokens: ['hola'], finishReason: 'length' }, 'hola', 'broken'],
    [
      'the greatest length, without a sign of the end',
      { kind: 'tokens', tokens: ['hola'], finishReason: 'length', ending: 'no-done' },
      'hola',
      'broken',
    ],
    [
      'the greatest length of an answer in one piece',
      { kind: 'json', body: whole('hola', 'length') },
      'hola',
      'broken',
    ],
    ['a filter', { kind: 'tokens', tokens: ['hola'], finishReason: 'content_filter' }, 'hola', 'rejected'],
  ]
  return [
    // What the endpoint refuses
    ['400', status(400), '', 'rejected'],
    ['401', status(401), '', 'rejected'],
    ['404', status(404), '', 'rejected'],
    ['429 with Retry-After', status(429, { 'retry-after': '3600' }), '', 'busy'],
    ['429 without Retry-After', status(429), '', 'busy'],
    ['500', status(500), '', 'unavailable'],
    ['502 with an HTML page', { kind: 'bytes', status: 502, type: 'text/html', chunks: ['<h1>'] }, '', 'unavailable'],
    ['503', status(503), '', 'unavailable'],
    ['a redirect', status(307, { location: 'http://127.0.0.1:1/' }), '', 'rejected'],
    // Silence
    ['no answer', { kind: 'hang' }, '', 'timeout'],
    ['a slow first token', { kind: 'tokens', tokens: [], ending: 'silent' }, '', 'timeout'],
    ['a stall in the middle', { kind: 'tokens', tokens: ['hola'], ending: 'silent' }, 'hola', 'timeout'],
    ['signs of life without text', bySocket((socket) => drip(socket, `${HEAD}\r\n`, '\n\n')), '', 'timeout'],
    ['headers that drip for ever', bySocket((socket) => drip(socket, HEAD, 'x: y\r\n')), '', 'timeout'],
    // Lost connections
    [
      'reset in the middle of a token',
      bySocket((socket) => void socket.write(`${HEAD}\r\n${HOLA}${HOLA.slice(0, -9)}`, () => reset(socket))),
      'hola',
      'broken',
    ],
    ['cut in the middle of a token', { kind: 'tokens', tokens: ['hola'], ending: 'cut' }, 'hola', 'broken'],
    ['cut between events, without an end', { kind: 'tokens', tokens: ['hola'], ending: 'no-end' }, 'hola', 'broken'],
    // Nonsense
    ['garbage bytes', bytes(Buffer.from([0, 255, 254, 13, 10, 10, 130, 31, 139])), '', 'broken'],
    ['bytes that are not HTTP', bySocket((socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')), '', 'broken'],
    ['an HTML page with 200', { kind: 'bytes', type: 'text/html', chunks: ['<html>Entra</html>'] }, '', 'broken'],
    ['an error in the stream', bytes(HOLA, dialect.error({ message: 'no' })), 'hola', 'unavailable'],
    ['a huge line without an end', { kind: 'bytes', chunks: flood(before), ending: 'silent' }, '', 'broken'],
    ['endless headers', bySocket((socket) => void socket.write(HEAD + 'x: y\r\n'.repeat(20_000))), '', 'broken'],
    [
      'an answer without end',
      { kind: 'bytes', chunks: flood('', text('x'.repeat(50_000))), ending: 'silent' },
      'x',
      'broken',
    ],
    ['gzip that nobody asked for', bySocket((socket) => void socket.end(gzipped())), '', 'broken'],
    ['JSON cut off', { kind: 'bytes', type: 'application/json', chunks: ['{"choices":'], ending: 'cut' }, '', 'broken'],
    // Answers that are none, or not whole
    ['an empty answer', { kind: 'tokens', tokens: [] }, '', 'broken'],
    ['an answer of blanks', { kind: 'tokens', tokens: [' ', '\n\n', '\t'] }, '', 'broken'],
    ...(dialect.saysWhy ? ofThoseWhoSayWhy : []),
    // Strange, but answers
    ['events after the end, all once more', bytes(HOLA + END, done === '' ? '' : HOLA + END), 'hola', null],
    ['invalid UTF-8', bytes(HOLA, before, Buffer.from([0xff]), after, END), 'hola\uFFFD', null],
    ['NUL characters', bytes(text('ho\0la'), END), 'ho\0la', null],
    ['a character in two halves', bytes(half('\\ud83d'), half('\\udc0d'), END), '🐍', null],
    ['a lone surrogate', bytes(half('\\ud83d'), HOLA, END), '\ud83dhola', null],
  ]
}

describe.each(PROVIDERS)(
  'every fault of $dialect.name ends in time, keeps the text, and leaves the next question unharmed',
  async ({ dialect, createModel }) => {
    const ROWS = rowsOf(dialect)
    const server = await startModelServer(0, dialect)
    afterAll(() => server.stop())
    const create = (baseUrl = server.baseUrl, limits = PATIENT) => createModel({ baseUrl, model: 'prueba', ...limits })
    const patient = create()
    const hasty = create(server.baseUrl, HASTY)
    /** The text before the stall may come late. */
    const hastyLater = create(server.baseUrl, { ...PATIENT, stallTimeoutMs: HASTY.stallTimeoutMs })
    const modelFor = (text: string, fault: ModelFault | null) => {
      if (fault !== 'timeout') return patient
      return text === '' ? hasty : hastyLater
    }

    it.each(ROWS)('%s', async (_, behaviour, text, fault) => {
      const model = modelFor(text, fault)
      server.script(behaviour)
      const { result, tookMs } = await timed(outcome(model))
      expect(result.fault).toBe(fault)
      expect(result.text.replace(/x+/, 'x')).toBe(text)
      expect(tookMs).toBeLessThan(LATEST_MS)
      expect(await outcome(model, 'otra vez')).toMatchObject({ text: expect.stringContaining('otra vez'), fault: null })
    })

    it('a connection closed without an answer, the kept one and the new one', async () => {
      server.script({ kind: 'refuse' }, { kind: 'refuse' })
      expect(await outcome(patient)).toEqual({ text: '', fault: 'unavailable' })
      expect(await outcome(patient, 'otra vez')).toMatchObject({ fault: null })
    })

    it('a refused connection', async () => {
      const gone = await startModelServer(0, dialect)
      const { port } = new URL(gone.baseUrl)
      await gone.stop()
      const model = create(gone.baseUrl)
      expect(await outcome(model)).toEqual({ text: '', fault: 'unavailable' })
      const back = await startModelServer(Number(port), dialect)
      onTestFinished(() => back.stop())
      expect(await outcome(model, 'otra vez')).toMatchObject({ fault: null })
    })

    it('a name that does not exist, asked twice', async () => {
      // Longer than a label may be: no resolver has to be asked.
      const model = create(`http://${'a'.repeat(64)}.invalid/v1`)
      for (const _ of [1, 2]) expect(await outcome(model)).toEqual({ text: '', fault: 'unavailable' })
    })

    it('an endpoint that does not speak TLS, asked twice', async () => {
      const listener = createServer((socket) => socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
      onTestFinished(() => void listener.close())
      await once(listener.listen(0, '127.0.0.1'), 'listening')
      const { port } = z.object({ port: z.number() }).parse(listener.address())
      const model = create(`https://127.0.0.1:${port}/v1`)
      for (const _ of [1, 2]) expect(await outcome(model)).toEqual({ text: '', fault: 'unavailable' })
    })

    it('are at least 24 kinds', () => {
      expect(new Set(ROWS.filter(([, , , fault]) => fault !== null).map(([kind]) => kind)).size).toBeGreaterThanOrEqual(
        24,
      )
    })
  },
)
