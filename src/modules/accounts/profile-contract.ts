import type * as z from 'zod/mini'
import { endpoint } from '~/platform/http/endpoint'
import type { CurrentUser } from './contract'
import type * as input from './profile-input'

export type ProfileForm = z.output<typeof input.profileForm>
/** ACCT-07: what a user wants mail about. */
export type Notifications = z.output<typeof input.saveNotifications.body>

/** C-68: whether what this user votes, and was not answered, is shown to the owner, without who it is. */
export type Improvement = z.output<typeof input.saveImprovement.body>

/** A running session of one's own. Dates are ISO strings. */
export type OwnSession = { device: string; createdAt: string; lastUsedAt: string; isCurrent: boolean }
/** The newest first; `total` also counts those that are not listed. */
export type OwnSessions = { sessions: OwnSession[]; total: number }

/** API-21. `pendingEmail`: the address that has still to be confirmed by a mail, or null. */
export const updateProfile = endpoint<{ user: CurrentUser; pendingEmail: string | null }, typeof input.updateProfile>(
  'PATCH',
  '/api/user/profile',
)
/** API-22. */
export const changePassword = endpoint<{ ok: true }, typeof input.changePassword>('POST', '/api/user/change-password')
export const readNotifications = endpoint<Notifications>('GET', '/api/user/notifications')
export const saveNotifications = endpoint<Notifications, typeof input.saveNotifications>(
  'PATCH',
  '/api/user/notifications',
)
export const saveImprovement = endpoint<Improvement, typeof input.saveImprovement>('PATCH', '/api/user/improvement')
export const endOtherSessions = endpoint<{ ended: number }, typeof input.endOtherSessions>(
  'DELETE',
  '/api/user/sessions/others',
)
/** Answers a ZIP. */
export const exportPersonalData = endpoint<never>('GET', '/api/user/export')
/** API-23. */
export const deleteAccount = endpoint<{ ok: true }, typeof input.deleteAccount>('DELETE', '/api/user/account')
