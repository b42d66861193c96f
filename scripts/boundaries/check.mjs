import { globSync, readFileSync } from 'node:fs'
import { importsOf } from './imports-of.mjs'
import { mayImport, mayUsePackage, zoneOf } from './rules.mjs'

const FILES = ['src', 'content', 'emulators', 'e2e', 'eval', 'bench', 'chaos', 'scripts'].map(
  (folder) => `${folder}/**/*.{ts,tsx,mjs}`,
)

/** Every import that the table of zones does not name. @returns {string[]} sentences */
function violations() {
  const files = globSync([...FILES, '*.ts']).map((file) => file.replaceAll('\\', '/'))
  return files.toSorted().flatMap((file) => problemsOf(file, readFileSync(file, 'utf8')))
}

/** @param {string} file @param {string} text @returns {string[]} */
export function problemsOf(file, text) {
  const zone = zoneOf(file)
  if (zone === undefined) return [`${file} belongs to no zone: name one in scripts/boundaries/zones.mjs`]
  return importsOf(file, text).flatMap(({ specifier, target }) => {
    // Made by the router before the types are checked.
    if (target === null) return specifier.startsWith('./+types/') ? [] : [`${file}: ${specifier} is no file`]
    if ('package' in target) {
      return mayUsePackage(zone, file, target.package)
        ? []
        : [`${file} (${zone.name}) may not import the package ${target.package}`]
    }
    const other = zoneOf(target.file)
    return other && mayImport(zone, other)
      ? []
      : [`${file} (${zone.name}) may not import ${target.file} (${other?.name ?? 'no zone'})`]
  })
}

if (import.meta.main) {
  const found = violations()
  for (const sentence of found) console.error(sentence)
  if (found.length > 0) process.exitCode = 1
}
