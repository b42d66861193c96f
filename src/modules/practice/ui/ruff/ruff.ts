import wasmAddress from '@astral-sh/ruff-wasm-web/ruff_wasm_bg.wasm?url'
import { type Diagnostic, isReadable, RULES } from '../../lint/read-findings'
import type { RuffAnswer, RuffRequest } from './ruff-worker'

const START_MS = 60_000
/** A program of the greatest size takes half a second. */
const ANSWER_MS = 10_000

type Waiting = { resolve: (result: unknown) => void; reject: (reason: Error) => void }
type Started = { worker: Worker; waiting: Map<number, Waiting> }

let starting: Promise<Started> | undefined
let lastId = 0

/** Has Ruff there: 3 MB, once. Throws where it cannot be had; the next call tries again. */
export async function loadRuff(): Promise<void> {
  await started()
}

/** What Ruff finds in a program; null where it cannot be read. Throws where Ruff is lost. */
export async function check(code: string): Promise<readonly Diagnostic[] | null> {
  // The worker is our own script, and passes on what Ruff's types say.
  return isReadable(code) ? ((await ask('check', code)) as Diagnostic[]) : null
}

/** The program in Ruff's layout; null where it is no Python. Throws where Ruff cannot be had. */
export async function format(code: string): Promise<string | null> {
  if (!isReadable(code)) return null
  const result = await ask('format', code).catch((reason) => {
    if (reason instanceof NotPython) return null
    throw reason
  })
  return typeof result === 'string' ? result : null
}

class NotPython extends Error {}

async function ask(task: 'check' | 'format', code: string): Promise<unknown> {
  const { worker, waiting } = await started()
  lastId += 1
  const id = lastId
  const answered = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  worker.postMessage({ id, task, code } satisfies RuffRequest)
  const timer = setTimeout(() => drop({ worker, waiting }), ANSWER_MS)
  return answered.finally(() => clearTimeout(timer))
}

function started(): Promise<Started> {
  starting ??= start().catch((reason) => {
    starting = undefined
    throw reason
  })
  return starting
}

async function start(): Promise<Started> {
  const response = await fetch(wasmAddress)
  if (!response.ok) throw new Error(`Ruff: ${response.status}`)
  const wasm = await response.arrayBuffer()
  const worker = new Worker(new URL('./ruff-worker.ts', import.meta.url), { type: 'module' })
  const ruff = { worker, waiting: new Map<number, Waiting>() }
  const ready = Promise.withResolvers<void>()
  const timer = setTimeout(() => ready.reject(new Error('Ruff does not start')), START_MS)
  const lose = () => {
    ready.reject(new Error('Ruff does not start'))
    drop(ruff)
  }
  worker.onmessage = ({ data }: MessageEvent<RuffAnswer>) => {
    if (!('isReady' in data)) settle(ruff, data)
    else if (data.isReady) ready.resolve()
    else lose()
  }
  worker.onerror = lose
  worker.postMessage({ wasm, rules: RULES } satisfies RuffRequest, [wasm])
  try {
    await ready.promise
  } catch (failure) {
    worker.terminate()
    throw failure
  } finally {
    clearTimeout(timer)
  }
  return ruff
}

function settle({ waiting }: Started, answer: Exclude<RuffAnswer, { isReady: boolean }>) {
  const asked = waiting.get(answer.id)
  waiting.delete(answer.id)
  if ('failed' in answer) asked?.reject(new NotPython('Ruff could not read it'))
  else asked?.resolve(answer.result)
}

/** The next that is asked starts another. */
function drop({ worker, waiting }: Started) {
  worker.terminate()
  starting = undefined
  for (const { reject } of waiting.values()) reject(new Error('Ruff is gone'))
  waiting.clear()
}
