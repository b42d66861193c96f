import { AppError } from '~/platform/app-error'
import type { ChatType } from '../../contract'

/** Who acts, and whether the plan includes the PRO mentor. */
export type Actor = { id: string; isPro: boolean }

/** Throws AppError `requires_upgrade` when the mentor is not in the plan (VAL-20, CHAT-24). */
export function assertMayUse(user: Actor, type: ChatType) {
  if (type === 'pro' && !user.isPro) throw new AppError('requires_upgrade', { requiresUpgrade: true })
}
