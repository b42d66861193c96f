// Started by postgres-server.mjs with the path of pg_ctl, the server's folder and, as root, the ids it runs under.
// Its input closes when its owner asks or dies, by kill -9 too: then the server is stopped and its folder deleted.

import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const [pgCtl = '', folder = '', uid, gid] = process.argv.slice(2)
const account = uid ? { uid: Number(uid), gid: Number(gid) } : {}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

process.stdin.resume()
process.stdin.on('close', () => {
  // There is nothing to save: the folder goes next.
  const args = ['-D', join(folder, 'data'), '-m', 'immediate', '-w', '-t', '20', 'stop']
  spawnSync(pgCtl, args, { ...account, cwd: folder, stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
