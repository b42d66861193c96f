import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FrameMessage, RunEnd, RunTask } from '../contract'
import { INSTALL_TIME_LIMIT_MS, TIME_LIMIT_MS } from '../rules'
import type { RunState } from '../run-state'
import type { Packages } from './packages'
import type { FrameRequest } from './python-frame'
import { Runner } from './runner'

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

const NUMPY = {
  name: 'numpy',
  file: 'numpy-1.0-py3-none-any.whl',
  folder: 'site' as const,
  sha256: 'a'.repeat(64),
  bytes: 10,
  imports: ['numpy'],
  depends: [],
}
const FILES = [{ file: NUMPY.file, folder: 'site', content: new ArrayBuffer(10) }]
const NONE: Packages = { offered: async () => [], load: async () => [] }
const WITH_NUMPY: Packages = { offered: async () => [NUMPY], load: async () => FILES }

/** A frame that says what the test wants, and notes what it is asked. */
function scripted(packages = NONE) {
  const asked: FrameRequest[] = []
  let say: (message: FrameMessage) => void = () => {}
  const runner = new Runner(async (onMessage) => {
    say = onMessage
    return { send: (request) => void asked.push(request) }
  }, packages)
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
    const runner = new Runner(() => {
      tries += 1
      return Promise.reject(new Error('offline'))
    }, NONE)
    const states: RunState[] = []
    for (const _ of [1, 2]) {
      runner.start(TASK, (state) => states.push(state))
      await vi.advanceTimersByTimeAsync(0)
      expect(states.at(-1)).toEqual({ phase: 'unavailable', reason: 'network' })
    }
    expect(tries).toBe(2)
  })
})

describe('a program that needs packages', () => {
  const WANTS: RunEnd = { ...END, imports: ['numpy'], missing: ['numpy'] }
  const READY: FrameMessage = { type: 'ready', canWait: true }

  it('gets them once and is run then', async () => {
    const { asked, states, start, hear, last } = scripted(WITH_NUMPY)
    start()
    await hear(READY, WANTS)
    expect(states.find((state) => state.phase === 'loading' && state.packages)).toMatchObject({ packages: ['numpy'] })
    expect(asked.at(-1)).toEqual({ type: 'install', packages: FILES, modules: ['numpy'] })
    await hear({ type: 'installed', fault: null })
    expect(asked.at(-1)).toEqual({ type: 'run', task: TASK })
    await hear({ type: 'output', text: '1\n' }, END)
    expect(last()).toEqual({ phase: 'ended', output: '1\n', end: END })
  })

  it('ends for want of them where one is not offered, or was given in vain', async () => {
    const none = scripted()
    none.start()
    await none.hear(READY, WANTS)
    expect(none.last()).toEqual({ phase: 'ended', output: '', end: WANTS })
    const vain = scripted(WITH_NUMPY)
    vain.start()
    await vain.hear(READY, WANTS)
    await vain.hear({ type: 'installed', fault: null }, WANTS)
    expect(vain.last()).toEqual({ phase: 'ended', output: '', end: WANTS })
  })

  it.each(['network', 'hash', 'size'] as const)('says why they did not come: %s', async (fault) => {
    const { start, hear, last } = scripted({ ...WITH_NUMPY, load: async () => fault })
    start()
    await hear(READY, WANTS)
    expect(last()).toEqual({ phase: 'ended', output: '', end: WANTS, unsupplied: fault })
  })

  it('takes a new worker after one that could not take them in, or did not end', async () => {
    for (const end of [{ type: 'installed', fault: 'no' }, { type: 'broken', reason: 'x' }, null] as const) {
      const { asked, start, hear, last } = scripted(WITH_NUMPY)
      start()
      await hear(READY, WANTS)
      if (end) await hear(end)
      else await vi.advanceTimersByTimeAsync(INSTALL_TIME_LIMIT_MS)
      expect(last()).toMatchObject({ phase: 'ended', unsupplied: 'install' })
      await hear()
      expect(asked.at(-1)).toEqual({ type: 'restart' })
    }
  })

  it('can be stopped while they come, and while they are taken in', async () => {
    let arrive: () => void = () => {}
    const coming: Packages = {
      ...WITH_NUMPY,
      load: () =>
        new Promise((resolve) => {
          arrive = () => resolve(FILES)
        }),
    }
    const first = scripted(coming)
    const run = first.start()
    await first.hear(READY, WANTS)
    run.stop()
    expect(first.last()).toMatchObject({ phase: 'stopped', reason: 'reader' })
    arrive()
    await first.hear()
    expect(first.asked.filter(({ type }) => type === 'install')).toEqual([])

    const second = scripted(WITH_NUMPY)
    const other = second.start()
    await second.hear(READY, WANTS)
    other.stop()
    await second.hear()
    expect(second.asked.at(-1)).toEqual({ type: 'restart' })
  })
})
