import type { HttpBindings } from '@hono/node-server'

/** What Hono carries through a request. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The pattern that the address matched. */
    route?: string
    userId?: string
    /** In the page cache: whether this request renders a page for it, or is answered from it with all headers. */
    pageCache?: 'miss' | 'hit'
    /** For how long every visitor may get the very page that is being answered. */
    cacheForMs?: number
  }
}
