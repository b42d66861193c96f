import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FrameMessage, RunEnd, RunTask } from '../contract'
import { TIME_LIMIT_MS } from '../rules'
import type { RunState } from '../run-state'
import type { FrameRequest } from './python-frame'
import { createRunner } from './runner'

const TASK: RunTask = { code: 'print(1)', form: 'program', before: [], seed: 1, clock: 0, inputs: [] }
const END: RunEnd = {
  type: 'end',
  error: null,
  imports: [],
  missing: [],
  onlyDefines: false,
  earlier: 0,
  files: [],
  cases: null,
  milliseconds: 5,
}

/** A frame that says what the test wants, and notes what it is asked. */
function scripted() {
  const asked: FrameRequest[] = []
  let say: (message: FrameMessage) => void = () => {}
  const runner = createRunner(async (onMessage) => {
    say = onMessage
    return { send: (request) => void asked.push(request) }
  })
  const states: RunState[] = []
  const start = (task = TASK) => runner.start(task, (state) => states.push(state))
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const hear = async (...messages: FrameMessage[]) => {
    await settle()
    for (const message of messages) say(message)
    await settle()
  }
  return { asked, states, start, hear, last: () => states.at(-1) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a run', () => {
  it('waits for Python, shows what is printed, and ends', async () => {
    const { asked, states, start, hear, last } = scripted()
    start()
    await hear({ type: 'ready', canWait: true }, { type: 'output', text: '1' }, { type: 'output', text: '\n' }, END)
    expect(states[0]).toEqual({ phase: 'loading', loaded: 0, total: 0 })
    expect(asked).toEqual([{ type: 'run', task: TASK }])
    expect(last()).toEqual({ phase: 'ended', output: '1\n', end: END })
  })

  it('is ended when it computes for too long, but not while it waits for its reader', async () => {
    const { asked, start, hear, last } = scripted()
    const run = start()
    await hear({ type: 'ready', canWait: true }, { type: 'ask' })
    await vi.advanceTimersByTimeAsync(5 * TIME_LIMIT_MS)
    expect(last()).toMatchObject({ phase: 'running', asks: true })
    run.answer('4')
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS)
    expect(last()).toMatchObject({ phase: 'stopped', reason: 'time' })
    expect(asked.map(({ type }) => type)).toEqual(['run', 'line', 'restart'])
  })

  it('believes nothing that comes from a worker that was ended', async () => {
    const { start, hear, last } = scripted()
    const run = start()
    await hear({ type: 'ready', canWait: true })
    run.stop()
    start()
    await hear({ type: 'output', text: 'de antes' }, END)
    expect(last()).toEqual({ phase: 'starting' })
    await hear({ type: 'ready', canWait: true }, { type: 'output', text: 'nuevo' }, END)
    expect(last()).toMatchObject({ phase: 'ended', output: 'nuevo' })
  })

  it('ends one that was going on when another begins', async () => {
    const { states, start, hear } = scripted()
    start()
    await hear({ type: 'ready', canWait: true })
    start()
    expect(states).toContainEqual({ phase: 'stopped', output: '', reason: 'other-run', wasAsking: false })
  })

  it('is run again with each line where a program cannot wait', async () => {
    const { asked, start, hear, last } = scripted()
    const run = start()
    await hear({ type: 'ready', canWait: false }, { type: 'output', text: '¿? ' }, { type: 'ask' }, { type: 'unwound' })
    run.answer('4')
    await hear({ type: 'output', text: '¿? 4\n' }, { type: 'ask' })
    expect(last()).toMatchObject({ output: '¿? 4\n', asks: true })
    // One that catches every exception goes on: another worker takes over.
    run.answer('5')
    await hear({ type: 'ready', canWait: false })
    expect(asked.map((request) => (request.type === 'run' ? request.task.inputs : request.type))).toEqual([
      [],
      ['4'],
      'restart',
      ['4', '5'],
    ])
  })

  it('takes a new worker after one that used up its memory', async () => {
    const { asked, start, hear, last } = scripted()
    start()
    const error = { type: 'MemoryError', message: '', traceback: '', line: 1, file: null }
    await hear({ type: 'ready', canWait: true }, { ...END, error })
    expect(last()?.phase).toBe('ended')
    expect(asked.at(-1)).toEqual({ type: 'restart' })
  })

  it('takes a new worker after one that spoke up between two runs', async () => {
    const { asked, start, hear } = scripted()
    start()
    await hear({ type: 'ready', canWait: true }, END, { type: 'flood' })
    expect(asked.at(-1)).toEqual({ type: 'restart' })
  })

  it('says that Python cannot be had, and tries again the next time', async () => {
    let tries = 0
    const runner = createRunner(() => {
      tries += 1
      return Promise.reject(new Error('offline'))
    })
    const states: RunState[] = []
    for (const _ of [1, 2]) {
      runner.start(TASK, (state) => states.push(state))
      await vi.advanceTimersByTimeAsync(0)
      expect(states.at(-1)).toEqual({ phase: 'unavailable', reason: 'network' })
    }
    expect(tries).toBe(2)
  })
})
