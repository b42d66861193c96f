import type { Context } from 'hono'

/** A body that is no form has no fields. */
export const formOf = (c: Context): Promise<Record<string, unknown>> => c.req.parseBody().catch(() => ({}))
