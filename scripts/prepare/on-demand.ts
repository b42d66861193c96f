import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES } from '../process/project.mjs'
import { SetupError, step } from '../process/report.mjs'
import { runQuietly } from '../process/run.mjs'

const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
const TIMEOUT_MS = 15 * 60_000

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
  if (existsSync(folder)) return place
  // Under its name only once it is whole.
  const begun = `${folder}.new`
  rmSync(begun, { recursive: true, force: true })
  const args = ['install', `--prefix=${begun}`, ...OPTIONS, ...options, `${name}@${version}`]
  await step(`Installing ${name} ${version} (${size}, once)`, () =>
    runQuietly('npm', args, { log: 'on-demand', timeoutMs: TIMEOUT_MS }),
  ).catch((error) => {
    throw new SetupError(`${name} could not be installed. This command alone needs it: it wants the npm registry in reach, and ${size} in
  ${folder}.
  ${error.message}`)
  })
  renameSync(begun, folder)
  return place
}
