import { count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { mails } from '~/database/tables/schema'
import { type Job, SECOND_MS, tidying } from '~/platform/job'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { createDelivery, dropSent } from './server/delivery'
import type { MailTransport } from './transport-port'

export { MAILS_AT_ONCE } from './server/delivery'
export { forgetRecipient, forgetRefusals, lastMailsTo, mailsTo } from './server/of-recipient'
export { greetingOf, type MailContent, renderMail } from './server/render-mail'
export { MailRefused, type MailTransport, type OutgoingMail } from './transport-port'

export type Mail = { to: string; subject: string; text: string; html: string }
export type StoredMail = Mail & { id: string; createdAt: Date; sentAt: Date | null }
export type Mailbox = ReturnType<typeof createMailbox>

const OUTBOX_PAGE = 100
const columns = {
  id: mails.id,
  to: mails.recipient,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
}

type Dependencies = { db: Database; clock: Clock; log: Log; transport: MailTransport }

/** Every mail is stored first, and is on its way once that is done: a mail server that is away loses none. */
export function createMailbox({ db, clock, log, transport }: Dependencies) {
  const deliverDue = createDelivery({ db, clock, log, transport })
  async function tidy(): Promise<void> {
    if (transport.kind !== 'stored') await dropSent(db, clock())
  }
  const jobs: Job[] = [{ run: deliverDue, everyMs: 3 * SECOND_MS, failure: 'mail_delivery_failed' }, tidying(tidy)]
  return {
    jobs,

    /** `tx`: the transaction of what the mail tells, so that both happen or neither. */
    async send({ to, subject, text, html }: Mail, tx: Database = db): Promise<void> {
      // The column rounds to milliseconds: rounded up, the mail would not be due yet when it is looked for at once.
      const dueAt = sql`date_trunc('milliseconds', now())`
      await tx.insert(mails).values({ recipient: to, subject, text, html, dueAt, createdAt: clock() })
    },

    /** Hands over what is due, several at a time; to be called every few seconds, on every instance. */
    deliverDue,

    /** Removes what was sent or given up long ago: to be called now and then. A stored outbox is kept. */
    tidy,

    /** The newest hundred, and how many there are. */
    async outbox(): Promise<{ mails: StoredMail[]; total: number }> {
      const newest = await db
        .select(columns)
        .from(mails)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(OUTBOX_PAGE)
      const [all] = await db.select({ total: count() }).from(mails)
      return { mails: newest, total: all?.total ?? 0 }
    },

    async read(id: string): Promise<StoredMail | undefined> {
      const [mail] = await db.select(columns).from(mails).where(eq(mails.id, id))
      return mail
    },
  }
}
