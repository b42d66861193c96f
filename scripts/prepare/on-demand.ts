import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES } from '../process/project.ts'
import { SetupError, say } from '../process/report.ts'
import { run } from '../process/run.ts'

/** An npm package that one command needs and that is too big for the project's own. */
export interface Tool {
  name: string
  version: string
  size: string
  options?: string[]
}

/**
 * Installs a tool once, in a cache beside the packages.
 * @returns its folder
 * @throws {SetupError} when it can't be installed
 */
export async function onDemand({ name, version, size, options = [] }: Tool) {
  const folder = join(MODULES, '.cache', name, version)
  const place = join(folder, 'node_modules', name)
  // npm's last file: what broke off has none.
  if (existsSync(join(folder, 'node_modules', '.package-lock.json'))) return place
  say(`Installing ${name} ${version} (${size}, once) …`)
  const args = ['install', `--prefix=${folder}`, '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  if ((await run('npm', [...args, ...options, `${name}@${version}`])) === 0) return place
  throw new SetupError(`${name} could not be installed: npm says why above. It wants ${size} in ${folder}.`)
}
