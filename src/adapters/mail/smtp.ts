import { createTransport } from 'nodemailer'
import { MAILS_AT_ONCE, MailRefused, type MailTransport } from '~/modules/mail/mail.server'

/** Together shorter than the lease that a mail is taken with. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 15_000, socketTimeout: 60_000 }
/** Also what an unforeseen silence of the other side is cut by. */
const ATTEMPT_MS = 120_000
/** A greeting, TLS and a sign-in take longer than a mail: connections are kept for those that come soon. */
const POOL = {
  pool: true,
  maxConnections: MAILS_AT_ONCE,
  idleTimeout: 5_000,
  // A kept connection may be closed by the server just as it is taken up again.
  maxRequeues: 1,
} as const

type Options = { url: string; from: string }

/** A mail server, spoken to by SMTP. Without `smtps:` it is asked for STARTTLS, which it must offer unless it is on this machine. */
export function createSmtpTransport({ url, from }: Options): MailTransport {
  const { protocol, hostname } = new URL(url)
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const transporter = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isLocal,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...POOL,
    ...TIMEOUTS,
  })
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? hostname
  return {
    kind: 'smtp',
    async deliver({ id, to, subject, text, html }) {
      const sending = transporter.sendMail({
        signal: AbortSignal.timeout(ATTEMPT_MS),
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        // Holiday replies and the like need not answer.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sending.catch((error: unknown) => {
        throw described(error)
      })
    },
  }
}

/** By codes alone: what a mail server says in words may hold the address. A 5xx about the recipient is for good. */
function described(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('unknown failure')
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined
  const words = [code, status].filter(Boolean).join(' ')
  // What is refused of the sender or the words, an operator can still mend.
  const isOfRecipient = 'command' in error && error.command === 'RCPT TO'
  return isOfRecipient && status !== undefined && status >= 500 ? new MailRefused(words) : new Error(words)
}
