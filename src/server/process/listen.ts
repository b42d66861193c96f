import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/**
 * An event loop takes one waiting connection a turn from each listening socket, and turns are long while hundreds of streams are
 * open: with a single socket the last of 500 newcomers waited ten seconds.
 */
const SOCKETS = 8
const TRIES = 10
const TRY_AGAIN_MS = 10

type Address = { port: number; host: string }
type Listener = ServerType | Server

/** Lets `server` take connections; answers what closes it. Rejects when the port is taken (EADDRINUSE). */
export async function listen(server: ServerType, address: Address): Promise<{ close: () => Promise<void> }> {
  await assertFree(address)
  // Elsewhere several sockets can't share a port.
  const isShared = process.platform === 'linux'
  const others = Array.from({ length: isShared ? SOCKETS - 1 : 0 }, () =>
    // As `node:http` sets up its own.
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  const open = async (one: Listener) => {
    one.listen({ ...address, reusePort: isShared })
    await once(one, 'listening')
    return one
  }
  const listening: Listener[] = [await open(server)]
  // Not until a connection that has come meanwhile is taken in does the port let another socket listen; without it there are fewer.
  for (const one of others) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const opened = await open(one).catch(() => null)
      if (opened !== null) {
        listening.push(opened)
        break
      }
      await sleep(TRY_AGAIN_MS)
    }
  }
  return { close: async () => void (await Promise.all(listening.map(closed))) }
}

/**
 * A shared port takes anyone else who shares: whoever holds it is found out by asking. Listening there for a moment would tell, too, and
 * make the start fail when a client connects in that very moment.
 */
async function assertFree({ port, host }: Address) {
  const probe = connect({ port, host: OWN_ADDRESSES[host] ?? host })
  const isTaken = await new Promise((resolve) =>
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false)),
  )
  probe.destroy()
  if (isTaken) throw Object.assign(new Error('somebody listens there'), { code: 'EADDRINUSE' })
}

/** Where this machine answers that listens everywhere. */
const OWN_ADDRESSES: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

const closed = (server: Pick<Server, 'close'>) => new Promise((resolve) => server.close(resolve))
