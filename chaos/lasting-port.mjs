import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems lend to outgoing connections: one of those could take it while its instance is dead. */
const FIRST = 20_000
const LAST = 32_000
const MOST_TRIES = 100

/** A free loopback port that stays free until it is asked for. */
export async function lastingPort() {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
  throw new Error('no free port')
}

async function isFree(port) {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
