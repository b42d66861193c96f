import type { ChatModule } from '~/modules/chat/chat.server'

type SharedConversation = NonNullable<Awaited<ReturnType<ChatModule['library']['readShared']>>>

/** The page of a shared conversation that an address asks for (`?desde=50`: from its 51st message on); null when there is none. */
export async function readSharedPage(
  chat: ChatModule,
  shareId: string,
  url: string,
): Promise<SharedConversation | null> {
  const from = new URL(url).searchParams.get('desde') ?? '0'
  return /^\d{1,6}$/.test(from) ? chat.library.readShared(shareId, Number(from)) : null
}
