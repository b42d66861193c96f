import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { ServerType } from '@hono/node-server'

/**
 * An event loop takes one waiting connection a turn from each listening socket, and turns are long while hundreds of streams are
 * open: with a single socket the last of 500 newcomers waited ten seconds.
 */
const SOCKETS = 8

type Address = { port: number; host: string }

/** Lets `server` take connections; answers what closes it. Rejects when the port is taken (EADDRINUSE). */
export async function listen(server: ServerType, address: Address): Promise<{ close: () => Promise<void> }> {
  await assertFree(address)
  // Elsewhere several sockets can't share a port.
  const isShared = process.platform === 'linux'
  const others = Array.from({ length: isShared ? SOCKETS - 1 : 0 }, () =>
    // As `node:http` sets up its own.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  const all = [server, ...others]
  await Promise.all(
    all.map((one) => {
      one.listen({ ...address, reusePort: isShared })
      return once(one, 'listening')
    }),
  )
  return { close: async () => void (await Promise.all(all.map(closed))) }
}

/** A shared port takes anyone else who shares; only one who does not finds out that it is taken. */
async function assertFree(address: Address) {
  const probe = createServer().listen(address)
  await once(probe, 'listening')
  await closed(probe)
}

const closed = (server: Pick<Server, 'close'>) => new Promise((resolve) => server.close(resolve))
