import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { Finding } from '../engine/skill'
import { isWithinBounds } from './linter-bounds'
import LINTER from './linter-process.mjs?raw'

const codeKind = z.enum(['program', 'newer', 'other'])
/** `program`: every Python since 3.11 compiles it; `newer`: only later ones do; `other`: none does, or not as a part of a file. */
export type CodeKind = z.output<typeof codeKind>

const findings = z.nullable(
  z.array(
    z.object({
      code: z.nullable(z.string()),
      message: z.string(),
      line: z.number(),
      column: z.number(),
      endLine: z.number(),
      endColumn: z.number(),
    }),
  ) satisfies z.ZodType<Finding[]>,
)

/** Says what a piece of code is, with a line end at its end. Throws when the linter's process is lost. */
export async function readPython(code: string): Promise<CodeKind> {
  return isWithinBounds(code) ? ask('kind', code, codeKind) : 'other'
}

/**
 * Ruff's findings in a piece of code, by their places; one with a `code` of null says that it is no Python, and then there are no others.
 * Null where the code is too large, or the linter's process is lost.
 */
export async function checkPython(code: string): Promise<Finding[] | null> {
  return isReadable(code) ? ask('findings', code, findings).catch(() => null) : null
}

/** The code in Ruff's layout; null where it is no Python or cannot be read. */
export async function formatPython(code: string): Promise<string | null> {
  return isReadable(code) ? ask('format', code, z.nullable(z.string())).catch(() => null) : null
}

const MAX_CHECKED = 64_000
/** Ruff's parser recurses: what is nested deeper than anyone writes would end its process. */
const isReadable = (code: string) => code.length <= MAX_CHECKED && !/[([{]{80}|^[ \t]{200}\S/m.test(code)

/** A linter that nobody asks any more is ended. */
const IDLE_MS = 10 * 60_000
/** Compiled once and plainly: optimizing a parser this big for a few files would take 300 MB. */
const FLAGS = ['--liftoff-only', '--max-old-space-size=256', '--input-type=module']

type Task = 'kind' | 'findings' | 'format'
const answer = z.object({ id: z.number(), result: z.unknown() })
type Waiting = { resolve: (result: unknown) => void; reject: (reason: Error) => void }
type Linter = { process: ChildProcess; waiting: Map<number, Waiting>; idle: NodeJS.Timeout }

let linter: Linter | undefined
let lastId = 0

/** Asks the linter, which is a process of its own: it holds up no request, and its memory goes when it does. */
async function ask<T>(task: Task, code: string, result: z.ZodType<T>): Promise<T> {
  linter ??= startLinter()
  const { process, waiting, idle } = linter
  idle.refresh()
  lastId += 1
  const id = lastId
  const answered = await new Promise<unknown>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    process.send({ id, task, code }, (error) => error && reject(error))
  })
  return result.parse(answered)
}

function startLinter(): Linter {
  const { resolve } = createRequire(import.meta.url)
  const ruff = pathToFileURL(resolve('@astral-sh/ruff-wasm-web')).href
  const wasm = resolve('@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm')
  // Nothing of our environment: there are secrets in it.
  const child = spawn(process.execPath, [...FLAGS, '--eval', LINTER, ruff, wasm], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
  const forget = () => {
    if (linter === started) linter = undefined
  }
  const end = () => {
    // First, so that nobody asks one that is about to go.
    forget()
    child.kill()
  }
  const started: Linter = { process: child, waiting: new Map(), idle: setTimeout(end, IDLE_MS).unref() }
  const lost = () => {
    forget()
    clearTimeout(started.idle)
    for (const { reject } of started.waiting.values()) reject(new Error("the linter's process is gone"))
    started.waiting.clear()
  }
  child.on('error', lost).on('exit', lost)
  child.on('message', (message) => {
    const { id, result } = answer.parse(message)
    started.waiting.get(id)?.resolve(result)
    started.waiting.delete(id)
  })
  // Neither it nor what it says keeps our own process from ending.
  child.unref()
  child.channel?.unref()
  return started
}
