// What the mentor's thread runs (`thread.ts` starts it): reading what anybody wrote takes as long as it takes, and nobody else waits.
import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { ProductFacts } from '../../engine/product-facts'
import type { Finding } from '../../engine/skill'
import { takeRunTimeOf } from '../../python/evaluate/run-time'
import { type Asked, createEmbeddedMentor } from '../embedded-mentor'
import { followUps } from '../follow-ups'
import { nearMaterial } from '../near-material'
import { warmUp } from '../warm-up'
import type { FromThread, ThreadData, ToThread } from './messages'

type Doing = { check: (code: string) => Promise<Finding[] | null>; pause: () => Promise<unknown> }

const TASKS = {
  answer: (doing: Doing, facts: ProductFacts, asked: Asked) => createEmbeddedMentor(facts, doing).answer(asked),
  followUps: (_: Doing, ...asked: Parameters<typeof followUps>) => followUps(...asked),
  nearMaterial: (_: Doing, ...asked: Parameters<typeof nearMaterial>) => nearMaterial(...asked),
  warmUp: (doing: Doing, facts: ProductFacts) => warmUp(facts, doing),
}
/** What the thread can be asked for. */
export type Tasks = {
  [Name in keyof typeof TASKS]: (typeof TASKS)[Name] extends (doing: Doing, ...asked: infer Asked) => infer Result
    ? (...asked: Asked) => Promise<Awaited<Result>>
    : never
}

/** Programs of others may take so long over one message; those of honest ones take a tenth of it. */
const RUNS_MS = 500
/** What this thread itself has worked, in milliseconds: on a busy machine a program ends no earlier. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (parentPort !== null) serve(parentPort, workerData as ThreadData)

function serve(port: NonNullable<typeof parentPort>, { at }: ThreadData) {
  const post = (message: FromThread) => port.postMessage(message)
  const checks = new Map<number, (findings: Finding[] | null) => void>()
  let lastCheck = 0

  /** Says whose step it is, and whose time runs take, after each moment in which others had theirs. */
  function doingOf(id: number): Doing {
    const time = { left: RUNS_MS, now: ownTime }
    takeRunTimeOf(time)
    const back = <T>(value: T) => {
      at[0] = id
      takeRunTimeOf(time)
      return value
    }
    return {
      pause: () => setImmediate().then(back),
      check: (code) =>
        new Promise<Finding[] | null>((resolve) => {
          lastCheck += 1
          checks.set(lastCheck, resolve)
          post({ kind: 'check', check: lastCheck, code })
        }).then(back),
    }
  }

  async function work({ id, task, asked }: ToThread & { kind: 'task' }) {
    at[0] = id
    try {
      const run = TASKS[task as keyof typeof TASKS] as (doing: Doing, ...asked: readonly unknown[]) => unknown
      post({ kind: 'done', id, result: await run(doingOf(id), ...asked) })
    } catch (error) {
      post({ kind: 'failed', id, error })
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'task') return void work(message)
    if (message.kind === 'ping') return post({ kind: 'pong' })
    checks.get(message.check)?.(message.findings)
    checks.delete(message.check)
  })
  post({ kind: 'ready' })
}
