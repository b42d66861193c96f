import { randomUUID } from 'node:crypto'
import type { Database } from '~/database/database'
import { ModelError, type Outcome } from '~/modules/mentor/mentor.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { ChatType, MessageStatus, ReplyFailure, Rung } from '../../contract'
import { REPLY_FAILURE } from '../../copy'
import { MAX_REPLY_LENGTH } from '../../rules'
import type { ChatTelemetry } from '../../telemetry'
import { createClosings } from './closings'
import { type Listen, STOP_CHANNEL } from './notices'
import { failAbandoned, storePieces } from './reply-store'

const TICK_MS = 500
const SWEEP_MS = 10_000
/**
 * What a model gives in one turn of the event loop goes to readers as one: an answer that is known whole is seen whole. With more open
 * replies than these, so does what came within the pace: a write costs more than what is written.
 */
const UNPACED_REPLIES = 100
const PACE_MS = 150

export type ReplyEnd = { status: Exclude<MessageStatus, 'streaming'>; failure: ReplyFailure | null }

/** A reply while it is being written, here. Each of `readers` is called after every change of `text` or `end`. */
export type LiveReply = {
  id: string
  text: string
  end: ReplyEnd | null
  /** The entries of those who wrote it, once it has ended. */
  authors: string[]
  readers: Set<() => void>
}
type Run = LiveReply & {
  userId: string
  mentor: ChatType
  startedAt: Date
  /** How much of `text` is stored: in UTF-16 units, and in characters as the database counts them. */
  stored: { units: number; characters: number }
  outcome: ReplyEnd | null
  /** What its model says that the answer is. */
  answerOutcome: Outcome
  /** How much of a solution its model says that it gives. */
  rung: Rung | null
  isNextRung: boolean
  /** The model that writes now, once one does. */
  author: string | null
  closing: Promise<void> | null
  stopping: AbortController
  /** Its readers hear of the last pieces when this is due. */
  announcing: Disposable | undefined
}

/** A stored reply to be written on; `written` is what it has already, `isNextRung`: it goes on with what was answered before. */
type Opening = { userId: string; replyId: string; mentor: ChatType; written: string; isNextRung: boolean }

type Ask = (asking: {
  signal: AbortSignal
  onOutcome: (outcome: Outcome) => void
  onRung: (rung: Rung) => void
  onAuthor: (author: string) => void
}) => AsyncIterable<string>

/** `maxReplies`: how many this instance writes at once. */
type Dependencies = {
  db: Database
  clock: Clock
  log: Log
  listen: Listen
  telemetry: ChatTelemetry
  maxReplies: number
}

/**
 * The replies being written by this instance. Writing belongs to the server, not to the request that asked: it goes on when the
 * reader leaves. What is new is stored twice a second, of all open replies in one statement, and each whole at its end.
 */
