import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import type { AppEnv } from './env'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const DAY = 'public, max-age=86400'

const RUFF_WORKER = /^\/assets\/ruff-worker-[\w-]+\.js$/
/** A worker has the policy of its own script's answer: this one may make WebAssembly of what the page gives it, and reaches nothing. */
const RUFF_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'"

/** The built files below `root`: names under /assets carry a hash of their content, the others may change. */
export function addBuiltFiles(app: Hono<AppEnv>, root: string) {
  const serve = serveStatic<AppEnv>({ root, precompressed: true })
  const files =
    (route: string, cachingOf: (path: string) => string): MiddlewareHandler<AppEnv> =>
    async (c, next) => {
      const found = await serve(c, next)
      // Where there is no file, this is whatever comes back from those who answer instead.
      if (!(found instanceof Response)) return
      c.set('route', route)
      found.headers.set('Cache-Control', cachingOf(c.req.path))
      found.headers.set('X-Content-Type-Options', 'nosniff')
      if (RUFF_WORKER.test(c.req.path)) found.headers.set('Content-Security-Policy', RUFF_WORKER_POLICY)
      return found
    }
  app.use(
    '/assets/*',
    files('/assets/*', () => FOR_GOOD),
  )
  app.get('/:file{[^/]+\\.[a-z0-9]+}', files('/:file', cachingOfFile))
}

function cachingOfFile(path: string): string {
  // Whoever has an old service worker is to have the new one at once.
  if (path === '/sw.js') return 'no-cache'
  return /\.(png|svg|ico)$/.test(path) ? DAY : HOUR
}
