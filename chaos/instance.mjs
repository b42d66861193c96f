// One instance of the built product, to be started, killed and started again on the same port and data.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { SERVER_ENTRY, SERVER_OPTIONS } from '../scripts/prepare/build.mjs'
import { onInterrupt } from '../scripts/process/interrupts.mjs'
import { projectEnv, projectNode, ROOT } from '../scripts/process/project.mjs'
import { open } from './http-call.mjs'

/** All that is asked here is asked by one account. */
const ONE_ACCOUNT = { MAX_REPLIES_PER_PERSON: '2000', MAX_READERS_PER_PERSON: '2000' }
const START_TIMEOUT_MS = 120_000
const STOP_TIMEOUT_MS = 45_000
/** The last thing the server prints: by then its accounts exist. */
const READY = 'Demo accounts:'

/** @param {{ port: number, env: Record<string, string> }} settings */
export async function startInstance({ port, env }) {
  const url = `http://127.0.0.1:${port}`
  /** What it logged as errors. */
  const complaints = []
  let child = await launch({ port, env, complaints, isFirst: true })
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
    async startAgain() {
      child = await launch({ port, env, complaints, isFirst: false })
    },
    /** SIGINT: open replies are marked at once. */
    stop: () => end('SIGINT'),
  }
}

async function launch({ port, env, complaints, isFirst }) {
  const { DATABASE_URL, ...ours } = projectEnv()
  const child = spawn(projectNode(), [...SERVER_OPTIONS, SERVER_ENTRY], {
    cwd: ROOT,
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
