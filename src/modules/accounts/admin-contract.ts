import { endpoint } from '~/platform/http/endpoint'
import type * as input from './admin-input'
import type { CurrentUser } from './contract'

/** An account, as administrators see it. Dates are ISO strings. */
export type AccountSummary = Pick<CurrentUser, 'id' | 'email' | 'firstName' | 'lastName' | 'role'> & {
  isBlocked: boolean
}
export type AccountDetail = AccountSummary &
  Pick<CurrentUser, 'emailVerified'> & {
    hasPassword: boolean
    blockedAt: string | null
    createdAt: string
    /** When a running session was used last; null without one. */
    lastSeenAt: string | null
  }

/** Who did what to whom, when and why. An e-mail is null once its account is deleted; `byOperator`: by a command on the server. */
export type AuditEntry = {
  id: string
  action:
    | 'block'
    | 'unblock'
    | 'activate_plan'
    | 'expire_plan'
    | 'test_chat'
    | 'gift_plan'
    | 'refund'
    | 'end_sessions'
    | 'resend_mail'
    | 'second_step_off'
  actorEmail: string | null
  byOperator: boolean
  targetId: string
  targetEmail: string | null
  reason: string
  createdAt: string
}
export type AuditPage = { entries: AuditEntry[]; nextCursor: string | null }

export const blockAccount = endpoint<{ ok: true }, typeof input.blockAccount>('POST', '/api/admin/users/:id/block')
export const unblockAccount = endpoint<{ ok: true }, typeof input.unblockAccount>(
  'POST',
  '/api/admin/users/:id/unblock',
)

/** A mail that was sent to an account; never its text, which may hold links that open it. */
export type MailSent = { id: string; subject: string; state: 'sent' | 'waiting' | 'failed'; createdAt: string }
/** Mails that can be sent anew. */
export type MailKind = 'verification' | 'recovery'

/** Ends all sessions of an account. */
export const endAccountSessions = endpoint<{ ok: true }, typeof input.endAccountSessions>(
  'POST',
  '/api/admin/users/:id/end-sessions',
)
/** Mails a fresh link. Throws too_many_attempts. */
export const resendMail = endpoint<{ ok: true }, typeof input.resendMail>('POST', '/api/admin/users/:id/mail')
