import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Line = {
  /** Where it begins, such as `http://127.0.0.1:41234`. */
  origin: string
  port: number
  /** How many connections it has reset. */
  cuts: () => number
  /** Resets every connection, both ways: what had not arrived never will. */
  cut: () => void
  /** Resets every connection once they have carried so many more bytes towards the caller, all together. */
  cutAfter: (bytes: number) => void
  /** Nothing moves any more, either way, and nothing breaks. */
  hang: () => void
  /** So many bytes a second towards the caller, on each connection; null for as fast as it goes. */
  slowDown: (bytesASecond: number | null) => void
  /** What hung moves again. */
  release: () => void
  stop: () => Promise<void>
}

type Options = {
  /** Where it leads to, on this machine. */
  port: number
  /** How many bytes towards the caller a new connection carries before it is reset; for ever when left out. */
  lifeInBytes?: () => number
}

/** A line between browser and product that can break: a TCP proxy on a free loopback port. */
export async function startLine({
  port: target,
  lifeInBytes = () => Number.POSITIVE_INFINITY,
}: Options): Promise<Line> {
  const connections = new Set<{ near: Socket; far: Socket; left: number }>()
  let cutSoFar = 0
  let isHanging = false
  let leftForAll = Number.POSITIVE_INFINITY
  let pace: number | null = null

  const cutOne = (connection: { near: Socket; far: Socket }) => {
    cutSoFar += 1
    connection.near.resetAndDestroy()
    connection.far.resetAndDestroy()
  }

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const connection = { near, far, left: lifeInBytes() }
    connections.add(connection)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.setNoDelay(true)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        connections.delete(connection)
        other.destroy()
      })
      socket.on('end', () => other.end())
      if (isHanging) socket.pause()
    }
    near.on('data', (bytes) => {
      if (!far.write(bytes)) pauseUntilDrained(near, far)
    })
    far.on('data', (bytes) => {
      connection.left -= bytes.length
      leftForAll -= bytes.length
      const left = Math.min(connection.left, leftForAll)
      if (left < 0) {
        const doomed = leftForAll < 0 ? [...connections] : [connection]
        leftForAll = Number.POSITIVE_INFINITY
        far.pause()
        // Some of it arrives, so that a cut falls inside an event, a letter, a head.
        near.write(bytes.subarray(0, bytes.length + left), () => doomed.forEach(cutOne))
        return
      }
      if (!near.write(bytes)) pauseUntilDrained(far, near)
      if (pace !== null) rest(far, (bytes.length / pace) * 1_000)
    })
  })

  const pauseUntilDrained = (from: Socket, to: Socket) => {
    from.pause()
    to.once('drain', () => !isHanging && from.resume())
  }
  const rest = (socket: Socket, ms: number) => {
    socket.pause()
    setTimeout(() => !isHanging && socket.resume(), ms).unref()
  }
  const each = (act: (socket: Socket) => void) => {
    for (const { near, far } of connections) for (const socket of [near, far]) act(socket)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    cuts: () => cutSoFar,
    cut: () => [...connections].forEach(cutOne),
    cutAfter: (bytes) => {
      leftForAll = bytes
    },
    hang: () => {
      isHanging = true
      each((socket) => socket.pause())
    },
    slowDown: (bytesASecond) => {
      pace = bytesASecond
    },
    release: () => {
      isHanging = false
      each((socket) => socket.resume())
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      each((socket) => socket.destroy())
      await closed
    },
  }
}
