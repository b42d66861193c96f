import { ZONES } from './zones.mjs'

/** @typedef {import('./zones.mjs').Zone} Zone */

/** @param {string} file relative to the project's root @returns {Zone | undefined} */
export const zoneOf = (file) => ZONES.find(({ files }) => files.test(file))

/** @param {Zone} zone @param {Zone} other */
export const mayImport = (zone, other) =>
  zone.imports === 'anything' || zone === other || zone.imports.some((name) => isNamed(name, other.name))

/** @param {Zone} zone @param {string} file of that zone @param {string} name of a package, `node:` for those of Node */
export const mayUsePackage = (zone, file, name) =>
  zone.imports === 'anything' || zone.packages.includes(name) || zone.sdks?.[name]?.includes(file) === true

/** `*` in a name stands for any module or adapter. @param {string} pattern @param {string} name */
function isNamed(pattern, name) {
  if (!pattern.includes('*')) return pattern === name
  const [before = '', after = ''] = pattern.split('*')
  return name.startsWith(before) && name.endsWith(after) && name.length >= pattern.length
}
