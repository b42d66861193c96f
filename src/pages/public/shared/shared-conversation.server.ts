import type { ChatModule } from '~/modules/chat/chat.server'

type SharedPage = Awaited<ReturnType<ChatModule['library']['readShared']>>

/**
 * The page of a shared conversation that an address asks for (`?desde=50`: from its 51st message on); null when there is none,
 * `withheld` while its owner may not share it.
 */
export async function readSharedPage(chat: ChatModule, shareId: string, url: string): Promise<SharedPage> {
  const from = new URL(url).searchParams.get('desde') ?? '0'
  return /^\d{1,6}$/.test(from) ? chat.library.readShared(shareId, Number(from)) : null
}
