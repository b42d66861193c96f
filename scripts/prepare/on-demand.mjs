import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODULES, projectEnv, projectNode } from '../process/project.mjs'
import { step } from '../process/report.mjs'
import { runLogged } from '../process/run-child.mjs'
import { SetupError } from '../process/setup-error.mjs'
import { npmCommand } from './install.mjs'
import { stampAt } from './stamp.mjs'

const OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
const INSTALL_TIMEOUT_MS = 15 * 60_000

/**
 * A tool that one command needs and that is too big for the project's own packages: installed once, in a cache beside them.
 * @param {{ name: string, version: string, size: string, options?: string[] }} tool an npm package
 * @returns {Promise<string>} its folder
 * @throws {SetupError} when it can't be installed
 */
export async function onDemand({ name, version, size, options = [] }) {
  const folder = join(MODULES, '.cache', name, version)
  const place = join(folder, 'node_modules', name)
  const stamp = stampAt(join(folder, '.complete'))
  if (stamp.matches(version)) return place
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // A package.json of its own keeps npm from walking up to the project's.
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const npm = npmCommand(['install', ...OPTIONS, ...options, `${name}@${version}`], projectNode())
  try {
    await step(`Installing ${name} ${version} (${size}, once)`, () =>
      runLogged({ ...npm, env: projectEnv(), cwd: folder, log: 'on-demand', timeoutMs: INSTALL_TIMEOUT_MS }),
    )
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    throw new SetupError(`${name} could not be installed. This command alone needs it: it wants the npm registry in reach, and ${size} in
  ${folder}.
  ${error.message}`)
  }
  stamp.write(version)
  return place
}
