import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { projectEnv, projectNode, ROOT } from './project.mjs'

// Ctrl-C arrives from the terminal and again through npm; a second press a moment later is meant.
const ECHO_MS = 500

/**
 * Runs a server with the project's own Node until it ends. The signals we get reach it once each, and we wait for it to
 * close its database.
 * @param {string[]} args script and its arguments
 * @param {Record<string, string>} [env] added to ours
 * @returns {Promise<number>} its exit code, or 128 and the signal's number
 */
export async function runServer(args, env) {
  const child = spawn(projectNode(), args, {
    cwd: ROOT,
    env: projectEnv(env),
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of the terminal's group: otherwise Ctrl-C reaches it past us, a second time.
    detached: process.platform !== 'win32',
  })
  let lastSignalAt = 0
  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    const now = Date.now()
    if (now - lastSignalAt > ECHO_MS) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    lastSignalAt = now
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, passOn)
  const [code, signal] = await once(child, 'exit')
  return code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]
}
