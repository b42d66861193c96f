import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findOnPath } from './find-executable.mjs'
import { SetupError } from './setup-error.mjs'

/**
 * How to run npm from here: the npm that started us, or else the one on PATH.
 * @param {string[]} args
 * @param {string} [node] the Node to run it with, when not its own
 * @returns {{ command: string, args: string[] }} to be spawned without a shell
 */
export function npmCommand(args, node) {
  const { npm_execpath: startedBy, npm_node_execpath: itsNode } = process.env
  if (startedBy?.endsWith('npm-cli.js') && itsNode && existsSync(startedBy) && existsSync(itsNode)) {
    return { command: node ?? itsNode, args: [startedBy, ...args] }
  }
  // On Windows npm is a script that can't be spawned; what it runs lies beside node.exe.
  const windowsCli = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  if (process.platform === 'win32') return { command: node ?? process.execPath, args: [windowsCli, ...args] }

  const npm = findOnPath(['npm'])
  if (!npm) throw new SetupError('npm is not on PATH. It comes with Node: https://nodejs.org')
  const cli = realpathSync(npm)
  // Other version managers put a program of their own here, which chooses the Node itself.
  return cli.endsWith('npm-cli.js') && node ? { command: node, args: [cli, ...args] } : { command: npm, args }
}
