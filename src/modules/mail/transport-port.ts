/** `id` is the same however often a mail is tried, so that a receiver can tell a repetition. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string }

/** What takes mails away. `stored` leaves them where they are, in the database, to be read there. */
export type MailTransport = {
  readonly kind: 'stored' | 'smtp'
  /** Resolves once the mail is handed over. Throws MailRefused when it never will be; anything else may pass. */
  deliver(mail: OutgoingMail): Promise<void>
}

/** The other side does not want this mail, today or tomorrow. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
