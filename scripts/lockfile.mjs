/**
 * @typedef {object} Package an entry of package-lock.json or of node_modules/.package-lock.json
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [link]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @typedef {Record<string, Package>} Packages by their path below the root
 * @typedef {{ os: string, cpu: string, libc: string }} Machine in npm's words
 */

/**
 * What a lockfile names and node_modules lacks, or holds in another version. Optional packages may be lacking, but for the
 * ones with native code for this very machine: npm leaves those out without a word when it runs on a Node that is older
 * than they ask for, and the tools then fail when they are used.
 * @param {{ installed: Packages, locked: Packages, machine: Machine }} compared
 * @returns {string[]} paths below the root
 */
export function missingPackages({ installed, locked, machine }) {
  const missing = Object.entries(locked).filter(([path, wanted]) => {
    if (path === '' || wanted.link) return false
    const found = installed[path]
    if (found) return found.version !== wanted.version
    return !wanted.optional || isNativeCodeFor(wanted, machine)
  })
  return missing.map(([path]) => path)
}

/** @param {Package} wanted @param {Machine} machine */
function isNativeCodeFor({ os, cpu, libc }, machine) {
  if (!os || !cpu) return false
  return os.includes(machine.os) && cpu.includes(machine.cpu) && (!libc || libc.includes(machine.libc))
}

/** @returns {Machine} */
export function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: libcOf(process.report?.getReport()) }
}

/** @param {unknown} report Node's diagnostic report, which names the C library only if it is glibc */
function libcOf(report) {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (report)
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}
