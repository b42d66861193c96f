import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Database } from '~/database/database'
import { silentTelemetry } from '../../telemetry'
import { beginRun } from './run'
import { type ReplyWriting, write } from './writing'

const clock = () => new Date('2026-03-10T10:00:00Z')
const writingOf = (): ReplyWriting => ({
  ...{ clock, writer: 'w', runs: new Map(), storingPieces: Promise.resolve(), telemetry: silentTelemetry },
  db: {} as Database,
  log: { debug() {}, info() {}, warn() {}, error() {} },
  closeStored: async () => [],
  onEmpty() {},
})

it('tells readers once of what comes together, and of the end at once', async () => {
  const writing = writingOf()
  const opening = { userId: 'ana', replyId: 'r', mentor: 'basic', written: '', isNextRung: false } as const
  const run = beginRun(opening, clock())
  writing.runs.set(run.id, run)
  const seen: string[] = []
  run.readers.add(() => seen.push(run.text))
  const goesOn = Promise.withResolvers<void>()
  async function* pieces() {
    yield 'Una '
    yield 'lista '
    await goesOn.promise
    yield 'guarda '
    yield 'valores.'
  }
  const written = write(writing, run, pieces())
  while (seen.length === 0) await turn()
  expect(seen).toEqual(['Una lista '])
  goesOn.resolve()
  await written
  expect(seen).toEqual(['Una lista ', 'Una lista guarda valores.'])
  expect(run.end).toEqual({ status: 'complete', failure: null })
})
