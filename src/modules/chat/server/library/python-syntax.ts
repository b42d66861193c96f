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
/** The oldest Python in wide use, and the newest: what the first takes, all take. */
const OLDEST = 'py311'
const NEWEST = 'py314'

/** Where compilers give up, long before anyone writes so. */
const MAX_CHARACTERS = 50_000
const MAX_LINE = 2_000
const MAX_DEPTH = 40
const MAX_DIGITS = /\d{1000}/

/** `program`: every Python since 3.11 compiles it; `newer`: only later ones do; `other`: none does, or not as a part of a file. */
export type CodeKind = 'program' | 'newer' | 'other'
/** Says what a piece of code is, with a line end at its end. It is parsed, never run. */
export type ReadPython = (code: string) => CodeKind

let opened: Promise<ReadPython> | undefined

/** Loads the parser (10 MB of WebAssembly) at its first use; it is compiled beside the event loop. */
export function openPythonSyntax(): Promise<ReadPython> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function load(): Promise<ReadPython> {
  const file = createRequire(import.meta.url).resolve('@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm')
  const ruff = await import('@astral-sh/ruff-wasm-web')
  await ruff.default({ module_or_path: await WebAssembly.compile(await readFile(file)) })
  const parserOf = (version: string) =>
    new ruff.Workspace({ 'target-version': version, lint: { select: COMPILE_ERRORS } }, ruff.PositionEncoding.Utf16)
  const [oldest, newest] = [parserOf(OLDEST), parserOf(NEWEST)]
  return (code) => {
    // A statement stands before it, as in the file that it will be a part of.
    const text = `pass\n${code}`
    if (!isWithinBounds(code)) return 'other'
    if (oldest.check(text).length === 0) return 'program'
    return newest.check(text).length === 0 ? 'newer' : 'other'
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
