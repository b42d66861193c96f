import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { AppEnv } from '../env'
import { REQUEST_ID_HEADER } from '../request/request-id'
import { type Encoding, encodingFor } from './page-encoding'

const MAX_PAGES = 300
/** What is cached for less is not worth the best compression. */
const BRIEFLY_MS = 60_000

type Headers = Record<string, string>
type CachedPage = {
  etag: string
  /** Those of an answer without a body. */
  headers: Headers
  whole: Record<Encoding, { body: Uint8Array<ArrayBuffer>; headers: Headers }>
  route: string | undefined
}
type Rendered = { page: CachedPage; forMs: number }
type Render = () => Promise<Rendered | undefined>
type Options = {
  hasSession: (c: Context<AppEnv>) => boolean
  /** In milliseconds, from any moment on. */
  now?: () => number
}

/**
 * Answers visitors from memory with a page that was rendered and compressed once, for as long as the page says (`cacheForMs`). Many who
 * ask for a page that is not there yet wait for one rendering. Whoever has a session, or a query in the address, passes.
 */
export function pageCache({ hasSession, now = () => performance.now() }: Options): MiddlewareHandler<AppEnv> {
  const pages = new LRUCache<string, CachedPage, Render>({
    max: MAX_PAGES,
    perf: { now },
    ttlResolution: 0,
    async fetchMethod(_path, _stale, { context: render, options }) {
      const rendered = await render()
      if (rendered === undefined) return undefined
      // For the library 0 is without end.
      options.ttl = Number.isFinite(rendered.forMs) ? rendered.forMs : 0
      return rendered.page
    },
  })

  return async (c, next) => {
    const { method, path, url } = c.req
    if ((method !== 'GET' && method !== 'HEAD') || hasSession(c) || url.includes('?')) return next()
    const found = pages.get(path)
    if (found !== undefined) return answer(c, found)
    if (method === 'HEAD') return next()
    let rendering: Promise<Rendered | undefined> | undefined
    const page = await pages.fetch(path, {
      context: () => {
        c.set('pageCache', 'miss')
        rendering = next().then(() => cacheable(c))
        // A failure is this request's alone: the others render for themselves.
        return rendering.catch(() => undefined)
      },
    })
    if (rendering === undefined) return page === undefined ? next() : answer(c, page)
    if ((await rendering) === undefined || page === undefined) return
    // Assigned over another answer, it would take that one's headers.
    c.res = undefined
    c.res = answer(c, page)
  }
}

function answer(c: Context<AppEnv>, { etag, headers, whole, route }: CachedPage): Response {
  if (route !== undefined) c.set('route', route)
  c.set('pageCache', 'hit')
  // As a plain object, which is sent at a third of what `Headers` cost.
  const withId = (all: Headers) => ({ ...all, [REQUEST_ID_HEADER]: c.get('requestId') })
  if (c.req.header('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: withId(headers) })
  const form = whole[encodingFor(c.req.header('accept-encoding') ?? '')]
  return new Response(form.body, { headers: withId(form.headers) })
}

/** The answer as it is cached, or undefined when it is no page for everybody. */
async function cacheable(c: Context<AppEnv>): Promise<Rendered | undefined> {
  const forMs = c.get('cacheForMs') ?? 0
  // What was rendered for somebody who left may lack parts.
  if (c.res.status !== 200 || forMs <= 0 || c.req.raw.signal.aborted) return
  const identity = new Uint8Array(await c.res.arrayBuffer())
  const isBrief = forMs < BRIEFLY_MS
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: isBrief ? 5 : 11 } }),
    promisify(gzip)(identity, { level: isBrief ? 5 : 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = { ...Object.fromEntries(c.res.headers), etag, vary: 'Cookie, Accept-Encoding' }
  const compressed = (form: Encoding, body: Buffer) => ({
    body: Uint8Array.from(body),
    headers: { ...headers, 'content-encoding': form },
  })
  const whole = { br: compressed('br', br), gzip: compressed('gzip', zipped), identity: { body: identity, headers } }
  return { forMs, page: { etag, headers, whole, route: c.get('route') } }
}
