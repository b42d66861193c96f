// Clients that take their time: they read a byte a second, send their head or body a byte a second, or say nothing at all.

import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

const DRIP_MS = 1_000
const KINDS = ['reader', 'head', 'body', 'silent', 'reader']

/**
 * Opens `count` of them, of all kinds in turn. `streamRequest(at)` gives the bytes of a request whose answer is long. Answers how many
 * the server has hung up on, and what ends them.
 */
export async function openSlowClients({ port, count, headers, streamRequest }) {
  const sockets = []
  let hungUp = 0
  for (let at = 0; at < count; at += 1) {
    /** @type {import('node:net').NetConnectOpts & { highWaterMark: number }} */
    const options = { port, host: '127.0.0.1', highWaterMark: 16 }
    const socket = connect(options)
    sockets.push(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      hungUp += 1
    })
    await once(socket, 'connect')
    behave(socket, KINDS[at % KINDS.length], { headers, streamRequest, at })
  }
  return {
    hungUp: () => hungUp,
    end() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function behave(socket, kind, { headers, streamRequest, at }) {
  const drip = (text) => {
    let sent = 0
    const timer = setInterval(() => {
      if (sent < text.length) socket.write(text[sent++])
    }, DRIP_MS + randomInt(50))
    socket.on('close', () => clearInterval(timer))
  }
  if (kind === 'silent') return
  if (kind === 'head') return drip(`GET /api/chat/chats HTTP/1.1\r\n${headers}X-Slow: ${'a'.repeat(4_000)}\r\n\r\n`)
  if (kind === 'body') {
    const body = JSON.stringify({ message: 'a'.repeat(6_000), chatbotType: 'basic' })
    socket.write(
      `POST /api/chat/message HTTP/1.1\r\n${headers}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    return drip(body)
  }
  socket.write(streamRequest(at))
  const timer = setInterval(() => socket.read(1), DRIP_MS)
  socket.on('close', () => clearInterval(timer))
}
