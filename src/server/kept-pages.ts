import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Next } from 'hono'
import { accepts } from 'hono/accepts'
import type { AppEnv } from './env'

const MAX_PAGES = 300
/** What is kept for less is not worth the best compression. */
const BRIEFLY_MS = 60_000
/** The smallest first: browsers take all of them equally. */
const ENCODINGS = ['br', 'gzip']

export type KeptPage = {
  etag: string
  /** By `performance.now()`: from then on it is rendered anew. */
  until: number
  /** The body by the encoding a browser takes. */
  bodies: Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>
  headers: Record<string, string>
  route: string | undefined
  /** Names and values in turn: all headers that each of its answers has, known when it has been sent once. */
  sentHeaders?: readonly string[]
}

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
    return page !== undefined && page.until > now() ? page : undefined
  }

  return {
    find,
    /** The page at this address as it was kept, or undefined. */
    answer(c: Context<AppEnv>): Response | undefined {
      const page = find(c.req.path)
      return page && send(c, page)
    },
    /** Stands around everything that adds headers to a page. */
    async noteHeaders(c: Context<AppEnv>, next: Next): Promise<void> {
      await next()
      const page = c.get('keptPage')
      if (page === undefined || page.sentHeaders !== undefined || c.res.status !== 200) return
      page.sentHeaders = [...c.res.headers].filter(([name]) => !OF_ONE_ANSWER.has(name)).flat()
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
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, own)
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ENCODINGS, default: 'identity', match: smallest })
  if (encoding === 'br' || encoding === 'gzip')
    return c.body(bodies[encoding], 200, { ...own, 'Content-Encoding': encoding })
  return c.body(bodies.identity, 200, own)
}

const smallest: NonNullable<Parameters<typeof accepts>[1]['match']> = (accepted, config) =>
  config.supports.find((encoding) => accepted.some(({ type, q }) => type === encoding && q > 0)) ?? config.default

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
  return { etag, until, bodies, headers: Object.fromEntries(response.headers), route }
}
