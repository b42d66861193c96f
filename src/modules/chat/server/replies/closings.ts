import type { Database } from '~/database/database'
import { type Closing, closeReplies } from './reply-store'

/** So many replies end in one statement at most: each waits for all of it, and their ids go out in one notification. */
const BATCH_SIZE = 100

type Waiting = { closing: Closing; resolve: (authors: string[] | null) => void; reject: (reason: unknown) => void }

/**
 * Closes replies, many in one statement: what ends while one is under way goes with the next. A commit is then paid once, and so is
 * PostgreSQL's lock on its notifications, which one end after the other would wait for.
 */
export function createClosings(db: Database) {
  const waiting: Waiting[] = []
  let isUnderWay = false

  /** The first of each user: which unit goes back depends on those that have. */
  const takeBatch = () => {
    const users = new Set<string>()
    const batch: Waiting[] = []
    for (let at = 0; at < waiting.length && batch.length < BATCH_SIZE; ) {
      const next = waiting[at]
      if (next === undefined || users.has(next.closing.userId)) at += 1
      else {
        users.add(next.closing.userId)
        batch.push(...waiting.splice(at, 1))
      }
    }
    return batch
  }

  /** One that the database refuses must not keep the others open. */
  const closeEach = (batch: Waiting[]) =>
    Promise.all(
      batch.map(({ closing, resolve, reject }) =>
        closeReplies(db, [closing]).then((closed) => resolve(closed.get(closing.replyId) ?? null), reject),
      ),
    )

  const closeTogether = async (batch: Waiting[]) => {
    try {
      const closed = await closeReplies(
        db,
        batch.map(({ closing }) => closing),
      )
      for (const { closing, resolve } of batch) resolve(closed.get(closing.replyId) ?? null)
    } catch (error) {
      if (batch.length > 1) await closeEach(batch)
      else for (const { reject } of batch) reject(error)
    }
  }

  const work = async () => {
    isUnderWay = true
    while (waiting.length > 0) await closeTogether(takeBatch())
    isUnderWay = false
  }

  /** Answers who wrote the reply; null when it was deleted, or taken for dead and marked by another. Rejects with the database's error. */
  return (closing: Closing): Promise<string[] | null> =>
    new Promise((resolve, reject) => {
      waiting.push({ closing, resolve, reject })
      if (!isUnderWay) void work()
    })
}
