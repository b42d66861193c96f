import { data, type RouterContextProvider } from 'react-router'
import type { ChatModule } from '~/modules/chat/chat.server'
import { AppError } from '~/platform/app-error'
import { addressContext, servicesContext } from '~/server/page/page-context'

type SharedPage = Awaited<ReturnType<ChatModule['library']['readShared']>>
type Asked = { shareId: string | undefined; request: Request; context: Readonly<RouterContextProvider> }
/** Why nothing is shown: there is no such link, its owner may not share it at the moment, or somebody has opened very many. */
export type NotShown = 'gone' | 'withheld' | 'too-many'

/** What a link shows, and why not; with the status that says so to machines. */
export async function loadSharedPage({ shareId, request, context }: Asked) {
  const { accounts, chat, clock } = context.get(servicesContext)
  try {
    await accounts.throttle.sharedPage(context.get(addressContext), clock())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const headers = { 'Retry-After': String(error.details.retryAfterSeconds) }
    return data({ shared: null, why: 'too-many' as const }, { status: 429, headers })
  }
  const page = await readSharedPage(chat, shareId ?? '', request.url)
  if (page === null) return data({ shared: null, why: 'gone' as const }, { status: 404 })
  if (page === 'withheld') return data({ shared: null, why: page }, { status: 410 })
  return data({ shared: page, why: null })
}

/** The page of a shared conversation that an address asks for (`?desde=50`: from its 51st message on). */
async function readSharedPage(chat: ChatModule, shareId: string, url: string): Promise<SharedPage> {
  const from = new URL(url).searchParams.get('desde') ?? '0'
  return /^\d{1,6}$/.test(from) ? chat.library.readShared(shareId, Number(from)) : null
}
