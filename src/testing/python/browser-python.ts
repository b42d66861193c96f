import { readdirSync, readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'
import type { Wheel } from './wheels'

const FOLDER = new URL('../../modules/runner/worker/', import.meta.url)

/** What the browser's worker gives the runner; `nextLine` gives a line, or something else where none has been typed. */
type Host = {
  print: (text: string) => void
  say: (message: string) => void
  nextLine: () => unknown
  files: () => unknown
  /** Milliseconds; it stands still where nobody says it. */
  realNow?: () => number
}

export type BrowserPython = {
  /** Takes a task and gives how it ended, both as JSON. */
  run: (task: string) => string
  /** Throws for an archive that would write elsewhere than where it is unpacked, or too much. */
  checkArchive: (content: Uint8Array) => void
  install: (wheel: Wheel) => void
  /** Runs Python beside the runner, and gives what it comes to as text. */
  evaluate: (code: string) => string
}

/** The memory of a started Python, and the archive of its library, by whose places it goes. */
export type Started = { _loadSnapshot: Uint8Array; stdLibURL: string }

/** The runner of the browser's worker, in Node. */
export async function startBrowserPython(host: Host, started?: Started): Promise<BrowserPython> {
  const env = { PYTHONHASHSEED: '0', HOME: '/home/lector' }
  const python = await loadPyodide({ env, jsglobals: {}, ...started })
  python.FS.mkdirTree('/runner/_runner')
  for (const name of readdirSync(FOLDER).filter((name) => name.endsWith('.py')))
    python.FS.writeFile(`/runner/_runner/${name}`, readFileSync(new URL(name, FOLDER), 'utf8'))
  python.runPython('import sys; "/runner" in sys.path or sys.path.append("/runner")')
  const packages = python.pyimport('_runner.packages')
  return {
    run: python
      .pyimport('_runner.run_program')
      .make_runner({ realNow: () => 0, ...host, waits: false, sleep: () => {}, begin: () => {} }),
    evaluate: (code) => String(python.runPython(code)),
    checkArchive: packages.check_archive,
    install({ content, name }) {
      packages.check_archive(content)
      python.unpackArchive(content, 'wheel', { extractDir: python.runPython('import site; site.getsitepackages()[0]') })
      packages.load_modules([name])
    },
  }
}
