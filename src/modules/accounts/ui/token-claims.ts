import * as z from 'zod/mini'

const claims = z.object({
  sub: z.optional(z.string()),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
})

export type Told = { uid?: string; email?: string; displayName?: string }

/**
 * What an ID token (RFC 7519) says of whose it is, for the sync's body (DATA-13). Unverified, and nothing hangs on it: the server
 * believes the token alone. Empty for what cannot be read.
 */
export function toldBy(token: string): Told {
  const parsed = claims.safeParse(payloadOf(token))
  if (!parsed.success) return {}
  const { sub, email, name } = parsed.data
  return {
    ...(sub === undefined ? {} : { uid: sub }),
    ...(email === undefined ? {} : { email }),
    ...(name ? { displayName: name } : {}),
  }
}

function payloadOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
