import type { MiddlewareHandler } from 'hono'

/** Lets go of the body that an answer to HEAD is made with: nobody reads it, and it would hold its file or its reader's place for good. */
export const withoutBodyForHead: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}
