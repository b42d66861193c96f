import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'
import { MODULES, ROOT } from '../process/project.ts'
import { packSnapshot } from './pack-snapshot.mjs'

/** Changes with what this file and the packing make of the same Python. */
const VERSION = '1'
const FOLDER = join(MODULES, '.cache', 'python-snapshot')

/** The runner's own modules are loaded already: compiling them takes as long as all the rest of a start. */
const RUNNER = join(ROOT, 'src', 'modules', 'runner', 'worker')
/** Where the worker puts them. */
const RUNNER_FOLDER = '/runner/_runner'

const LOADING = `
import gc, linecache, random, sys
sys.path.append('/runner')
import _runner.packages, _runner.run_program
# Chance begins anew with each run; drawn here, it would make each build another one.
random.seed(0)
linecache.clearcache()
gc.collect()
`

/** As the browser's worker starts Python (`runner/worker/worker.mjs`): the memory holds its environment. */
const ENVIRONMENT = { PYTHONHASHSEED: '0', HOME: '/home/lector', PYTHONDONTWRITEBYTECODE: '1', MPLBACKEND: 'agg' }

/**
 * The memory of Python right after its start, packed: the same bytes for the same Python, made once and then kept.
 * @param {import('./python-files.mjs').PythonFile[]} core
 * @returns {Promise<Uint8Array>} Rejects where Python cannot be started or its memory not be had.
 */
export async function pythonSnapshot(core) {
  const key = createHash('sha256').update([VERSION, LOADING, ...core.map(({ sha256 }) => sha256)].join())
  for (const { name, source } of runnerModules()) key.update(`\0${name}\0${source}`)
  const kept = join(FOLDER, `${key.digest('hex')}.bin`)
  if (existsSync(kept)) return new Uint8Array(readFileSync(kept))
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const wasm = content(core, 'pyodide.asm.wasm')
  const packed = packSnapshot(await startedMemory(content(core, 'python_stdlib.bin')), wasm)
  // Under its name only once it is whole.
  writeFileSync(`${kept}.${process.pid}`, packed)
  renameSync(`${kept}.${process.pid}`, kept)
  return packed
}

/** @param {Uint8Array} library the archive that browsers get: Python's memory knows the places in it */
async function startedMemory(library) {
  const stdLibURL = join(FOLDER, 'python_stdlib.bin')
  writeFileSync(stdLibURL, library)
  const options = { stdLibURL, env: ENVIRONMENT, jsglobals: {}, _makeSnapshot: true }
  const python = await loadPyodide(options)
  python.FS.mkdirTree(RUNNER_FOLDER)
  for (const { name, source } of runnerModules()) python.FS.writeFile(`${RUNNER_FOLDER}/${name}`, source)
  python.runPython(LOADING)
  return python.makeMemorySnapshot()
}

function runnerModules() {
  const names = readdirSync(RUNNER).filter((name) => name.endsWith('.py'))
  return names.sort().map((name) => ({ name, source: readFileSync(join(RUNNER, name), 'utf8') }))
}

/** @param {import('./python-files.mjs').PythonFile[]} core @param {string} name */
function content(core, name) {
  const file = core.find((file) => file.name === name)
  if (file === undefined) throw new Error(`Python has no ${name}`)
  return file.content
}
