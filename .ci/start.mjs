// Proves the README's first command on a clone where nothing is installed: `npm start` prepares, builds, serves, and ends when told to.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const MOST_SECONDS = 600

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

const port = await freePort()
const DATA_DIR = mkdtempSync(join(tmpdir(), 'pymentor-start-'))
const product = spawn('npm', ['start'], {
  env: { ...process.env, PORT: String(port), DATA_DIR },
  stdio: ['ignore', 'inherit', 'inherit'],
  // A group of its own, all of which hears Ctrl-C as in a terminal.
  detached: true,
})
const ended = once(product, 'exit')
const isRunning = () => product.exitCode === null && product.signalCode === null

/** Whether the landing page is served; asked again until the product ends or takes too long. */
async function isServed() {
  for (let second = 0; second < MOST_SECONDS && isRunning(); second += 1) {
    const page = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (page?.ok) return (await page.text()).includes('</html>')
    await wait(1000)
  }
  return false
}

/** Whether nothing listens any more, within a minute. */
async function hasStopped() {
  for (let second = 0; second < 60; second += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/healthz`).then(
        () => false,
        () => true,
      )
    )
      return true
    await wait(1000)
  }
  return false
}

const served = await isServed()
if (isRunning()) process.kill(-product.pid, 'SIGINT')
// npm itself ends before the product does.
await ended
const stopped = await hasStopped()
rmSync(DATA_DIR, { recursive: true, force: true })
if (!served || !stopped) {
  console.error(`npm start failed: ${served ? 'it did not end at Ctrl-C' : 'no page was served'}.`)
  process.exit(1)
}
console.log('npm start: served the landing page and ended at Ctrl-C.')
