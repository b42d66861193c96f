import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { users } from '~/database/tables/schema'
import type { Mail } from '~/modules/mail/mail.server'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type { Throttle } from './throttle'

type Options = {
  db: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  throttle: Pick<Throttle, 'unprovedMailbox'>
  send: (mail: Mail) => Promise<void>
}

/**
 * Passes mails on, but to an address that nobody has proved only a few an hour, whatever they are about and from however many accounts:
 * anybody can register anybody's address, change its password and delete its account. What is too much is left out.
 */
export const withMailboxLimit =
  ({ db, clock, log, throttle, send }: Options) =>
  async (mail: Mail): Promise<void> => {
    const [owner] = await db
      .select({ isProved: users.emailVerified })
      .from(users)
      .where(eq(users.email, mail.to.toLowerCase()))
    if (owner?.isProved || (await throttle.unprovedMailbox(mail.to, clock()))) return send(mail)
    log.warn('mail_left_out')
  }
