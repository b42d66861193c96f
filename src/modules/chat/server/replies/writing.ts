import type { Database } from '~/database/database'
import { ModelError } from '~/modules/mentor/mentor.server'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { MAX_REPLY_LENGTH } from '../../rules'
import type { ChatTelemetry } from '../../telemetry'
import type { createClosings } from './closings'
import { storePieces } from './reply-store'
import { announce, announceSoon, markStored, newPiece, type ReplyEnd, type Run } from './run'

/** What this instance writes its replies with. */
export type ReplyWriting = {
  db: Database
  clock: Clock
  log: Log
  telemetry: ChatTelemetry
  /** This instance, as the rows of the replies that it writes name it. */
  writer: string
  runs: Map<string, Run>
  closeStored: ReturnType<typeof createClosings>
  /** The statement that stores what is new, while it is under way. */
  storingPieces: Promise<unknown>
  /** Told when the last open reply has ended. */
  onEmpty: () => void
}

/** Writes down what the model gives, to its end or to the longest that replies get. */
export async function write(writing: ReplyWriting, run: Run, pieces: AsyncIterable<string>): Promise<void> {
  const { telemetry } = writing
  let isFirst = true
  try {
    for await (const piece of pieces) {
      if (isFirst) telemetry.firstPiece(run.mentor, secondsSince(writing, run.startedAt))
      // PostgreSQL's text has no NUL.
      run.text += piece.replaceAll('\0', '').slice(0, Math.max(MAX_REPLY_LENGTH - run.text.length, 0))
      announceSoon(run)
      isFirst = false
      if (run.text.length >= MAX_REPLY_LENGTH) return close(writing, run, { status: 'failed', failure: 'too_long' })
    }
    await close(writing, run, { status: 'complete', failure: null })
  } catch (error) {
    if (run.end === null) await close(writing, run, endAfter(writing, run, error))
  }
}

/** What a model that threw ends with: somebody has stopped it, or it has failed. */
function endAfter({ log }: ReplyWriting, run: Run, error: unknown): ReplyEnd {
  if (run.stopping.signal.aborted) return { status: 'stopped', failure: null }
  const failure = error instanceof ModelError ? error.fault : 'broken'
  log.warn('reply_failed', { error, replyId: run.id, failure })
  return { status: 'failed', failure }
}

/** One try at a time: of two, the later could hear first that there is nothing left to close. */
export function close(writing: ReplyWriting, run: Run, outcome: ReplyEnd): Promise<void> {
  run.closing ??= tryToClose(writing, run, outcome).finally(() => {
    run.closing = null
  })
  return run.closing
}

async function tryToClose(writing: ReplyWriting, run: Run, outcome: ReplyEnd): Promise<void> {
  run.outcome = outcome
  // Pieces that came after the end would stay.
  await writing.storingPieces
  const { userId, id: replyId, text: content, answerOutcome, rung, isNextRung, author } = run
  const { writer, log } = writing
  const reply = { userId, replyId, writer, ...outcome, content, outcome: answerOutcome, rung, isNextRung, author }
  const authors = await writing.closeStored(reply).catch((error: unknown) => {
    // The next tick tries again; should this process end before, the lease runs out and the reply is marked.
    log.error('reply_not_closed', { error, replyId })
  })
  if (authors !== undefined) leave(writing, run, { outcome, authors })
}

/** Nobody reads it: without a reason of ours each end would make an error with its stack. */
const OVER = 'the reply is over'

/** `authors`: null for a reply that was deleted, or marked by another that took us for dead. */
function leave(writing: ReplyWriting, run: Run, { outcome, authors }: { outcome: ReplyEnd; authors: string[] | null }) {
  const { runs, telemetry } = writing
  if (runs.get(run.id) === run) runs.delete(run.id)
  run.authors = authors ?? []
  // Readers are told what a reload will show.
  run.end = authors ? outcome : { status: 'failed', failure: 'interrupted' }
  // Cut off from outside, the model may still be at it.
  run.stopping.abort(OVER)
  telemetry.replyEnded(run.mentor, { ...run.end, seconds: secondsSince(writing, run.startedAt) })
  announce(run)
  if (runs.size === 0) writing.onEmpty()
}

const secondsSince = ({ clock }: ReplyWriting, moment: Date) => (clock().getTime() - moment.getTime()) / 1_000

/** Stores what is new of all open replies in one statement, and closes those that could not be closed. */
export async function storeWritten(writing: ReplyWriting): Promise<void> {
  const open = [...writing.runs.values()].filter((run) => run.outcome === null)
  if (open.length > 0) await storeNew(writing, open)
  await Promise.all([...writing.runs.values()].map((run) => run.outcome !== null && close(writing, run, run.outcome)))
}

async function storeNew(writing: ReplyWriting, open: readonly Run[]): Promise<void> {
  const { db, writer } = writing
  const written = open.map((run) => ({ run, piece: newPiece(run) }))
  const storing = storePieces(db, { pieces: written.map(({ piece }) => piece), writer })
  writing.storingPieces = storing.catch(() => {})
  const known = await storing
  for (const { run, piece } of written) {
    markStored(run, piece.text)
    const row = known.get(run.id)
    if (row === undefined || row.stopRequested) run.stopping.abort()
  }
}
