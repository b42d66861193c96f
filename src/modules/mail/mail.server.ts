import type { Database } from '~/database/database'
import { mails } from '~/database/schema'
import type { Clock } from '~/platform/clock'

export { forgetRecipient, mailsTo } from './server/of-recipient'

export type Mail = { to: string; subject: string; text: string; html: string }
export type Mailbox = ReturnType<typeof createMailbox>

/** Every mail is stored first, and is on its way once that is done: a mail server that is away loses none. */
export function createMailbox({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async send({ to, subject, text, html }: Mail): Promise<void> {
      const now = clock()
      await db.insert(mails).values({ recipient: to, subject, text, html, dueAt: now, createdAt: now })
    },
  }
}
