import type { Context } from 'hono'

/** A body that is no form has no fields. */
export const formOf = (c: Context): Promise<Record<string, unknown>> => c.req.parseBody().catch(() => ({}))

/** What a page says when somebody comes back to it from an authentication that failed. */
export const refusalIn = (c: Context): string | null =>
  c.req.query('error') === 'autenticacion'
    ? 'Tu banco no ha confirmado que eres tú, así que no se ha hecho nada. Prueba otra vez o con otra tarjeta.'
    : null
