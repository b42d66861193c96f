// Loaded before the product in journeys: limits count by the address of who calls, and all journeys call from one. At SIGUSR2 those who call
// from then on come from the next address of this machine, so that files that share a product do not use each other's limits up.

import { subscribe } from 'node:diagnostics_channel'

let last = 1
process.on('SIGUSR2', () => {
  last += 1
})
subscribe('http.server.request.start', (message) => {
  const { socket } = /** @type {{ socket: import('node:net').Socket }} */ (message)
  Object.defineProperty(socket, 'remoteAddress', { configurable: true, value: `127.0.0.${last}` })
})
