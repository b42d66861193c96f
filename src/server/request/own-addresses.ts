import type { Context } from 'hono'
import type { Config } from '~/config/config'
import type { Addresses } from '~/modules/accounts/accounts.server'
import type { AppEnv } from '../env'

/**
 * What the product is called by the browser that asks, and where this very process finds itself. In demo mode the browser may come by any
 * name or forwarded port: by `Origin` where it says so, else by what it said before, if that has the Host it asks now.
 */
export function ownAddresses(c: Context<AppEnv>, { mode, publicUrl }: Config, remembered?: string): Addresses {
  const { localAddress = '127.0.0.1', localPort } = c.env.incoming.socket
  const self = `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
  if (mode === 'live') return { browser: publicUrl.origin, self }
  const host = c.env.incoming.headers.host ?? ''
  const said = [c.req.header('origin'), remembered].find((origin) => origin !== undefined && hostOf(origin) === host)
  return { browser: new URL(said ?? `http://${host}`).origin, self }
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)
