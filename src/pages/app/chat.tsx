import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { entitlement } from '~/modules/billing/rules'
import { ChatScreen } from '~/modules/chat/ui/chats/chat-screen'
import { useGivenPlace } from '~/modules/chat/ui/conversation/window/use-place'
import { requireUser } from '~/server/page/page-context'
import type { Route } from './+types/chat'
import { chatPagesWith, historyOrNull } from './conversations.server'

export const meta: Route.MetaFunction = () => [{ title: 'Chat · PyMentor' }, { name: 'robots', content: 'noindex' }]

/** The list of chats, and the conversation that the address names (`?c=`, at its message `&m=`): else the most recent one. */
export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireUser(args)
  const { chat } = services
  const { searchParams } = new URL(args.request.url)
  const [named, at] = [searchParams.get('c'), searchParams.get('m')]
  const [namedHistory, place] = await Promise.all([
    named === null ? null : historyOrNull(chat, user, { chatId: named }),
    named === null || at === null ? null : historyOrNull(chat, user, { chatId: named, at }),
  ])
  const [chats, limits] = await Promise.all([
    chatPagesWith(chat, user.id, namedHistory?.chat ?? null),
    user.isPro ? null : chat.limits(user.id),
  ])
  const [first] = chats.pages
  const chatId = named ?? first?.chats[0]?.id ?? first?.pinned[0]?.id ?? null
  const history = named === null && chatId !== null ? await historyOrNull(chat, user, { chatId }) : namedHistory
  const now = services.clock()
  return {
    now: now.toISOString(),
    userId: user.id,
    isPro: user.isPro,
    canUpgrade: !entitlement(user, now).isLifetime,
    chats,
    limits,
    opened: chatId === null || history === null ? null : { chatId, messages: history.messages },
    place: at === null || place === null ? null : { messageId: at, history: place },
  }
}

/** Going from one chat to another is the query cache's affair (HTTP-10). */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return (currentUrl.pathname !== nextUrl.pathname || formMethod !== undefined) && defaultShouldRevalidate
}

export default function ChatPage({ loaderData: { place, ...screen } }: Route.ComponentProps) {
  useGivenPlace(place)
  return <ChatScreen {...screen} />
}
