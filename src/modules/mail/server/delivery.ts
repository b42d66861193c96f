import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { fromNow } from '~/database/from-now'
import { mails } from '~/database/tables/schema'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { traced } from '~/platform/tracing'
import { MailRefused, type MailTransport } from '../transport-port'
import { isRefused } from './of-recipient'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Longer than one attempt can last: only of an instance that died is a mail taken over. */
const LEASE_MS = 5 * MINUTE_MS
const FIRST_PAUSE_MS = MINUTE_MS
const MAX_PAUSE_MS = 4 * 60 * MINUTE_MS
const GIVE_UP_AFTER_MS = 2 * DAY_MS
const KEPT_MS = 30 * DAY_MS
/** How many mails each instance hands over at once; mail servers take few more from one address. */
export const MAILS_AT_ONCE = 8

type MailRow = typeof mails.$inferSelect
type Dependencies = { db: Database; clock: Clock; log: Log; transport: MailTransport }

/** One, two, four … minutes, at most four hours. */
export const pauseAfter = (attempts: number) => Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS)

/**
 * Delivers until nothing is due. Any number of instances may do so at once. A call starts one more that takes mails here, if there is
 * room: what another waits for holds up nobody.
 */
export function createDelivery(dependencies: Dependencies): () => Promise<void> {
  let underWay = 0
  const hire = async (): Promise<void> => {
    if (underWay >= MAILS_AT_ONCE) return
    underWay += 1
    const hired: Promise<void>[] = []
    try {
      for (let mail = await takeOne(dependencies); mail; mail = await takeOne(dependencies)) {
        if (underWay < MAILS_AT_ONCE) hired.push(hire().catch(noteFailure))
        await deliver(mail, dependencies)
      }
    } finally {
      underWay -= 1
    }
    await Promise.all(hired)
  }
  const noteFailure = (error: unknown) => dependencies.log.error('mail_delivery_failed', { error })
  return hire
}

type Closing = Partial<Omit<MailRow, 'dueAt'>> & { dueAt: SQL | null }

/** The next mail that is due, for this instance alone until the lease ends: no transaction is held open meanwhile. */
async function takeOne({ db }: Dependencies): Promise<MailRow | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, sql`now()`))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(mails)
    .set({ dueAt: fromNow(LEASE_MS), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, sql`(${next})`))
    .returning()
  return taken
}

async function deliver(mail: MailRow, { db, clock, log, transport }: Dependencies) {
  const { id, recipient, subject, text, html, attempts } = mail
  const close = (fields: Closing) => db.update(mails).set(fields).where(eq(mails.id, id))
  // What was handed over need not be readable here any longer: it holds links that let one in.
  const emptied = transport.kind === 'stored' ? {} : { text: '', html: '' }
  if (await isRefused(db, recipient)) {
    log.warn('mail_not_tried', { mailId: id })
    await close({ dueAt: null, ...emptied })
    return
  }
  try {
    await traced('mail delivery', { 'pymentor.mail_id': id }, () =>
      transport.deliver({ id, to: recipient, subject, text, html }),
    )
  } catch (error) {
    const pauseMs = pauseAfter(attempts)
    const wasRefused = error instanceof MailRefused
    const isOver = wasRefused || clock().getTime() + pauseMs > mail.createdAt.getTime() + GIVE_UP_AFTER_MS
    log[isOver ? 'error' : 'warn'](isOver ? 'mail_given_up' : 'mail_delayed', { mailId: id, attempts, error })
    const refusedAt = wasRefused ? clock() : null
    await close(isOver ? { dueAt: null, refusedAt, ...emptied } : { dueAt: fromNow(pauseMs) })
    return
  }
  await close({ dueAt: null, sentAt: clock(), ...emptied })
}

/** Removes what is over and older than a month. */
export async function dropSent(db: Database, now: Date): Promise<void> {
  await db.delete(mails).where(and(isNull(mails.dueAt), lte(mails.createdAt, new Date(now.getTime() - KEPT_MS))))
}
