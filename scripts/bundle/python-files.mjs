import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unzipSync, zipSync } from 'fflate'
import { pythonSnapshot } from './python-snapshot.mjs'

const { resolve } = createRequire(import.meta.url)
const MODULE = 'virtual:python-files'
const FOLDER = '/assets/python/'

/** @typedef {{ name: string, content: Uint8Array, sha256: string, url: string }} PythonFile */

/**
 * Python's own files as the page fetches them: name, address, size and hash of each in `virtual:python-files`. Their addresses carry
 * their hashes, so that browsers keep them for good. `snapshot` is of what spares later starts the most; null where there is none.
 * @returns {import('vite').Plugin}
 */
export function pythonFiles() {
  /** @type {PythonFile[] | undefined} */
  let read
  const files = () => (read ??= pythonCore())
  return {
    name: 'python-files',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return
      // No server runs Python.
      if (this.environment.name !== 'client') return 'export default []; export const snapshot = null'
      const isBuild = this.environment.mode === 'build'
      // Python starts without it, only later: no reason for a build to fail.
      const memory = isBuild
        ? await pythonSnapshot(files()).catch((reason) => this.warn(`no snapshot: ${reason}`))
        : null
      const snapshot = memory ? pythonFile('snapshot.bin', memory) : null
      if (isBuild) {
        for (const { url, content } of [...files(), ...(snapshot ? [snapshot] : [])])
          this.emitFile({ type: 'asset', fileName: url.slice(1), source: content })
      }
      const manifest = files().map(described)
      return `export default ${JSON.stringify(manifest)}; export const snapshot = ${JSON.stringify(snapshot && described(snapshot))}`
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(FOLDER)) return next()
        const file = files().find(({ url }) => url === request.url)
        if (file === undefined) return next()
        response.setHeader('Content-Type', 'application/octet-stream')
        response.end(file.content)
      })
    },
  }
}

/** @param {PythonFile} file */
const described = ({ name, url, sha256, content }) => ({ name, url, sha256, bytes: content.length })

/** @returns {PythonFile[]} */
export function pythonCore() {
  const read = (/** @type {string} */ name) => new Uint8Array(readFileSync(resolve(`pyodide/${name}`)))
  return [
    pythonFile('pyodide.mjs', read('pyodide.mjs')),
    pythonFile('pyodide.asm.mjs', read('pyodide.asm.mjs')),
    pythonFile('pyodide.asm.wasm', read('pyodide.asm.wasm')),
    pythonFile('python_stdlib.bin', uncompressed(read('python_stdlib.zip'))),
  ]
}

/**
 * The same archive with its files as they are: brotli makes a third less of it than of what is compressed already.
 * @param {Uint8Array} archive
 */
function uncompressed(archive) {
  // In local time, as the archive is written: the same bytes in every time zone.
  return zipSync(unzipSync(archive), { level: 0, mtime: new Date(2000, 0, 1) })
}

/** @param {string} name @param {Uint8Array} content @returns {PythonFile} */
function pythonFile(name, content) {
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name, content, sha256, url: `${FOLDER}${name.replace('.', `-${sha256.slice(0, 16)}.`)}` }
}
