import type { HttpBindings } from '@hono/node-server'
import type { KeptPage } from './kept-page'

/** What Hono carries through a request. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The pattern that the address matched. */
    route?: string
    userId?: string
    secureHeadersNonce?: string
    /** The page that is sent as it was kept. */
    keptPage?: KeptPage
  }
}
