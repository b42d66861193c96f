// Runs Python, in a worker inside the frame: a classic script, since module workers of an origin without a name do not start. What it says
// goes out as JSON in texts. Programs can reach everything in here, so nothing in here is a guard but the frame's own policy.

/**
 * @typedef {{ type: 'start', files: Record<string, ArrayBuffer>, wasm: WebAssembly.Module, canWait: boolean, snapshot: Uint8Array | null, limits: { memory: number, output: number }, runner: Record<string, string> }} Start
 * @typedef {{ type: 'run', task: { seed: number, clock: number, inputs: string[], files?: { name: string, content: Uint8Array }[] } }} Run
 * @typedef {{ type: 'line', text: string }} Line
 * @typedef {{ type: 'install', packages: { file: string, folder: string, content: ArrayBuffer }[], modules: string[] }} Install
 */

const PAGE_BYTES = 65_536
/** So many messages with output go out at once, so that what stands before a long calculation is seen; later ones are gathered. */
const PROMPT_MESSAGES = 500
const GATHER_MS = 40
const GATHER_CHARACTERS = 8_000
/** What each look at the clock adds, in milliseconds: who waits for a moment in a loop gets there. */
const LOOK_MS = 0.01

const realNow = performance.now.bind(performance)
const clock = { now: 0 }
const say = (/** @type {object} */ message) => postMessage(JSON.stringify(message))

/** The program's surroundings are the same in every run: clock, chance and memory. @param {number} memory bytes */
function bindWorld(memory) {
  Date.now = () => Math.floor(look())
  performance.now = look
  crypto.getRandomValues = chance
  const { grow } = WebAssembly.Memory.prototype
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > memory) throw new RangeError('no more memory')
    return grow.call(this, pages)
  }
}

function look() {
  clock.now += LOOK_MS
  return clock.now
}

let state = 1
/** As if chosen by chance (xorshift32), from the seed on. @template {ArrayBufferView | null} T @param {T} view @returns {T} */
function chance(view) {
  if (view === null) return view
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
  for (let at = 0; at < bytes.length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[at] = state & 255
  }
  return view
}

const screen = { waiting: '', total: 0, since: 0, most: 0, messages: 0 }

/** @param {string} text */
function print(text) {
  if (screen.total > screen.most) return
  screen.total += text.length
  screen.waiting += text
  const isDue =
    screen.messages < PROMPT_MESSAGES ||
    screen.waiting.length >= GATHER_CHARACTERS ||
    realNow() - screen.since >= GATHER_MS
  if (isDue || screen.total > screen.most) flush()
  if (screen.total > screen.most) say({ type: 'flood' })
}

function flush() {
  const text = screen.waiting.slice(0, screen.most)
  screen.waiting = ''
  screen.since = realNow()
  if (text === '') return
  screen.messages += 1
  say({ type: 'output', text })
}

/** Lines that were typed and not read yet, and who waits for the next. */
/** @type {{ lines: string[], waiter: ((line: string) => void) | null }} */
const typed = { lines: [], waiter: null }

/** The next line; a promise of it where none has been typed yet. @returns {string | Promise<string>} */
function nextLine() {
  const line = typed.lines.shift()
  if (line !== undefined) return line
  flush()
  say({ type: 'ask' })
  return new Promise((resolve) => {
    typed.waiter = resolve
  })
}

/** Sets clock and chance to where the program starts: loading what it imports moves them on. */
let begin = () => {}

/** What the reader has given the program that runs. @type {{ name: string, content: Uint8Array }[]} */
let given = []

/**
 * Out of the memory of a Python that has started, if there is one and it fits.
 * @param {Start} start
 */
async function startPython(start) {
  bindWorld(start.limits.memory)
  if (start.snapshot === null) return startWith(start)
  return startWith(start).catch(() => startWith({ ...start, snapshot: null }))
}

