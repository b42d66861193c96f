// npm run python:packages [-- NAME …]: fetches packages for readers' Python into a folder that the server offers them from.
import { createHash } from 'node:crypto'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ROOT } from './process/project.ts'
import { SetupError } from './process/report.ts'

/** What programs for learning, data and small tasks use most. */
const USUAL = [
  'numpy',
  'pandas',
  'matplotlib',
  'pillow',
  'sympy',
  'beautifulsoup4',
  'lxml',
  'pyyaml',
  'rich',
  'regex',
  'tzdata',
  'xlrd',
  'python-calamine',
]
const LOCKFILE = 'pyodide-lock.json'
const MAX_FILE_BYTES = 64_000_000
const SILENCE_MS = 60_000

/**
 * @typedef {{ name: string, version: string, file_name: string, sha256: string, depends: string[] }} Entry
 * @typedef {{ info: { abi_version: string }, packages: Record<string, Entry> }} Lockfile
 * @typedef {{ lock: Lockfile, folder: string, from: string, say: (line: string) => void }} Source
 */

/** @param {string[]} names those of packages; none for the usual ones @returns {Promise<number>} */
export async function pythonPackages(names) {
  const require = createRequire(import.meta.url)
  const { version } = JSON.parse(readFileSync(require.resolve('pyodide/package.json'), 'utf8'))
  await fetchPackages(names.length > 0 ? names : USUAL, {
    lock: JSON.parse(readFileSync(require.resolve(`pyodide/${LOCKFILE}`), 'utf8')),
    folder: resolve(ROOT, process.env.PYODIDE_PACKAGES_DIR || join(process.env.DATA_DIR || '.data', 'python-packages')),
    from: process.env.PYODIDE_CDN_URL || `https://cdn.jsdelivr.net/pyodide/v${version}/full/`,
    say: console.log,
  })
  return 0
}

/**
 * Fetches packages with all that they depend on, checks each against the lockfile's hash, and writes a lockfile of what is there. What
 * has come before is not fetched again, and a file that broke off is gone on with.
 * @param {string[]} names @param {Source} source
 * @throws {SetupError} for a name that is not known, no network, and a file that is not what the lockfile says
 */
export async function fetchPackages(names, source) {
  const { lock, folder, say } = source
  const wanted = withDependencies(names, lock)
  mkdirSync(folder, { recursive: true })
  for (const [at, name] of wanted.entries()) {
    const entry = /** @type {Entry} */ (lock.packages[name])
    const label = `[${at + 1}/${wanted.length}] ${entry.name} ${entry.version}`
    if (await isWhole(join(folder, entry.file_name), entry)) say(`${label}: is there`)
    else say(`${label}: ${await fetchFile(entry, source)} kB`)
  }
  const there = Object.entries(lock.packages).filter(([, { file_name }]) => existsSync(join(folder, file_name)))
  const written = join(folder, `${LOCKFILE}.new`)
  writeFileSync(written, JSON.stringify({ ...lock, packages: Object.fromEntries(there) }))
  // In one step: a server may be reading it.
  renameSync(written, join(folder, LOCKFILE))
  say(`${there.length} packages in ${folder}. A server that uses this folder offers them at once.`)
}

/** @param {string[]} names @param {Lockfile} lock */
function withDependencies(names, { packages }) {
  /** @type {Set<string>} */
  const found = new Set()
  const add = (/** @type {string} */ given) => {
    const name = given.toLowerCase().replace(/[-_.]+/g, '-')
    if (found.has(name)) return
    if (!Object.hasOwn(packages, name))
      throw new SetupError(`${given} is not among the packages of this Pyodide (${LOCKFILE}).`)
    found.add(name)
    for (const needed of packages[name]?.depends ?? []) add(needed)
  }
  for (const name of names) add(name)
  return [...found]
}

/** @param {Entry} entry @param {Source} source @returns {Promise<number>} how many kB it has */
async function fetchFile(entry, { from, folder }) {
  const file = join(folder, entry.file_name)
  const part = `${file}.part`
  const address = new URL(entry.file_name, from).href
  const begun = existsSync(part) ? statSync(part).size : 0
  const answer = await ask(address, begun)
  if (answer.body === null) throw new SetupError(`${address} answers with nothing.`)
  const isRest = answer.status === 206
  const stays = 'What has come stays: run the command again to go on.'
  let bytes = isRest ? begun : 0
  /** @param {AsyncIterable<Uint8Array>} pieces */
  async function* bounded(pieces) {
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > MAX_FILE_BYTES) throw new SetupError(`${address} is larger than a package may be.`)
      yield piece
    }
  }
  try {
    await pipeline(
      Readable.fromWeb(/** @type {any} */ (answer.body)),
      bounded,
      createWriteStream(part, { flags: isRest ? 'a' : 'w' }),
    )
  } catch (failure) {
    if (failure instanceof SetupError) {
      rmSync(part, { force: true })
      throw failure
    }
    throw new SetupError(`${address} broke off (${reasonOf(failure)}). ${stays}`)
  }
  if (!(await isWhole(part, entry))) {
    rmSync(part)
    throw new SetupError(
      `${address} is not the file that ${LOCKFILE} names: its SHA-256 is another. It was thrown away.`,
    )
  }
  renameSync(part, file)
  return Math.ceil(bytes / 1000)
}

/** @param {string} address @param {number} begun bytes that are there */
async function ask(address, begun) {
  /** @type {Response} */
  let answer
  try {
    const headers = new Headers(begun > 0 ? { Range: `bytes=${begun}-` } : {})
    answer = await fetch(address, { headers, signal: AbortSignal.timeout(10 * SILENCE_MS) })
  } catch (failure) {
    throw new SetupError(
      `${address} cannot be reached (${reasonOf(failure)}). Run this where there is a network and copy the folder, or point PYODIDE_PACKAGES_DIR to a Pyodide distribution.`,
    )
  }
  // All of it was there, or more.
  if (answer.status === 416) return ask(address, 0)
  if (!answer.ok) throw new SetupError(`${address} answers ${answer.status}.`)
  return answer
}

/** @param {string} path @param {Entry} entry */
async function isWhole(path, { sha256 }) {
  if (!existsSync(path)) return false
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest('hex') === sha256
}

/** @param {unknown} failure */
function reasonOf(failure) {
  const { cause, message } = /** @type {Error & { cause?: { code?: string } }} */ (failure)
  return cause?.code ?? message
}
