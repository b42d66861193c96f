import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { isLeaving, onInterrupt } from './interrupts.mjs'
import { MODULES, ROOT } from './project.mjs'
import { SetupError } from './report.mjs'

// The project's own Node and its tools come first for everything that is run from here.
process.env.PATH = [join(MODULES, '.bin'), process.env.PATH].join(delimiter)

const GRACE_MS = 5_000
const LOG_LINES_SHOWN = 12

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env] in place of ours
 * @property {string} [cwd] the project's root unless told otherwise
 * @property {'inherit' | number} [output] our terminal's, or a file descriptor
 * @property {number} [timeoutMs]
 * @property {boolean} [endsInOrder] when we are told to stop it gets the very signal, is waited for however long it takes to end, and its
 * exit code is ours; others get SIGTERM and are killed after some seconds
 */

/**
 * Runs a command to its end.
 * @param {string} command @param {string[]} args @param {Options} [options]
 * @returns {Promise<number>} its exit code, 1 when a signal or the time limit ended it. Rejects when it can't be started.
 */
export async function run(command, args, { env, cwd = ROOT, output = 'inherit', timeoutMs, endsInOrder } = {}) {
  // A group of its own: Ctrl-C reaches it through us alone, and what ends it also ends what it started.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] })
  const ended = once(child, 'exit')
  const send = (/** @type {NodeJS.Signals} */ signal) => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, signal)
  }
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (!endsInOrder) console.error(`\nStopping ${command} …`)
    send(endsInOrder && signal === 'SIGINT' ? signal : 'SIGTERM')
    const timer = endsInOrder ? undefined : setTimeout(send, GRACE_MS, 'SIGKILL')
    await ended.catch(() => undefined)
    clearTimeout(timer)
    if (endsInOrder) process.exitCode = child.exitCode ?? undefined
  }
  const forget = onInterrupt(end)
  const timer = timeoutMs && setTimeout(end, timeoutMs, 'SIGTERM')
  try {
    const [code] = await ended
    // Nothing goes on from here: what is left to be done is to leave.
    return isLeaving() ? await new Promise(() => {}) : (code ?? 1)
  } finally {
    clearTimeout(timer)
    forget()
  }
}

/**
 * Runs a quiet step of the preparation: its output goes to `.data/logs/<log>.log`.
 * @param {string} command @param {string[]} args @param {Options & { log: string, timeoutMs: number }} options
 * @throws {SetupError} with the end of its output when it fails, can't be started or takes longer than `timeoutMs`
 */
export async function runQuietly(command, args, { log, ...options }) {
  const folder = join(ROOT, '.data', 'logs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${log}.log`)
  const output = openSync(file, 'w')
  const startedAt = Date.now()
  const outcome = await run(command, args, { ...options, output }).catch((error) => error.message)
  closeSync(output)
  if (outcome === 0) return
  const tookTooLong = Date.now() - startedAt >= options.timeoutMs
  const reason = tookTooLong ? `took longer than ${options.timeoutMs / 1000} s` : `failed (${outcome})`
  const end = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN)
  throw new SetupError(
    `${[command, ...args].join(' ')}\n  ${reason}; all its output is in ${relative(process.cwd(), file)}, which ends:\n${end.join('\n')}`,
  )
}
