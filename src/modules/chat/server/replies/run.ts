import type { Outcome } from '~/modules/mentor/mentor.server'
import type { ChatType, MessageStatus, ReplyFailure, Rung } from '../../contract'
import { REPLY_FAILURE } from '../../copy'

export type ReplyEnd = { status: Exclude<MessageStatus, 'streaming'>; failure: ReplyFailure | null }
export const failureSentence = ({ failure }: ReplyEnd) => (failure ? REPLY_FAILURE[failure] : undefined)

/** A reply while it is being written, here. Each of `readers` is called after every change of `text` or `end`. */
export type LiveReply = {
  id: string
  text: string
  end: ReplyEnd | null
  /** The entries of those who wrote it, once it has ended. */
  authors: string[]
  readers: Set<() => void>
}

/** The same, as its writer knows it. */
export type Run = LiveReply & {
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
  /** Its readers are about to hear of the last pieces. */
  isAnnouncing: boolean
}

/** A stored reply to be written on; `written` is what it has already, `isNextRung`: it goes on with what was answered before. */
export type Opening = { userId: string; replyId: string; mentor: ChatType; written: string; isNextRung: boolean }

export const beginRun = ({ replyId, written, ...opening }: Opening, startedAt: Date): Run => ({
  ...opening,
  id: replyId,
  startedAt,
  text: written,
  end: null,
  authors: [],
  readers: new Set(),
  stored: { units: written.length, characters: countCharacters(written) },
  outcome: null,
  answerOutcome: 'answered',
  rung: null,
  author: null,
  closing: null,
  stopping: new AbortController(),
  isAnnouncing: false,
})

/** What the model is given: the signal that stops it, and whom it tells what its answer is. */
export const modelPartsOf = (run: Run) => ({
  signal: run.stopping.signal,
  onOutcome(outcome: Outcome) {
    run.answerOutcome = outcome
  },
  onRung(rung: Rung) {
    run.rung = rung
  },
  onAuthor(author: string) {
    run.author = author
  },
})

/** Tells the readers now. */
export function announce(run: Run) {
  run.isAnnouncing = false
  for (const reader of run.readers) {
    try {
      reader()
    } catch {
      // A reader whose connection broke must not take the reply with it.
      run.readers.delete(reader)
    }
  }
}

/** Tells the readers once of all that comes in this turn of the event loop: an answer that is known whole is seen whole. */
export function announceSoon(run: Run) {
  if (run.isAnnouncing) return
  run.isAnnouncing = true
  setImmediate(announce, run)
}

/** What of the text is not stored yet, and where it goes on. */
export const newPiece = (run: Run) => ({
  userId: run.userId,
  replyId: run.id,
  after: run.stored.characters,
  text: wholeCharacters(run.text.slice(run.stored.units)),
  author: run.author,
})

export function markStored({ stored }: Run, text: string) {
  stored.units += text.length
  stored.characters += countCharacters(text)
}

/** Without a half character at the end, whose other half is still to come; one in the middle is replaced: JSON for PostgreSQL holds none. */
export const wholeCharacters = (text: string) => text.replace(/[\ud800-\udbff]$/, '').toWellFormed()

/** Characters outside the first plane are two units in JavaScript and one character in the database. */
const countCharacters = (text: string) => text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
