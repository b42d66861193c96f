import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, ConnectionError, call, NOT_UNDERSTOOD, toldOf } from './call'
import { endpoint } from './endpoint'

const read = endpoint<{ ok: boolean }>('GET', '/api/thing')
const write = endpoint<{ ok: boolean }, { body: never }>('POST', '/api/thing/:id')

type Sent = { url: string; init: RequestInit }
let sent: Sent[]
let answers: (() => Response)[]

/** What the network does with each request, in turn; the last answer stays. */
const network = (...next: (() => Response)[]) => {
  answers = next
}
const ok = () => Response.json({ ok: true })
const gateway = (status: number) => () => new Response('upstream', { status })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return (answer ?? ok)()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lets all delays pass and answers the outcome. */
async function outcome<T>(calling: Promise<T>): Promise<T | Error> {
  const settled = calling.catch((error: Error) => error)
  await vi.runAllTimersAsync()
  return settled
}

describe('a call', () => {
  it('HTTP-01 HTTP-02 says JSON only with a body, asks for nothing cached and brings its cookies', async () => {
    network(ok)
    await call(read, {})
    await call(write, { params: { id: 'á/b' } as never, body: { a: 1 } as never })
    expect(sent.map(({ url }) => url)).toEqual(['/api/thing', '/api/thing/%C3%A1%2Fb'])
    const [bare, full] = sent.map(({ init }) => new Headers(init.headers))
    expect(bare?.has('content-type')).toBe(false)
    expect(full?.get('content-type')).toBe('application/json')
    expect(bare?.get('cache-control')).toBe('no-cache')
    for (const { init } of sent) expect(init).toMatchObject({ credentials: 'include', cache: 'no-store' })
  })

  it('HTTP-08 is refused with status, code and sentence; with the body where there is no sentence', async () => {
    network(() =>
      Response.json(
        { error: 'limit_reached', message: 'Has llegado al límite.', limitReached: 'daily' },
        { status: 403 },
      ),
    )
    const refused = await outcome(call(read, {}))
    expect(refused).toBeInstanceOf(CallError)
    expect(refused).toMatchObject({
      status: 403,
      code: 'limit_reached',
      message: 'Has llegado al límite.',
      details: { limitReached: 'daily' },
    })
    network(() => new Response('teapot', { status: 418 }))
    expect(await outcome(call(read, {}))).toMatchObject({ message: '418: teapot' })
    network(() => new Response(null, { status: 418 }))
    expect(await outcome(call(read, {}))).toMatchObject({ message: '418: Error desconocido' })
  })
})

describe('what a reader is told of it', () => {
  const proxy = () => new Response('<html><h1>Bad Gateway</h1></html>', { status: 500 })

  it.each([
    ['the HTML of a proxy', proxy, NOT_UNDERSTOOD],
    ['an empty object', () => Response.json({}, { status: 500 }), NOT_UNDERSTOOD],
    ['an empty body', () => new Response(null, { status: 500 }), NOT_UNDERSTOOD],
    ['a code without a sentence', () => Response.json({ error: 'internal' }, { status: 500 }), NOT_UNDERSTOOD],
    ['HTML in the place of an answer', () => new Response('<html>Inicia sesión en el wifi</html>'), NOT_UNDERSTOOD],
    ['nothing in the place of an answer', () => new Response(''), NOT_UNDERSTOOD],
    [
      'our own sentence',
      () => Response.json({ error: 'x', message: 'Escribe algo.' }, { status: 422 }),
      'Escribe algo.',
    ],
  ])('is a sentence, never %s', async (_, answer, sentence) => {
    network(answer)
    expect(toldOf(await outcome(call(read, {})))).toBe(sentence)
  })

  it('HTTP-09 is the connection where that failed, and nothing of what no call has thrown', async () => {
    network(unreachable)
    expect(toldOf(await outcome(call(read, {})))).toMatch(/^No hay conexión con el servidor/)
    expect(toldOf(new TypeError('x is undefined'))).toBeNull()
  })
})

describe('an address', () => {
  it('HTTP-03 C-52 stays relative, for the origin that the page comes from', async () => {
    network(ok)
    await call(read, {})
    expect(sent[0]?.url).toBe('/api/thing')
  })
})

it('SHELL-28 a refusal names its request, as the server does', async () => {
  network(() => Response.json({ error: 'internal' }, { status: 500, headers: { 'X-Request-Id': 'r-1' } }))
  expect(await outcome(call(read, {}))).toMatchObject({ requestId: 'r-1' })
  network(() => new Response('teapot', { status: 418 }))
  expect(await outcome(call(read, {}))).toMatchObject({ requestId: null })
})

describe('connection trouble', () => {
  it('HTTP-07 TIME-10 repeats a read twice, after 1 s and 2 s', async () => {
    network(unreachable, gateway(502), ok)
    const calling = call(read, {})
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await calling).toEqual({ ok: true })
  })

  it('HTTP-09 gives up after the third try and names the status', async () => {
    network(gateway(503))
    const failed = await outcome(call(read, {}))
    expect(failed).toBeInstanceOf(ConnectionError)
    expect(failed).toMatchObject({ message: 'Error de conectividad con el servidor 503' })
    expect(sent).toHaveLength(3)
    expect(console.warn).toHaveBeenCalled()
  })

  it('C-17 repeats a write only with an idempotency key', async () => {
    network(unreachable)
    expect(await outcome(call(write, {}))).toBeInstanceOf(ConnectionError)
    expect(sent).toHaveLength(1)
    network(unreachable, ok)
    expect(await outcome(call(write, { headers: { 'Idempotency-Key': 'k' } }))).toEqual({ ok: true })
  })

  it('does not take our own 503, which says what is wrong, for a lost connection', async () => {
    network(() => Response.json({ error: 'mentor_busy', message: 'El mentor está ocupado.' }, { status: 503 }))
    expect(await outcome(call(read, {}))).toMatchObject({ code: 'mentor_busy' })
    expect(sent).toHaveLength(1)
  })

  it('C-17 repeats nothing for a caller with retries of its own', async () => {
    network(unreachable)
    expect(await outcome(call(read, { retries: 0 }))).toBeInstanceOf(ConnectionError)
    expect(sent).toHaveLength(1)
  })
})
