import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Ruff's rules for what its parser takes but Python's compiler refuses: `return` outside a function and the like. */
const COMPILE_ERRORS = [
  'F404',
  'F406',
  'F407',
  'F502',
  'F621',
  'F622',
  'F633',
  'F634',
  'F701',
  'F702',
  'F704',
  'F706',
  'F707',
  'PLE0100',
  'PLE0115',
  'PLE0117',
  'PLE0118',
  'PLE1142',
]
/** The oldest Python that is still maintained: what it takes, every later one takes. */
const TARGET = 'py311'

/** Where compilers give up, long before anyone writes so. */
const MAX_CHARACTERS = 50_000
const MAX_LINE = 2_000
const MAX_DEPTH = 40
const MAX_DIGITS = /\d{1000}/

export type PythonSyntax = {
  /** Whether Python compiles this, as a part of a file: it is parsed, never run. */
  isProgram: (code: string) => boolean
}

let opened: Promise<PythonSyntax> | undefined

/** Loads the parser (10 MB of WebAssembly) at its first use; it is compiled beside the event loop. */
export function openPythonSyntax(): Promise<PythonSyntax> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function load(): Promise<PythonSyntax> {
  const file = createRequire(import.meta.url).resolve('@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm')
  const ruff = await import('@astral-sh/ruff-wasm-web')
  await ruff.default({ module_or_path: await WebAssembly.compile(await readFile(file)) })
  const options = { 'target-version': TARGET, lint: { select: COMPILE_ERRORS } }
  const workspace = new ruff.Workspace(options, ruff.PositionEncoding.Utf16)
  return {
    // A statement stands before it, as in the file that it will be a part of.
    isProgram: (code) => isWithinBounds(code) && workspace.check(`pass\n${code}`).length === 0,
  }
}

function isWithinBounds(code: string): boolean {
  if (code.length > MAX_CHARACTERS || MAX_DIGITS.test(code)) return false
  if (code.split('\n').some((line) => line.length > MAX_LINE)) return false
  return deepestBracket(code) <= MAX_DEPTH && !DEEP_BLOCK.test(code) && !hasWhatRuffLetsPass(code)
}

/** An upper bound: brackets in texts count, too. */
function deepestBracket(code: string): number {
  let open = 0
  let deepest = 0
  for (const letter of code) {
    if ('([{'.includes(letter)) open += 1
    else if (')]}'.includes(letter)) open = Math.max(0, open - 1)
    deepest = Math.max(deepest, open)
  }
  return deepest
}

/** Python allows 100 levels. */
const DEEP_BLOCK = /^[ \t]{90}/m

/** A lone `*a`, and an async generator that returns something. */
function hasWhatRuffLetsPass(code: string): boolean {
  if (/^\*[\w.]+ *$/m.test(code)) return true
  const functions = code.split(/^(?=[ \t]*(?:async +)?def )/m)
  return functions.some((text) => /^\s*async/.test(text) && /\byield\b/.test(text) && /^\s+return +[^#\s]/m.test(text))
}
