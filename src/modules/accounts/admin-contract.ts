import { endpoint } from '~/platform/endpoint'
import type * as input from './admin-input'
import type { CurrentUser } from './contract'

/** An account, as administrators see it. Dates are ISO strings. */
export type AccountSummary = Pick<CurrentUser, 'id' | 'email' | 'firstName' | 'lastName' | 'role'> & {
  isBlocked: boolean
}
export type AccountDetail = AccountSummary &
  Pick<CurrentUser, 'emailVerified'> & {
    blockedAt: string | null
    createdAt: string
    /** When a running session was used last; null without one. */
    lastSeenAt: string | null
  }

/** Who did what to whom, when and why. An e-mail is null once its account is deleted. */
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
  actorEmail: string | null
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
