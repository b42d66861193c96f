import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { isWithinBounds } from './python-bounds'
import PARSER from './python-parser.mjs?raw'

const codeKind = z.enum(['program', 'newer', 'other'])
/** `program`: every Python since 3.11 compiles it; `newer`: only later ones do; `other`: none does, or not as a part of a file. */
export type CodeKind = z.output<typeof codeKind>
/** Says what a piece of code is, with a line end at its end. It is parsed, never run. Throws when the parser is lost. */
export type ReadPython = (code: string) => Promise<CodeKind>

/** A parser that nobody asks any more is ended. */
const IDLE_MS = 30_000
/** Compiled once and plainly: optimizing a parser this big for a few files would take 300 MB. */
const FLAGS = ['--liftoff-only', '--max-old-space-size=256', '--input-type=module']

const answer = z.object({ id: z.number(), kind: codeKind })
type Waiting = { resolve: (kind: CodeKind) => void; reject: (reason: Error) => void }
type Parser = { process: ChildProcess; waiting: Map<number, Waiting>; idle: NodeJS.Timeout }

let parser: Parser | undefined
let lastId = 0

/** Asks the parser, which is a process of its own: it holds up no request, and its memory goes when it does. */
export const readPython: ReadPython = async (code) => {
  if (!isWithinBounds(code)) return 'other'
  parser ??= startParser()
  const { process, waiting, idle } = parser
  idle.refresh()
  lastId += 1
  const id = lastId
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    process.send({ id, code }, (error) => error && reject(error))
  })
}

function startParser(): Parser {
  const { resolve } = createRequire(import.meta.url)
  const ruff = pathToFileURL(resolve('@astral-sh/ruff-wasm-web')).href
  const wasm = resolve('@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm')
  // Nothing of our environment: there are secrets in it.
  const child = spawn(process.execPath, [...FLAGS, '--eval', PARSER, ruff, wasm], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
  const forget = () => {
    if (parser === started) parser = undefined
  }
  const end = () => {
    // First, so that nobody asks one that is about to go.
    forget()
    child.kill()
  }
  const started: Parser = { process: child, waiting: new Map(), idle: setTimeout(end, IDLE_MS).unref() }
  const lost = () => {
    forget()
    clearTimeout(started.idle)
    for (const { reject } of started.waiting.values()) reject(new Error('the Python parser is gone'))
    started.waiting.clear()
  }
  child.on('error', lost).on('exit', lost)
  child.on('message', (message) => {
    const { id, kind } = answer.parse(message)
    started.waiting.get(id)?.resolve(kind)
    started.waiting.delete(id)
  })
  // Neither it nor what it says keeps our own process from ending.
  child.unref()
  child.channel?.unref()
  return started
}
