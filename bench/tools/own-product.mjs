import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt, SERVER_ENTRY, SERVER_OPTIONS } from '../../scripts/prepare/build.ts'
import { endAll, freePort, start, untilReady } from './processes.mjs'
import { ONE_ACCOUNT } from './sign-in.mjs'

/** The demo accounts are made after the start. */
const SETTLE_MS = 5_000

/** Runs `use` with a product of its own, in demo mode on a data folder that is deleted again; all that was started ends with it. */
export async function withProduct(use) {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-bench-'))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const dataDir = join(folder, 'data')
  Object.assign(process.env, {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ...ONE_ACCOUNT,
  })
  try {
    const { pid } = start([...SERVER_OPTIONS, SERVER_ENTRY])
    await untilReady(`${url}/readyz`)
    await sleep(SETTLE_MS)
    return await use({ url, pid: String(pid), dataDir })
  } finally {
    await endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}
