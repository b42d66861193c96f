import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onInterrupt } from './interrupts.mjs'
import { onDemand } from './on-demand.mjs'
import { projectEnv, projectNode } from './project.mjs'
import { step } from './report.mjs'
import { SetupError } from './setup-error.mjs'

/** Its optional parts are compiled for minutes and serve other emulators. */
const TOOLS = { name: 'firebase-tools', version: '15.34.2', size: '250 MB', options: ['--omit=optional'] }
const START_TIMEOUT_MS = 4 * 60_000
const STOP_TIMEOUT_MS = 10_000
const PROJECT = 'demo-pymentor'

/**
 * Runs `use` with the address of an official Firebase Auth emulator that lives as long as it takes. Projects named demo-… reach nothing of
 * Google's.
 * @template T
 * @param {(origin: string) => Promise<T>} use
 * @throws {SetupError} when it can't be installed or doesn't start
 */
export async function withFirebaseEmulator(use) {
  const tools = await onDemand(TOOLS)
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-firebase-'))
  try {
    const { origin, stop } = await step('Starting the Firebase Auth emulator', () => start(tools, folder))
    try {
      return await use(origin)
    } finally {
      await stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} tools its package @param {string} folder for its settings and its log */
async function start(tools, folder) {
  const [port, hub, logging] = await freePorts(3)
  const host = '127.0.0.1'
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  }
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }))
  const log = join(folder, 'emulator.log')
  const output = openSync(log, 'w')
  const script = join(tools, 'lib', 'bin', 'firebase.js')
  const child = spawn(projectNode(), [script, 'emulators:start', '--only=auth', `--project=${PROJECT}`], {
    cwd: folder,
    env: projectEnv({ CI: 'true' }),
    stdio: ['ignore', output, output],
  })
  let isOver = false
  const ended = once(child, 'exit').then(() => {
    isOver = true
  })
  const stop = async () => {
    forget()
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(timer)
  }
  const forget = onInterrupt(stop)
  const origin = `http://${host}:${port}`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await answers(origin))) {
    if (!isOver && Date.now() < deadline) continue
    await stop()
    throw new SetupError(`The Firebase Auth emulator did not start:\n${readFileSync(log, 'utf8').trimEnd()}`)
  }
  return { origin, stop }
}

/** Whether something answers there; a refused connection is asked again a moment later. @param {string} origin */
async function answers(origin) {
  try {
    return (await fetch(origin, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 200))
    return false
  }
}

/** @param {number} count @returns {Promise<number[]>} ports that nobody used a moment ago */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' && address ? address.port : 0
    }),
  )
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
