import { AppError } from '~/platform/app-error'
import type { ChatType } from '../../contract'

/** Who acts, and whether the plan includes the PRO mentor. */
export type Actor = { id: string; isPro: boolean }

/** Whether the mentor is in the plan (VAL-20, CHAT-24). */
export const mayUse = (user: Actor, type: ChatType): boolean => type === 'basic' || user.isPro

/** Throws AppError `requires_upgrade` when the mentor is not in the plan. */
export function assertMayUse(user: Actor, type: ChatType) {
  if (!mayUse(user, type)) throw new AppError('requires_upgrade', { requiresUpgrade: true })
}
