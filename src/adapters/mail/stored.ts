import type { MailTransport } from '~/modules/mail/mail.server'

/** Mails go nowhere: they stay in the database, and are read at `/dev/mail`. */
export const storedOutbox: MailTransport = { kind: 'stored', deliver: async () => {} }
