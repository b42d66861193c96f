import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { onInterrupt } from './interrupts.mjs'
import { ROOT } from './project.mjs'
import { SetupError } from './setup-error.mjs'

const GRACE_MS = 5_000
const LOG_LINES_SHOWN = 12

/**
 * @typedef {object} Command
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd] the project's root when left out
 */

/**
 * Runs a command to its end, with its output on our terminal (or in the given file descriptor).
 * @param {Command & { output?: 'inherit' | number, timeoutMs?: number }} options
 * @returns {Promise<number | 'timeout'>} its exit code (1 when a signal ended it). Rejects when it can't be started.
 */
export async function runChild({ command, args, env = process.env, cwd = ROOT, output = 'inherit', timeoutMs }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ['ignore', output, output],
    // A group of its own, so that ending it also ends what it started.
    detached: process.platform !== 'win32',
  })
  const ended = once(child, 'exit')
  const forget = onInterrupt(() => endGroup(child, ended))
  let timedOut = false
  const timer =
    timeoutMs &&
    setTimeout(() => {
      timedOut = true
      void endGroup(child, ended)
    }, timeoutMs)
  try {
    const [code] = await ended
    return timedOut ? 'timeout' : (code ?? 1)
  } finally {
    clearTimeout(timer)
    forget()
  }
}

/**
 * Runs a quiet step of the preparation: its output goes to `.data/logs/<log>.log`, named if the step fails, with its end shown.
 * @param {Command & { log: string, timeoutMs: number }} options
 * @throws {SetupError} when it fails, can't be started or takes longer than `timeoutMs`
 */
export async function runLogged({ log, timeoutMs, ...command }) {
  const folder = join(ROOT, '.data', 'logs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${log}.log`)
  const output = openSync(file, 'w')
  const line = [command.command, ...command.args].join(' ')
  const outcome = await runChild({ ...command, output, timeoutMs }).catch((error) => error.message)
  closeSync(output)
  if (outcome === 0) return
  const reason = outcome === 'timeout' ? `took longer than ${timeoutMs / 1000} s` : `failed (${outcome})`
  const end = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN)
  throw new SetupError(
    `${line}\n  ${reason}; all its output is in ${relative(process.cwd(), file)}, which ends:\n${end.join('\n')}`,
  )
}

/** @param {import('node:child_process').ChildProcess} child @param {Promise<unknown>} ended */
async function endGroup(child, ended) {
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
  await ended.catch(() => undefined)
  clearTimeout(timer)
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined) return
  if (process.platform === 'win32') return void child.kill(signal)
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    // ESRCH: it ended in the meantime, which is what we wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
