import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A file that remembers from what a folder was made. It is taken away before the work and written after it, so that
 * interrupted work is never taken for finished.
 * @param {string} path
 */
export function stampAt(path) {
  return {
    /** @param {string} value */
    matches(value) {
      try {
        return readFileSync(path, 'utf8') === value
      } catch {
        return false
      }
    },
    clear() {
      rmSync(path, { force: true })
    },
    /** @param {string} value */
    write(value) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, value)
    },
  }
}
