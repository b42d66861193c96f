// A small HTTP balancer: each request goes to the next instance, whoever asks. One that refuses the connection is passed over.
import { once } from 'node:events'
import http from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Starts it on a free loopback port, in front of these ports. */
export async function startBalancer(ports) {
  let turn = 0
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    if (body === undefined) return
    turn += 1
    const order = ports.map((_, at) => ports[(turn + at) % ports.length])
    for (const port of order) if (await passOn({ request, response, body, port })) return
    response.writeHead(503, { 'content-type': 'text/plain' }).end('no instance answers')
  })
  // A reader that is left alone may be silent for long.
  server.requestTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** False when the instance took no connection: then nothing was sent, and another may be asked. */
function passOn({ request, response, body, port }) {
  return new Promise((done) => {
    const { method, url, headers } = request
    const upstream = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
    response.on('close', () => upstream.destroy())
    upstream.on('response', (from) => {
      done(true)
      response.writeHead(from.statusCode, from.rawHeaders)
      from.pipe(response)
      // What broke off behind breaks off in front: no clean end that the reader could take for the reply's.
      from.on('error', () => response.destroy())
    })
    upstream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED') return done(false)
      done(true)
      if (response.headersSent) response.destroy()
      else response.writeHead(502, { 'content-type': 'text/plain' }).end('the instance broke off')
    })
    upstream.end(body)
  })
}