export function createReplies({ db, clock, log, listen, telemetry, maxReplies }: Dependencies) {
  /** This instance, as the rows of the replies that it writes name it. */
  const writer = randomUUID()
  const runs = new Map<string, Run>()
  const closeStored = createClosings(db)
  /** How many are about to begin. */
  let beginning = 0
  let tick: NodeJS.Timeout | undefined
  let storing: Promise<void> | undefined
  /** The statement of the tick, while it is under way. */
  let storingPieces: Promise<unknown> = Promise.resolve()
  let isClosing = false
  let onEmpty = () => {}

  const announce = (run: Run) => {
    run.announcing?.[Symbol.dispose]()
    run.announcing = undefined
    for (const reader of run.readers) {
      try {
        reader()
      } catch {
        // A reader whose connection broke must not take the reply with it.
        run.readers.delete(reader)
      }
    }
  }

  const announcePiece = (run: Run) => {
    run.announcing ??= runs.size <= UNPACED_REPLIES ? setImmediate(announce, run) : setTimeout(announce, PACE_MS, run)
  }

  /** One try at a time: of two, the later could hear first that there is nothing left to close. */
  const close = (run: Run, outcome: ReplyEnd): Promise<void> => {
    run.closing ??= tryToClose(run, outcome).finally(() => {
      run.closing = null
    })
    return run.closing
  }

  const tryToClose = async (run: Run, outcome: ReplyEnd) => {
    run.outcome = outcome
    // Pieces that came after the end would stay.
    await storingPieces
    let authors: string[] | null
    try {
      authors = await closeStored({
        ...{ userId: run.userId, replyId: run.id, writer, ...outcome },
        content: run.text,
        outcome: run.answerOutcome,
        rung: run.rung,
        isNextRung: run.isNextRung,
        author: run.author,
      })
    } catch (error) {
      // The next tick tries again; should this process end before, the lease runs out and the reply is marked.
      log.error('reply_not_closed', { error, replyId: run.id })
      return
    }
    if (runs.get(run.id) === run) runs.delete(run.id)
    // Deleted, or marked by another that took us for dead: readers are told what a reload will show.
    run.authors = authors ?? []
    run.end = authors ? outcome : { status: 'failed', failure: 'interrupted' }
    // Cut off from outside, the model may still be at it.
    run.stopping.abort()
    telemetry.replyEnded(run.mentor, { ...run.end, seconds: secondsSince(run.startedAt) })
    announce(run)
    if (runs.size === 0) onEmpty()
  }

  const secondsSince = (moment: Date) => (clock().getTime() - moment.getTime()) / 1_000

  const write = async (run: Run, pieces: AsyncIterable<string>) => {
    let isFirst = true
    try {
      for await (const piece of pieces) {
        if (isFirst) telemetry.firstPiece(run.mentor, secondsSince(run.startedAt))
        isFirst = false
        // PostgreSQL's text has no NUL.
        run.text += piece.replaceAll('\0', '').slice(0, Math.max(MAX_REPLY_LENGTH - run.text.length, 0))
        announcePiece(run)
        if (run.text.length >= MAX_REPLY_LENGTH) return close(run, { status: 'failed', failure: 'too_long' })
      }
      await close(run, { status: 'complete', failure: null })
    } catch (error) {
      if (run.end !== null) return
      if (run.stopping.signal.aborted) return close(run, { status: 'stopped', failure: null })
      const failure = error instanceof ModelError ? error.fault : 'broken'
      log.warn('reply_failed', { error, replyId: run.id, failure })
      await close(run, { status: 'failed', failure })
    }
  }

  const store = async () => {
    const open = [...runs.values()].filter((run) => run.outcome === null)
    const pieces = open.map((run) => ({
      userId: run.userId,
      replyId: run.id,
      after: run.stored.characters,
      text: wholeCharacters(run.text.slice(run.stored.units)),
      author: run.author,
    }))
    if (pieces.length > 0) {
      const stored = storePieces(db, { pieces, writer, now: clock() })
      storingPieces = stored.catch(() => {})
      const known = await stored
      for (const [at, run] of open.entries()) {
        const text = pieces[at]?.text ?? ''
        run.stored.units += text.length
        run.stored.characters += countCharacters(text)
        const row = known.get(run.id)
        if (row === undefined || row.stopRequested) run.stopping.abort()
      }
    }
    await Promise.all([...runs.values()].map((run) => run.outcome !== null && close(run, run.outcome)))
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

  const stop = (replyId: string) => runs.get(replyId)?.stopping.abort()
  // What a notification does at once, the next tick does all the same.
  const listening = listen(STOP_CHANNEL, { notification: stop, gap: () => {} })

  return {
    writer,

    /**
     * Keeps room for one more reply until `begin` has started it, or not. Throws AppError `overloaded` when there is none, `unavailable`
     * once this instance takes no more work.
     */
    async admit<Begun>(begin: () => Promise<Begun>): Promise<Begun> {
      if (isClosing) throw new AppError('unavailable')
      if (runs.size + beginning >= maxReplies) throw new AppError('overloaded')
      beginning += 1
      try {
        return await begin()
      } finally {
        beginning -= 1
      }
    },

    /** Starts writing a stored reply. `ask` gets the signal that stops the model, and whom it tells what its answer is. */
    start({ userId, replyId, mentor, written, isNextRung }: Opening, ask: Ask): LiveReply {
      const run: Run = {
        id: replyId,
        userId,
        mentor,
        startedAt: clock(),
        text: written,
        end: null,
        authors: [],
        readers: new Set(),
        stored: { units: written.length, characters: countCharacters(written) },
        outcome: null,
        answerOutcome: 'answered',
        rung: null,
        isNextRung,
        author: null,
        closing: null,
        stopping: new AbortController(),
        announcing: undefined,
      }
      runs.set(replyId, run)
      tick ??= setInterval(onTick, TICK_MS)
      telemetry.replyStarted(mentor)
      const onOutcome = (outcome: Outcome) => {
        run.answerOutcome = outcome
      }
      const onRung = (rung: Rung) => {
        run.rung = rung
      }
      const onAuthor = (author: string) => {
        run.author = author
      }
      void write(run, ask({ signal: run.stopping.signal, onOutcome, onRung, onAuthor }))
      return run
    },

    /** The reply if this instance is writing it. */
    find: (replyId: string): LiveReply | undefined => runs.get(replyId),

    /** Stops the reply at once if this instance is writing it. */
    stop,

    /**
     * For the end of the process: takes no more work, lets the open replies come to their end for up to `graceMs`, and stores and marks
     * what is left, to be continued elsewhere.
     */
    async shutDown({ graceMs }: { graceMs: number }) {
      isClosing = true
      if (runs.size > 0 && graceMs > 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, graceMs)
          onEmpty = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      clearInterval(sweep)
      clearInterval(tick)
      await storing
      const cutOff: ReplyEnd = { status: 'failed', failure: 'interrupted' }
      await Promise.all([...runs.values()].map((run) => close(run, run.outcome ?? cutOff)))
      await (await listening)()
    },
  }
}
/** Without a half character at the end, whose other half is still to come; one in the middle is replaced: JSON for PostgreSQL holds none. */
const wholeCharacters = (text: string) => text.replace(/[\ud800-\udbff]$/, '').toWellFormed()

/** Characters outside the first plane are two units in JavaScript and one character in the database. */
const countCharacters = (text: string) => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)

export type Replies = ReturnType<typeof createReplies>
export const failureSentence = ({ failure }: ReplyEnd) => (failure ? REPLY_FAILURE[failure] : undefined)
