// One instance of the built product, to be started, killed and started again on the same port and data.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_OPTIONS } from '../scripts/prepare/build.ts'
import { onInterrupt } from '../scripts/process/interrupts.ts'
import { ROOT } from '../scripts/process/project.ts'
import { open } from './http-call.mjs'

/** All that is asked here is asked by one account. */
const ONE_ACCOUNT = { MAX_REPLIES_PER_PERSON: '2000', MAX_READERS_PER_PERSON: '2000' }
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 45_000
/** The last thing the server prints: by then its accounts exist. */
const READY = 'Demo accounts:'

/**
 * `root`: the folder of the version that is run; this one's unless told.
 * @param {{ port: number, env: Record<string, string>, root?: string }} settings
 */
export async function startInstance({ port, env, root = ROOT }) {
  const url = `http://127.0.0.1:${port}`
  /** What it logged as errors. */
  const complaints = []
  let version = root
  let child = await launch({ port, env, complaints, root, isFirst: true })
  onInterrupt(() => child.kill('SIGKILL'))
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.kill(signal)
    await ended
    clearTimeout(timer)
  }
  return {
    port,
    url,
    complaints,
    pid: () => child.pid,
    /** kill -9; resolves when the process is gone. */
    kill: () => end('SIGKILL'),
    /** @param {string} [next] the folder of another version, to which it stays */
    async startAgain(next = version) {
      version = next
      child = await launch({ port, env, complaints, root: version, isFirst: false })
    },
    /** SIGTERM: open replies are written to their end. */
    drain: () => end('SIGTERM'),
    /** SIGINT: open replies are marked at once. */
    stop: () => end('SIGINT'),
  }
}

async function launch({ port, env, complaints, root, isFirst }) {
  const { DATABASE_URL, ...ours } = process.env
  const child = spawn(process.execPath, [...SERVER_OPTIONS, join(root, 'build', 'server', 'index.js')], {
    cwd: root,
    env: { ...ours, ...ONE_ACCOUNT, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => complaints.push(...text.trim().split('\n')))
  const isReady = async () => (isFirst ? printed.includes(READY) : (await statusOf(`http://127.0.0.1:${port}`)) === 200)
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`the product did not start:\n${printed}${complaints.join('\n')}`)
    }
    await sleep(10)
  }
  return child
}

const statusOf = (url) =>
  open(url, { path: '/readyz' }).then(
    (response) => {
      response.resume()
      return response.statusCode
    },
    () => 0,
  )
