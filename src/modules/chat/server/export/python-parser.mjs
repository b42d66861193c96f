// A process of its own (python-syntax.ts starts it): parses the Python that it is sent and says what it is. It never runs any.
import { readFile } from 'node:fs/promises'

/** Ruff's rules for what its parser takes but Python's compiler refuses: `return` outside a function and the like. */
const COMPILE_ERRORS = [
  ...['F404', 'F406', 'F407', 'F502', 'F621', 'F622', 'F633', 'F634', 'F701', 'F702', 'F704', 'F706', 'F707'],
  ...['PLE0100', 'PLE0115', 'PLE0117', 'PLE0118', 'PLE1142'],
]

const [, ruffUrl = '', wasmFile = ''] = process.argv
const ruff = await import(ruffUrl)
await ruff.default({ module_or_path: await WebAssembly.compile(await readFile(wasmFile)) })
/** @param {string} version */
const workspaceFor = (version) =>
  new ruff.Workspace({ 'target-version': version, lint: { select: COMPILE_ERRORS } }, ruff.PositionEncoding.Utf16)
// The oldest Python in wide use, and the newest: what the first takes, all take.
const oldest = workspaceFor('py311')
const newest = workspaceFor('py314')

/** @param {string} code */
function kindOf(code) {
  // A statement stands before it, as in the file that it will be a part of.
  const text = `pass\n${code}`
  try {
    if (oldest.check(text).length === 0) return 'program'
    return newest.check(text).length === 0 ? 'newer' : 'other'
  } catch {
    // Nested so deeply that the parser's stack gave out: Python's would, too.
    return 'other'
  }
}

process.on('message', ({ id, code }) => process.send?.({ id, kind: kindOf(code) }))
process.on('disconnect', () => process.exit())
