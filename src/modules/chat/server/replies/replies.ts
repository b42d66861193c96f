import type { Database } from '~/database/database'
import { ModelError } from '~/modules/mentor/mentor.server'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { MessageStatus } from '../../contract'
import { REPLY_FAILURE, type ReplyFailure } from '../../copy'
import { appendPieces, closeReply, failAbandoned } from './reply-store'

const TICK_MS = 500
const SWEEP_MS = 10_000

export type ReplyEnd = { status: Exclude<MessageStatus, 'streaming'>; failure?: ReplyFailure }

/** A reply while it is being written, here. Each of `readers` is called after every change of `text` or `end`. */
export type LiveReply = { id: string; text: string; end: ReplyEnd | null; readers: Set<() => void> }
type Run = LiveReply & { storedLength: number; outcome: ReplyEnd | null; stopping: AbortController }

type Dependencies = { db: Database; clock: Clock; log: Log }

/**
 * The replies being written by this instance. Writing belongs to the server, not to the request that asked: it goes on when the
 * reader leaves. Texts are stored twice a second, all open replies in one statement, and whole at their end.
 */
export function createReplies({ db, clock, log }: Dependencies) {
  const runs = new Map<string, Run>()
  let tick: NodeJS.Timeout | undefined
  let storing: Promise<void> | undefined

  const announce = (run: Run) => {
    for (const reader of run.readers) {
      try {
        reader()
      } catch {
        // A reader whose connection broke must not take the reply with it.
        run.readers.delete(reader)
      }
    }
  }

  const close = async (run: Run, outcome: ReplyEnd) => {
    run.outcome = outcome
    let isClosed: boolean
    try {
      isClosed = await closeReply(db, { replyId: run.id, status: outcome.status, content: run.text })
    } catch (error) {
      // The next tick tries again; should this process end before, the lease runs out and the reply is marked.
      log.error('reply_not_closed', { error, replyId: run.id })
      return
    }
    // The end of the text and a tick may both have tried; the first one counts.
    if (run.end !== null) return
    runs.delete(run.id)
    // Deleted, or marked by another that took us for dead: readers are told what a reload will show.
    run.end = isClosed ? outcome : { status: 'failed', failure: 'interrupted' }
    announce(run)
  }

  const write = async (run: Run, pieces: AsyncIterable<string>) => {
    try {
      for await (const piece of pieces) {
        // PostgreSQL's text has no NUL.
        run.text += piece.replaceAll('\0', '')
        announce(run)
      }
      await close(run, { status: 'complete' })
    } catch (error) {
      if (run.stopping.signal.aborted) return close(run, { status: 'stopped' })
      const failure = error instanceof ModelError ? error.fault : 'broken'
      log.warn('reply_failed', { error, replyId: run.id, failure })
      await close(run, { status: 'failed', failure })
    }
  }

  const store = async () => {
    const open = [...runs.values()].filter((run) => run.outcome === null)
    const pieces = open.map((run) => ({ replyId: run.id, text: wholeCharacters(run.text.slice(run.storedLength)) }))
    if (pieces.length > 0) {
      const known = await appendPieces(db, pieces, clock())
      for (const [at, run] of open.entries()) {
        run.storedLength += pieces[at]?.text.length ?? 0
        const row = known.get(run.id)
        if (row === undefined || row.stopRequested) run.stopping.abort()
      }
    }
    for (const run of runs.values()) if (run.outcome !== null) await close(run, run.outcome)
  }

  const onTick = () => {
    storing ??= store()
      .catch((error: unknown) => log.error('replies_not_stored', { error }))
      .finally(() => {
        storing = undefined
      })
    if (runs.size === 0) {
      clearInterval(tick)
      tick = undefined
    }
  }

  const sweep = setInterval(() => {
    failAbandoned(db, clock()).catch((error: unknown) => log.error('sweep_failed', { error }))
  }, SWEEP_MS)
  sweep.unref()

  return {
    /** Starts writing a stored, empty reply. `ask` gets the signal that stops the model. */
    start(replyId: string, ask: (signal: AbortSignal) => AsyncIterable<string>): LiveReply {
      const stopping = new AbortController()
      const run: Run = {
        id: replyId,
        text: '',
        end: null,
        readers: new Set(),
        storedLength: 0,
        outcome: null,
        stopping,
      }
      runs.set(replyId, run)
      tick ??= setInterval(onTick, TICK_MS)
      void write(run, ask(stopping.signal))
      return run
    },

    /** The reply if this instance is writing it. */
    find: (replyId: string): LiveReply | undefined => runs.get(replyId),

    /** Stops the reply at once if this instance is writing it. */
    stop: (replyId: string) => runs.get(replyId)?.stopping.abort(),

    /** Stops writing: every open reply is stored as far as it came and marked. For the end of the process. */
    async shutDown() {
      clearInterval(sweep)
      clearInterval(tick)
      await storing
      const cutOff: ReplyEnd = { status: 'failed', failure: 'interrupted' }
      await Promise.all([...runs.values()].map((run) => close(run, run.outcome ?? cutOff)))
    },
  }
}
/** Without a half character at the end, whose other half is still to come; one in the middle is replaced: JSON for PostgreSQL holds none. */
const wholeCharacters = (text: string) => text.replace(/[\ud800-\udbff]$/, '').toWellFormed()

export type Replies = ReturnType<typeof createReplies>
export const failureSentence = (end: ReplyEnd) => (end.failure ? REPLY_FAILURE[end.failure] : undefined)
