import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '~/database/database'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { silentTelemetry } from '../../telemetry'
import { beginRun } from './run'
import { type ReplyWriting, write } from './writing'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const clock = () => new Date('2026-03-10T10:00:00Z')
const writingOf = (): ReplyWriting => ({
  ...{ clock, writer: 'w', runs: new Map(), storingPieces: Promise.resolve(), telemetry: silentTelemetry },
  db: {} as Database,
  log: { debug() {}, info() {}, warn() {}, error() {} },
  closeStored: async () => [],
  onEmpty() {},
})

it('shows the beginning of a reply at once, what follows in steps, and the end at once', async () => {
  const writing = writingOf()
  const opening = { userId: 'ana', replyId: 'r', mentor: 'basic', written: '', isNextRung: false } as const
  const run = beginRun(opening, clock())
  writing.runs.set(run.id, run)
  const seen: string[] = []
  run.readers.add(() => seen.push(run.text))
  const { model, next } = createScriptedModel()
  const { signal } = run.stopping
  const written = write(writing, run, model.stream({ mentor: 'basic', instructions: '', turns: [], signal }))
  const answer = await next()
  const comes = async (text: string) => {
    answer.write(text)
    while (!run.text.endsWith(text)) await turn()
    await turn()
  }

  await comes('Una ')
  expect(seen).toEqual(['Una '])
  await comes('lista ')
  vi.advanceTimersByTime(20)
  await comes('guarda ')
  expect(seen, 'not a step for each piece').toHaveLength(1)
  vi.advanceTimersByTime(40)
  expect(seen).toEqual(['Una ', 'Una lista guarda '])
  await comes('valores.')
  answer.end()
  await written
  expect(seen.at(-1), 'without waiting for its step').toBe('Una lista guarda valores.')
  expect(run.end).toEqual({ status: 'complete', failure: null })
})
