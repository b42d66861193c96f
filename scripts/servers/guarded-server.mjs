import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { onInterrupt } from '../process/interrupts.mjs'
import { SetupError } from '../process/setup-error.mjs'

/**
 * Starts a guardian, which starts a server of its own on a free loopback port and prints its address. The server is stopped and its folder
 * deleted by `stop`, by Ctrl-C, and also when this process dies in any other way.
 * @param {{ name: string, guardian: string, args: string[] }} server
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {SetupError} when it doesn't start; its own words stand above
 */
export async function startGuarded({ name, guardian, args }) {
  const child = spawn(process.execPath, [guardian, ...args], {
    cwd: tmpdir(),
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    forget()
    child.stdin.end()
    await ended
  }
  const forget = onInterrupt(stop)
  const said = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (said) return { url: String(said[0]).trim(), stop }
  forget()
  throw new SetupError(`${name} did not start: its words are above.`)
}
