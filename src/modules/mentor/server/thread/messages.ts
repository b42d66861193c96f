import type { Finding } from '../../engine/skill'

/** To the thread: a task, what the linter found in code that the thread sent, or whether it is still there. */
export type ToThread =
  | { kind: 'task'; id: number; task: string; asked: readonly unknown[] }
  | { kind: 'checked'; check: number; findings: Finding[] | null }
  | { kind: 'ping' }

/** From the thread. `ready`: everything is loaded. */
export type FromThread =
  | { kind: 'ready' | 'pong' }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'failed'; id: number; error: unknown }
  | { kind: 'check'; check: number; code: string }

/** What both share: in its first place the id of the task whose step the thread is at. */
export type ThreadData = { at: Int32Array }
