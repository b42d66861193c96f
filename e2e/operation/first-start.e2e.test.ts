import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freePort, readAccounts, startServer, stopServer } from '../support/product/start-product'

const KNOCK_EVERY_MS = 5

/** Resolves with the first connection that is taken. */
async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ port, host: '127.0.0.1' })
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(KNOCK_EVERY_MS)
  }
}

it('C-41 the demo accounts are there before anybody can reach the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-first-'))
  const port = await freePort()
  const starting = startServer({ PORT: String(port), DATA_DIR: folder }, () => {})
  await Promise.race([untilOpen(port), starting])
  const { email, password } = readAccounts(join(folder, 'demo-accounts.json')).admin
  const origin = `http://127.0.0.1:${port}`
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ credentials: { email, password } })
  const answer = await fetch(`${origin}/api/auth/firebase-login`, { method: 'POST', headers, body })
  await stopServer(await starting)
  rmSync(folder, { recursive: true })
  expect(answer.status).toBe(200)
})