/** @param {Start} start */
async function startWith({ files, wasm, canWait, snapshot, limits, runner }) {
  const address = (/** @type {string} */ name) =>
    URL.createObjectURL(new Blob([/** @type {ArrayBuffer} */ (files[name])], { type: 'text/javascript' }))
  screen.most = limits.output
  // There is no network: what Python fetches of itself is here already.
  const fetchFile = async (/** @type {string | URL} */ url) => new Response(files[String(url).split('/').at(-1) ?? ''])
  Object.assign(globalThis, { fetch: fetchFile })
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  })
  const { loadPyodide } = await import(address('pyodide.mjs'))
  const { default: createPyodideModule } = await import(address('pyodide.asm.mjs'))
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: 'https://python.invalid/',
    stdLibURL: 'https://python.invalid/python_stdlib.bin',
    lockFileContents: { info: LOCK_INFO, packages: {} },
    env: { PYTHONHASHSEED: '0', HOME: '/home/lector', PYTHONDONTWRITEBYTECODE: '1', MPLBACKEND: 'agg' },
    // Nothing of the browser's: programs are for any Python.
    jsglobals: {},
    ...(snapshot ? { _loadSnapshot: snapshot } : {}),
  })
  python.FS.mkdirTree(RUNNER_FOLDER)
  for (const [name, source] of Object.entries(runner)) python.FS.writeFile(`${RUNNER_FOLDER}/${name}`, source)
  python.runPython("import sys; '/runner' in sys.path or sys.path.append('/runner')")
  const waits = canWait && 'Suspending' in WebAssembly
  const io = {
    ...{ print, flush, nextLine, waits, sleep, realNow, say: sayOfRun },
    begin: () => begin(),
    files: () => given,
  }
  const { check_archive: checkArchive, load_modules: load } = python.pyimport('_runner.packages')
  return {
    run: python.pyimport('_runner.run_program').make_runner(io),
    waits,
    /** @param {Install} packages */
    async install({ packages, modules }) {
      for (const { file, folder, content } of packages) {
        const bytes = new Uint8Array(content)
        checkArchive(bytes)
        await python._api.install(bytes, file, python._api.package_loader.get_install_dir(folder), new Map())
      }
      python._api.importlib.invalidate_caches()
      load(modules)
    },
  }
}

/** Of a name that no program of a reader imports by mistake. */
const RUNNER_FOLDER = '/runner/_runner'
const LOCK_INFO = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' }

/** @param {string} message in JSON */
function sayOfRun(message) {
  flush()
  postMessage(message)
}

/** @param {number} seconds */
function sleep(seconds) {
  clock.now += seconds * 1000
}

/** @type {ReturnType<typeof startPython> | null} */
let python = null

/** @param {Run['task']} task */
async function run({ files = [], ...task }) {
  if (python === null) return
  const { run: program, waits } = await python
  begin = () => {
    clock.now = task.clock
    state = (task.seed | 0) * 2_654_435_761 + 1 || 1
  }
  typed.lines = [...task.inputs]
  typed.waiter = null
  given = files
  screen.waiting = ''
  screen.total = 0
  screen.messages = 0
  try {
    const end = waits ? await program.callPromising(JSON.stringify(task)) : program(JSON.stringify(task))
    flush()
    postMessage(end)
  } catch (failure) {
    // Not the program's own exception: Python itself has come to its end.
    say({ type: 'broken', reason: String(failure).slice(-400) })
  }
}

/** @param {Install} packages */
async function install(packages) {
  try {
    await (await python)?.install(packages)
    say({ type: 'installed', fault: null })
  } catch (failure) {
    say({ type: 'installed', fault: String(failure).slice(-400) })
  }
}

addEventListener('message', (/** @type {MessageEvent<Start | Run | Line | Install>} */ { data }) => {
  if (data.type === 'start') {
    python = startPython(data)
    python.then(
      ({ waits }) => say({ type: 'ready', canWait: waits }),
      (failure) => say({ type: 'broken', reason: String(failure).slice(-400) }),
    )
  } else if (data.type === 'run') void run(data.task)
  else if (data.type === 'install') void install(data)
  else {
    typed.waiter?.(data.text)
    typed.waiter = null
  }
})
