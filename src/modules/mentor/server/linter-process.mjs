// A process of its own (linter.ts starts it): parses the Python that it is sent and says what it is and what is wrong with it. It never
// runs any.
import { readFile } from 'node:fs/promises'

/** Ruff's rules for what its parser takes but Python's compiler refuses: `return` outside a function and the like. */
const COMPILE_ERRORS = [
  ...['F404', 'F406', 'F407', 'F502', 'F621', 'F622', 'F633', 'F634', 'F701', 'F702', 'F704', 'F706', 'F707'],
  ...['PLE0100', 'PLE0115', 'PLE0117', 'PLE0118', 'PLE1142'],
]
/** What a reviewer would say; families whose findings are matters of taste, or of large code bases, are left out. */
const REVIEWED = [
  'F',
  'E7',
  'E9',
  'B',
  'A',
  'C4',
  'SIM',
  'UP',
  'RET',
  'PIE',
  'FURB',
  'PERF',
  'PLE',
  'PLW',
  'PLC',
  'PLR',
  'BLE',
  'S',
  'N',
]

/** Nobody reads more. */
const MAX_FINDINGS = 500

const [, ruffUrl = '', wasmFile = ''] = process.argv
const ruff = await import(ruffUrl)
await ruff.default({ module_or_path: await WebAssembly.compile(await readFile(wasmFile)) })
/** @param {string} version @param {string[]} select */
const workspaceFor = (version, select) =>
  new ruff.Workspace({ 'target-version': version, lint: { select } }, ruff.PositionEncoding.Utf16)
// The oldest Python in wide use, and the newest: what the first takes, all take.
const oldest = workspaceFor('py311', COMPILE_ERRORS)
const newest = workspaceFor('py314', COMPILE_ERRORS)
const reviewer = workspaceFor('py314', REVIEWED)

/** @param {string} code */
function kindOf(code) {
  // A statement stands before it, as in the file that it will be a part of.
  const text = `pass\n${code}`
  try {
    if (oldest.check(text).length === 0) return 'program'
    return newest.check(text).length === 0 ? 'newer' : 'other'
  } catch (error) {
    noteBreak(error)
    // Nested so deeply that the parser's stack gave out: Python's would, too.
    return 'other'
  }
}

/** @param {string} code */
function findingsIn(code) {
  try {
    const compiled = newest
      .check(code)
      .map((/** @type {import('@astral-sh/ruff-wasm-web').Diagnostic} */ found) => findingOf(found, null))
    const reviewed =
      compiled.length > 0
        ? []
        : reviewer
            .check(code)
            .map((/** @type {import('@astral-sh/ruff-wasm-web').Diagnostic} */ found) => findingOf(found, found.code))
    return [...compiled, ...reviewed].sort((a, b) => a.line - b.line || a.column - b.column).slice(0, MAX_FINDINGS)
  } catch (error) {
    noteBreak(error)
    return null
  }
}

/** @param {import('@astral-sh/ruff-wasm-web').Diagnostic} found @param {string | null} code */
const findingOf = ({ message, start_location: start, end_location: end }, code) => ({
  code,
  message,
  line: start.row,
  column: start.column,
  endLine: end.row,
  endColumn: end.column,
})

/** @param {string} code Null where it is no Python. */
function formatted(code) {
  try {
    return newest.format(code)
  } catch (error) {
    noteBreak(error)
    return null
  }
}

/** Ruff is not to be asked again: its stack or memory gave out in the middle of its work, and every later answer would be wrong. */
let isBroken = false
/** @param {unknown} error */
function noteBreak(error) {
  isBroken ||= error instanceof RangeError || error instanceof WebAssembly.RuntimeError
}

const TASKS = { kind: kindOf, findings: findingsIn, format: formatted }
/** @typedef {{ id: number, task: keyof typeof TASKS, code: string }} Task */
process.on('message', (/** @type {Task} */ { id, task, code }) => {
  // What comes after it is asked of the next process.
  if (isBroken) return
  const result = TASKS[task](code)
  process.send?.({ id, result }, () => isBroken && process.exit())
})
// Whoever waits is given time from now on.
process.send?.({ id: 0, result: null })
process.on('disconnect', () => process.exit())
