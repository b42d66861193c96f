import { sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import type { Log } from '~/platform/log'
import { IDS_IN_A_NOTIFICATION, NEWS_CHANNEL } from './notices'

/** How long the first of a batch waits for others: shorter than a reader notices. */
const COLLECT_MS = 20

type Dependencies = { db: Database; log: Log }

/**
 * Tells the other instances which replies have ended, many in one statement. A commit that notifies holds a lock of the whole server,
 * so that ends which notified themselves would be written one after the other. News that is lost with this process, or with the
 * database, is found all the same: followers look every few seconds.
 */
export function createEndNews({ db, log }: Dependencies) {
  let ended: string[] = []
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()

  const send = async () => {
    if (ended.length === 0) return
    const ids = ended
    ended = []
    await db
      .execute(sql`
        select pg_notify(${NEWS_CHANNEL}, string_agg(id, ','))
        from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as news (id, at)
        group by (at - 1) / ${IDS_IN_A_NOTIFICATION}::int`)
      .catch((error: unknown) => log.warn('reply_ends_not_told', { error, replies: ids.length }))
  }

  /** Resolves once all that was added is told. One statement at a time: what is added meanwhile goes with the next. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    sending = sending.then(send)
    return sending
  }

  return {
    /** To be called when the end is committed: whoever is woken reads it. */
    add(replyId: string) {
      ended.push(replyId)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
    flush,
  }
}
