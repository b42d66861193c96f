import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const running = new Set()

/** Starts a script with this Node; it is ended by `endAll`. */
export function start(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  running.add(child)
  child.on('exit', () => running.delete(child))
  return child
}

/** Runs a script to its end and answers what it printed. */
export async function outputOf(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${text}`)
  return text.trim()
}

export async function endAll() {
  const ended = [...running].map((child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(ended)
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}

export async function untilReady(url) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}
