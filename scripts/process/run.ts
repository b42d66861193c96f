import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isLeaving, onInterrupt } from './interrupts.ts'
import { ROOT } from './project.ts'

interface Options {
  /** In place of ours. */
  env?: NodeJS.ProcessEnv
  /** The project's root unless told otherwise. */
  cwd?: string
}

/**
 * Runs a command to its end. When we are told to stop it is told so, too, and waited for; its exit code is ours then.
 * @returns its exit code, 1 when a signal ended it. Rejects when it can't be started.
 */
export async function run(command: string, args: string[], { env, cwd = ROOT }: Options = {}): Promise<number> {
  // A group of its own: Ctrl-C reaches it through us alone, and what ends it also ends what it started.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(child, 'exit')
  const forget = onInterrupt(async (signal) => {
    if (child.pid !== undefined) process.kill(-child.pid, signal === 'SIGINT' ? signal : 'SIGTERM')
    await ended
    process.exitCode = child.exitCode ?? undefined
  })
  const [code] = await ended.finally(forget)
  // Nothing goes on from here: what is left to be done is to leave.
  return isLeaving() ? new Promise(() => {}) : (code ?? 1)
}
