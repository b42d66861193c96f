import { isOffer } from '~/modules/accounts/passkey-offer'
import type { SignedInUser } from '~/modules/billing/contract'
import { readPlan } from '~/pages/shell/plan.server'
import type { Services } from '~/server/page/page-context'
import { latestConversation } from './conversations.server'

/** What the dashboard shows. C-46: its mentor is PRO for PRO users, else Basic. */
export async function readDashboard(services: Services, user: SignedInUser, headers: Headers) {
  const { chat } = services
  const type = user.isPro ? 'pro' : 'basic'
  const [plan, latest, limits, passkeyOffer] = await Promise.all([
    readPlan(services, user),
    latestConversation(chat, user, type),
    user.isPro ? null : chat.limits(user.id),
    isOffer(headers.get('cookie'), 'due') ? services.accounts.passkeys.offer(user, headers.get('user-agent')) : null,
  ])
  return { userId: user.id, name: user.firstName || user.username, type, plan, latest, limits, passkeyOffer } as const
}
export type Dashboard = Awaited<ReturnType<typeof readDashboard>>
