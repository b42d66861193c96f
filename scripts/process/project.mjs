import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SetupError } from './setup-error.mjs'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const MODULES = join(ROOT, 'node_modules')

/** Whether this module is the file given to `node`, rather than imported by another. @param {string} moduleUrl */
export function isMain(moduleUrl) {
  const started = process.argv[1]
  return started !== undefined && existsSync(started) && realpathSync(started) === fileURLToPath(moduleUrl)
}

/**
 * The script behind an installed package's command. Run with `projectNode()`, it needs no shell and no `.cmd` shim.
 * @param {string} packageName @param {string} [command] when it differs from the package's own name
 */
export function packageBin(packageName, command = packageName) {
  const folder = join(MODULES, packageName)
  if (!existsSync(join(folder, 'package.json'))) throw new SetupError(`${packageName} is not installed: run npm ci.`)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** The project's own Node (the npm package `node`), whatever Node the machine has. */
export function projectNode() {
  return packageBin('node')
}

/**
 * The environment for everything the project runs: its own Node and its tools first on PATH.
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv(extra = {}) {
  const { PATH = '', Path = PATH, ...rest } = process.env
  const own = [join(MODULES, '.bin'), dirname(projectNode())]
  return { ...rest, PATH: [...own, Path].join(delimiter), ...extra }
}
