import type { HttpBindings } from '@hono/node-server'

/** What Hono carries through a request. */
export type AppEnv = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The pattern that the address matched. */
    route?: string
    userId?: string
    secureHeadersNonce?: string
  }
}
