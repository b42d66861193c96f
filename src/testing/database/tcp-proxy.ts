import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `refuse` and `hang` also end, or leave without a word, the connections that are open; `full` leaves newcomers alone without a word. */
export type ProxyState = 'pass' | 'refuse' | 'hang' | 'full'

/** A network to a server that can be cut: on a loopback port of its own. */
export async function startTcpProxy(target: { host: string; port: number }) {
  let state: ProxyState = 'pass'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((incoming) => {
    keep(incoming)
    if (state === 'refuse') return incoming.resetAndDestroy()
    if (state === 'full') return
    const outgoing = connect(target)
    keep(outgoing)
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => state !== 'hang' && to.write(chunk))
      from.on('close', () => to.destroy())
    }
    pass(incoming, outgoing)
    pass(outgoing, incoming)
  })
  const listening = once(server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const destroyAll = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: address.port,
    set(next: ProxyState) {
      // What was swallowed while it hung is lost: such connections are of no more use.
      if (next === 'refuse' || state === 'hang') destroyAll()
      state = next
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      destroyAll()
      await closed
    },
  }
}
