import { randomUUID } from 'node:crypto'
import { AppError } from '~/platform/app-error'
import { createClosings } from './closings'
import { type Listen, STOP_CHANNEL } from './reply-notifications'
import { beginRun, type LiveReply, modelPartsOf, type Opening, type ReplyEnd } from './run'
import { close, type ReplyWriting, storeWritten, write } from './writing'

const TICK_MS = 500
const CUT_OFF: ReplyEnd = { status: 'failed', failure: 'interrupted' }

type Ask = (parts: ReturnType<typeof modelPartsOf>) => AsyncIterable<string>

type Dependencies = Pick<ReplyWriting, 'db' | 'clock' | 'log' | 'telemetry'> & {
  listen: Listen
  /** How many this instance writes at once. */
  maxReplies: number
}

/**
 * The replies being written by this instance. Writing belongs to the server, not to the request that asked: it goes on when the
 * reader leaves. What is new is stored twice a second, of all open replies in one statement, and each whole at its end.
 */
export function createReplies({ listen, maxReplies, ...parts }: Dependencies) {
  const writing = openWriting(parts)
  const { runs } = writing
  const admission = createAdmission(maxReplies, runs)
  const ticks = createTicks(writing)
  const stop = (replyId: string) => runs.get(replyId)?.stopping.abort()
  // What a notification does at once, the next tick does all the same.
  const listening = listen(STOP_CHANNEL, { notification: stop, gap: () => {} })

  return {
    writer: writing.writer,
    admit: admission.admit,

    /** Starts writing a stored reply. */
    start(opening: Opening, ask: Ask): LiveReply {
      ticks.start()
      return startRun(writing, opening, ask)
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
      admission.end()
      await untilEmpty(writing, graceMs)
      await ticks.end()
      await Promise.all([...runs.values()].map((run) => close(writing, run, run.outcome ?? CUT_OFF)))
      await (await listening)()
    },
  }
}
export type Replies = ReturnType<typeof createReplies>

const openWriting = (parts: Pick<ReplyWriting, 'db' | 'clock' | 'log' | 'telemetry'>): ReplyWriting => ({
  ...parts,
  writer: randomUUID(),
  runs: new Map(),
  closeStored: createClosings(parts.db),
  storingPieces: Promise.resolve(),
  onEmpty: () => {},
})

function startRun(writing: ReplyWriting, opening: Opening, ask: Ask): LiveReply {
  const run = beginRun(opening, writing.clock())
  writing.runs.set(run.id, run)
  writing.telemetry.replyStarted(run.mentor)
  void write(writing, run, ask(modelPartsOf(run)))
  return run
}

function createAdmission(maxReplies: number, runs: ReplyWriting['runs']) {
  /** How many are about to begin. */
  let beginning = 0
  let hasEnded = false
  return {
    /**
     * Keeps room for one more reply until `begin` has started it, or not. Throws AppError `overloaded` when there is none, `unavailable`
     * once this instance takes no more work.
     */
    async admit<Begun>(begin: () => Promise<Begun>): Promise<Begun> {
      if (hasEnded) throw new AppError('unavailable')
      if (runs.size + beginning >= maxReplies) throw new AppError('overloaded')
      beginning += 1
      try {
        return await begin()
      } finally {
        beginning -= 1
      }
    },
    end() {
      hasEnded = true
    },
  }
}

/** Stores what is written every so often, while a reply is open. */
function createTicks(writing: ReplyWriting) {
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> | undefined
  function tick() {
    storing ??= storeWritten(writing)
      .catch((error: unknown) => writing.log.error('replies_not_stored', { error }))
      .finally(() => {
        storing = undefined
      })
    if (writing.runs.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return {
    start() {
      timer ??= setInterval(tick, TICK_MS)
    },
    async end() {
      clearInterval(timer)
      await storing
    },
  }
}

async function untilEmpty(writing: ReplyWriting, graceMs: number): Promise<void> {
  if (writing.runs.size === 0 || graceMs <= 0) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, graceMs)
    writing.onEmpty = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
