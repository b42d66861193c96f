import type { Context } from 'hono'
import type { AppEnv } from '../env'
import { clientNetwork } from './client-network'

/**
 * Who is calling, for counting: `clientNetwork`. Each trusted proxy in front adds one entry at the right end of X-Forwarded-For; what stands further left is the
 * caller's own claim and not believed.
 */
export function clientAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const socketAddress = c.env.incoming.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return clientNetwork(socketAddress)
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return clientNetwork(forwarded.at(-trustedProxies) ?? socketAddress)
}
