import type { Worker } from 'node:worker_threads'
import type { Finding } from '../../engine/skill'
import type { FromThread, ThreadData, ToThread } from './messages'

/** The thread was lost over this very task: it took for ever, or all memory. */
export class TooMuch extends Error {
  constructor() {
    super('a message took more than the mentor gives it')
  }
}

type Waiting = {
  task: string
  asked: readonly unknown[]
  resolve: (result: unknown) => void
  reject: (why: Error) => void
}
/** `overdue` ends a thread that `isReady` and says nothing while somebody waits. */
type Thread = {
  worker: Worker
  at: Int32Array
  waiting: Map<number, Waiting>
  isReady: boolean
  overdue: NodeJS.Timeout | undefined
}
type Made = {
  open: (data: ThreadData) => Worker
  check: (code: string) => Promise<Finding[] | null>
  /** How long one step may take: then the thread is asked whether it is still there, and after as long again it is ended. */
  patienceMs?: number
}
export type MentorThread = { ask: (task: string, ...asked: readonly unknown[]) => Promise<unknown> }

/** An honest step takes some ten milliseconds; reading all content on a machine that is overloaded, some seconds. */
const PATIENCE_MS = 5_000

/** A thread that works for everybody, started at the first task and again after it was lost. */
export function createThread({ open, check, patienceMs = PATIENCE_MS }: Made): MentorThread {
  let thread: Thread | undefined
  let lastId = 0

  function begin(waiting: Waiting) {
    lastId += 1
    thread ??= start()
    thread.waiting.set(lastId, waiting)
    send(thread, { kind: 'task', id: lastId, task: waiting.task, asked: waiting.asked })
    thread.overdue ??= watch(thread)
  }

  function start(): Thread {
    const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const worker = open({ at })
    const started: Thread = { worker, at, waiting: new Map(), isReady: false, overdue: undefined }
    worker.on('message', (message: FromThread) => hear(started, message))
    worker.on('error', (error) => lost(started, error))
    worker.on('exit', () => lost(started, new Error("the mentor's thread has ended")))
    // Nobody's process is kept alive by it.
    worker.unref()
    return started
  }

  function hear(one: Thread, message: FromThread) {
    if (message.kind === 'ready') one.isReady = true
    if (message.kind === 'check') {
      const answer = (findings: Finding[] | null) => send(one, { kind: 'checked', check: message.check, findings })
      void check(message.code).then(answer, () => answer(null))
    }
    if (message.kind === 'done') one.waiting.get(message.id)?.resolve(message.result)
    if (message.kind === 'failed') one.waiting.get(message.id)?.reject(message.error as Error)
    if ('id' in message) one.waiting.delete(message.id)
    clearTimeout(one.overdue)
    one.overdue = watch(one)
  }

  function watch(one: Thread, isAsked = false): NodeJS.Timeout | undefined {
    if (!one.isReady || one.waiting.size === 0) return undefined
    return setTimeout(() => {
      if (isAsked) return void one.worker.terminate()
      send(one, { kind: 'ping' })
      one.overdue = watch(one, true)
    }, patienceMs).unref()
  }

  /** Who was at its step has cost it; the others are begun again. One that never was ready would be lost again. */
  function lost(one: Thread, error: Error) {
    if (thread === one) thread = undefined
    clearTimeout(one.overdue)
    const waiting = [...one.waiting]
    one.waiting.clear()
    for (const [id, each] of waiting) {
      if (!one.isReady) each.reject(error)
      else if (id === one.at[0]) each.reject(new TooMuch())
      else begin(each)
    }
  }

  return {
    ask: (task, ...asked) => new Promise((resolve, reject) => begin({ task, asked, resolve, reject })),
  }
}

const send = ({ worker }: Thread, message: ToThread) => worker.postMessage(message)
