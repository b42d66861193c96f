import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ChatScreen } from '~/modules/chat/ui/chats/chat-screen'
import { requireUser } from '~/server/page-context'
import type { Route } from './+types/chat'
import { chatPagesWith, historyOrNull } from './conversations.server'

export const meta: Route.MetaFunction = () => [{ title: 'Chat · PyMentor' }]

/** The list of chats, and the conversation that the address names (`?c=`): else the most recent one. */
export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireUser(args)
  const { chat } = services
  const named = new URL(args.request.url).searchParams.get('c')
  const namedHistory = named === null ? null : await historyOrNull(chat, user, named)
  const [chats, limits] = await Promise.all([
    chatPagesWith(chat, user.id, namedHistory?.chat ?? null),
    user.isPro ? null : chat.limits(user.id),
  ])
  const chatId = named ?? chats.pages[0]?.chats[0]?.id ?? null
  const history = named === null && chatId !== null ? await historyOrNull(chat, user, chatId) : namedHistory
  return {
    userId: user.id,
    isPro: user.isPro,
    chats,
    limits,
    opened: chatId === null || history === null ? null : { chatId, ...history },
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

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  return <ChatScreen {...loaderData} />
}
