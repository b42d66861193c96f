import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether the path is a file this user may run. @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * The first of these commands found on PATH.
 * @param {string[]} names without extension
 * @param {string} [searchPath]
 * @returns {string | undefined} absolute path
 */
export function findOnPath(names, searchPath = process.env.PATH ?? '') {
  const extension = process.platform === 'win32' ? '.exe' : ''
  for (const name of names) {
    for (const folder of searchPath.split(delimiter)) {
      const candidate = join(folder, name + extension)
      if (folder && isExecutable(candidate)) return candidate
    }
  }
  return undefined
}
