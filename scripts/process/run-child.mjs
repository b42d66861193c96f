import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { onInterrupt } from './interrupts.mjs'
import { ROOT } from './project.mjs'
import { SetupError } from './setup-error.mjs'

const GRACE_MS = 5_000
const LOG_LINES_SHOWN = 12

/** @typedef {{ command: string, args: string[], env?: NodeJS.ProcessEnv, cwd?: string }} Command in the project's root unless told otherwise */

/**
 * Runs a command to its end, with its output on our terminal or in the given file descriptor.
 * @param {Command & { output?: 'inherit' | number, timeoutMs?: number }} options
 * @returns {Promise<number>} its exit code, 1 when a signal or the time limit ended it. Rejects when it can't be started.
 */
export async function runChild({ command, args, env, cwd = ROOT, output = 'inherit', timeoutMs }) {
  // A group of its own, so that ending it also ends what it started.
  const detached = process.platform !== 'win32'
  const child = spawn(command, args, { cwd, env, detached, stdio: ['ignore', output, output] })
  const ended = once(child, 'exit')
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    if (detached) process.kill(-child.pid, name)
    else child.kill(name)
  }
  const end = async () => {
    signal('SIGTERM')
    const timer = setTimeout(signal, GRACE_MS, 'SIGKILL')
    await ended.catch(() => undefined)
    clearTimeout(timer)
  }
  const forget = onInterrupt(end)
  const timer = timeoutMs && setTimeout(end, timeoutMs)
  try {
    const [code] = await ended
    return code ?? 1
  } finally {
    clearTimeout(timer)
    forget()
  }
}

/**
 * Runs a quiet step of the preparation: its output goes to `.data/logs/<log>.log`.
 * @param {Command & { log: string, timeoutMs: number }} options
 * @throws {SetupError} with the end of its output when it fails, can't be started or takes longer than `timeoutMs`
 */
export async function runLogged({ log, ...command }) {
  const folder = join(ROOT, '.data', 'logs')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${log}.log`)
  const output = openSync(file, 'w')
  const startedAt = Date.now()
  const outcome = await runChild({ ...command, output }).catch((error) => error.message)
  closeSync(output)
  if (outcome === 0) return
  const tookTooLong = Date.now() - startedAt >= command.timeoutMs
  const reason = tookTooLong ? `took longer than ${command.timeoutMs / 1000} s` : `failed (${outcome})`
  const end = readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES_SHOWN)
  throw new SetupError(
    `${[command.command, ...command.args].join(' ')}\n  ${reason}; all its output is in ${relative(process.cwd(), file)}, which ends:\n${end.join('\n')}`,
  )
}
