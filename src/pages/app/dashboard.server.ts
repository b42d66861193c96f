import type { SignedInUser } from '~/modules/billing/contract'
import type { Services } from '~/server/compose'
import { latestConversation } from './conversations.server'

/** What the dashboard shows. C-46: its mentor is PRO for PRO users, else Basic. */
export async function readDashboard(chat: Services['chat'], user: SignedInUser) {
  const type = user.isPro ? 'pro' : 'basic'
  const [latest, limits] = await Promise.all([
    latestConversation(chat, user, type),
    user.isPro ? null : chat.limits(user.id),
  ])
  return { userId: user.id, name: user.firstName || user.username, type, isPro: user.isPro, latest, limits } as const
}
export type Dashboard = Awaited<ReturnType<typeof readDashboard>>
