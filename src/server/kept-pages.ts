import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Next } from 'hono'
import type { AppEnv } from './env'
import { keptFormFor } from './kept-form'
import type { KeptPage, ReadyAnswers } from './kept-page'

const MAX_PAGES = 300
/** What is kept for less is not worth the best compression. */
const BRIEFLY_MS = 60_000
/** For so long after its time a page serves those who come while another one's request makes it anew. */
const RENEWAL_MS = 500

/** What an answer has of its own. */
const OF_ONE_ANSWER = new Set(['x-request-id', 'server-timing', 'content-encoding', 'content-length', 'connection'])

export type KeptPages = ReturnType<typeof createKeptPages>

/**
 * Visitors' pages that are the same for everybody, as they were rendered and compressed by this process: once, for what changes by a new
 * start only, or for a moment.
 */
export function createKeptPages({ now = () => performance.now() } = {}) {
  const pages = new Map<string, KeptPage>()

  /** The page at this address, for who needs nothing else to send it. */
  const find = (path: string): KeptPage | undefined => {
    const page = pages.get(path)
    if (page === undefined) return
    return now() < page.until + (page.isBeingRenewed ? RENEWAL_MS : 0) ? page : undefined
  }

  return {
    find,
    /** The page at this address as it was kept, or undefined: then whoever asked makes it anew. */
    answer(c: Context<AppEnv>): Response | undefined {
      const page = find(c.req.path)
      if (page !== undefined) return send(c, page)
      const old = pages.get(c.req.path)
      if (old !== undefined) old.isBeingRenewed = true
    },
    /** Stands around everything that adds headers to a page. */
    async noteHeaders(c: Context<AppEnv>, next: Next): Promise<void> {
      await next()
      const page = c.get('keptPage')
      if (page === undefined || page.ready !== undefined || c.res.status !== 200) return
      page.ready = readyAnswers(page, [...c.res.headers].filter(([name]) => !OF_ONE_ANSWER.has(name)).flat())
    },
    /** Keeps the page for so long, and sends it. */
    async keep(c: Context<AppEnv>, response: Response, forMs: number): Promise<Response> {
      const page = await prepare(response, { route: c.get('route'), forMs, until: now() + forMs })
      const [oldest] = pages.keys()
      if (pages.size >= MAX_PAGES && oldest !== undefined) pages.delete(oldest)
      pages.set(c.req.path, page)
      return send(c, page)
    },
  }
}

function send(c: Context<AppEnv>, page: KeptPage): Response {
  const { etag, bodies, headers, route } = page
  if (route !== undefined) c.set('route', route)
  c.set('keptPage', page)
  const own = { ...headers, ETag: etag, Vary: 'Cookie, Accept-Encoding' }
  const form = keptFormFor(etag, {
    ifNoneMatch: c.req.header('if-none-match'),
    acceptEncoding: c.req.header('accept-encoding'),
  })
  if (form === null) return c.body(null, 304, own)
  return c.body(bodies[form], 200, form === 'identity' ? own : { ...own, 'Content-Encoding': form })
}

/** A text goes out together with its head, in one write; bytes need a second one. The form that hardly anybody asks for stays bytes. */
function readyAnswers({ bodies }: KeptPage, headers: readonly string[]): ReadyAnswers {
  const compressed = (form: 'br' | 'gzip') => {
    const length = String(bodies[form].byteLength)
    const own = ['Content-Encoding', form, 'Content-Length', length]
    return { headers: [...headers, ...own], body: Buffer.from(bodies[form]).toString('latin1') }
  }
  const identity = {
    headers: [...headers, 'Content-Length', String(bodies.identity.byteLength)],
    body: bodies.identity,
  }
  return { unchanged: headers, whole: { br: compressed('br'), gzip: compressed('gzip'), identity } }
}

async function prepare(
  response: Response,
  known: Pick<KeptPage, 'route' | 'until'> & { forMs: number },
): Promise<KeptPage> {
  const { route, until, forMs } = known
  const identity = new Uint8Array(await response.arrayBuffer())
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: forMs < BRIEFLY_MS ? 5 : 11 } }),
    promisify(gzip)(identity, { level: forMs < BRIEFLY_MS ? 5 : 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const bodies = { br: Uint8Array.from(br), gzip: Uint8Array.from(zipped), identity }
  return { etag, until, isBeingRenewed: false, bodies, headers: Object.fromEntries(response.headers), route }
}
