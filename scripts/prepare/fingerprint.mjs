import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/**
 * A hash that changes when any of these files does: in name, place or content (times don't matter).
 * @param {string} root
 * @param {string[]} entries files and folders below the root; missing ones count as absent
 * @param {(path: string) => boolean} [counts] whether a file matters, by its path from the root with forward slashes
 * @returns {string} hexadecimal SHA-256
 */
export function fingerprint(root, entries, counts = () => true) {
  const hash = createHash('sha256')
  for (const path of entries.flatMap((entry) => filesBelow(join(root, entry))).sort()) {
    const name = relative(root, path).split(sep).join('/')
    if (!counts(name)) continue
    const content = readFileSync(path)
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)))
}
