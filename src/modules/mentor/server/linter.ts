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
/** The largest honest file takes a second; there is code that would take minutes, and all others wait behind it. */
const ANSWER_MS = 5_000
/** Compiled once and plainly: optimizing a parser this big for a few files would take 300 MB. */
const FLAGS = ['--liftoff-only', '--max-old-space-size=256', '--input-type=module']

type Task = 'kind' | 'findings' | 'format'
const answer = z.object({ id: z.number(), result: z.unknown() })
type Waiting = { resolve: (result: unknown) => void; reject: (reason: Error) => void }
/** `waiting`: in the order in which they are answered. `overdue` ends a process that `isReady` when the first of them takes too long. */
type Linter = {
  process: ChildProcess
  waiting: Map<number, Waiting>
  idle: NodeJS.Timeout
  isReady: boolean
  overdue: NodeJS.Timeout | undefined
}
/** `isAtFault`: the process was lost over this very piece of code. */
class LinterLost extends Error {
  constructor(readonly isAtFault: boolean) {
    super("the linter's process is gone")
  }
}

let linter: Linter | undefined
let lastId = 0

/** Asks the linter, which is a process of its own: it holds up no request, and its memory goes when it does. */
async function ask<T>(task: Task, code: string, result: z.ZodType<T>): Promise<T> {
  linter ??= startLinter()
  const asked = linter
  asked.idle.refresh()
  lastId += 1
  const id = lastId
  try {
    const answered = await new Promise<unknown>((resolve, reject) => {
      asked.waiting.set(id, { resolve, reject })
      watch(asked)
      asked.process.send({ id, task, code }, (error) => {
        if (error === null) return
        // It has just ended, and its end is still to be heard of.
        if (linter === asked) linter = undefined
        reject(new LinterLost(false))
      })
    })
    return result.parse(answered)
  } catch (error) {
    // It only waited behind what the process was lost over. Each loss has one at fault: this ends.
    if (error instanceof LinterLost && !error.isAtFault) return ask(task, code, result)
    throw error
  }
}

/** Gives the first that waits its time. */
function watch(one: Linter) {
  if (!one.isReady || one.waiting.size === 0) return
  one.overdue ??= setTimeout(() => one.process.kill('SIGKILL'), ANSWER_MS).unref()
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
  const started: Linter = {
    process: child,
    waiting: new Map(),
    idle: setTimeout(end, IDLE_MS).unref(),
    isReady: false,
    overdue: undefined,
  }
  const lost = (isAtFault: (at: number) => boolean) => {
    forget()
    clearTimeout(started.idle)
    clearTimeout(started.overdue)
    for (const [at, { reject }] of [...started.waiting.values()].entries()) reject(new LinterLost(isAtFault(at)))
    started.waiting.clear()
  }
  child.on('error', () => lost(() => true))
  // One that ends by itself has answered for what broke it.
  child.on('exit', (code) => lost((at) => code !== 0 && at === 0))
  child.on('message', (message) => {
    const { id, result } = answer.parse(message)
    started.waiting.get(id)?.resolve(result)
    started.waiting.delete(id)
    started.isReady = true
    clearTimeout(started.overdue)
    started.overdue = undefined
    watch(started)
  })
  // Neither it nor what it says keeps our own process from ending.
  child.unref()
  child.channel?.unref()
  return started
}
