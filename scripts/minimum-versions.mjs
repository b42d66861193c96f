/**
 * Versions below which a package has a hole that was made public: nothing older may come in by a lockfile.
 * @type {Readonly<Record<string, string>>}
 */
export const MINIMUM_VERSIONS = {
  '@hono/node-server': '2.1.3',
  'better-auth': '1.7.7',
  hono: '4.13.11',
  'react-router': '8.3.0',
}

/**
 * @param {Record<string, { version?: string }>} locked packages of package-lock.json by their path
 * @returns {string[]} a sentence for each that is older than it may be, wherever it lies
 */
export function tooOld(locked) {
  return Object.entries(locked).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const minimum = Object.hasOwn(MINIMUM_VERSIONS, name) ? MINIMUM_VERSIONS[name] : undefined
    if (minimum === undefined || version === undefined || !isBelow(version, minimum)) return []
    return [`${path} is ${version}; below ${minimum} it has a published hole.`]
  })
}

/** @param {string} version @param {string} minimum */
function isBelow(version, minimum) {
  const [have, want] = [numbersOf(version), numbersOf(minimum)]
  const at = want.findIndex((number, place) => have[place] !== number)
  return at !== -1 && (have[at] ?? 0) < (want[at] ?? 0)
}

/** @param {string} version */
const numbersOf = (version) => (version.split('-')[0] ?? '').split('.').map(Number)
