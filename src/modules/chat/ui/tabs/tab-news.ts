import type { Chat, ChatType } from '../../contract'

/** What was done in another tab of this browser, in the words of who did it (C-65). */
export type TabNews =
  /** Something was asked in a chat, a new one perhaps. */
  | { kind: 'asked'; chatId: string; title: string; type: ChatType; at: string }
  /** Something else stands in a chat than before: a reply goes on, or another version is shown. */
  | { kind: 'changed'; chatId: string }
  | { kind: 'renamed'; chatId: string; title: string }
  | { kind: 'pinned'; chatId: string; chat: Chat; pinned: boolean }
  | { kind: 'deleted'; chatId: string; chat: Chat }
  /** A chat is in the list: made, or brought back. */
  | { kind: 'listed'; chatId: string; chat: Chat }

const FIELDS = {
  asked: ['title', 'type', 'at'],
  changed: [],
  renamed: ['title'],
  pinned: ['chat'],
  deleted: ['chat'],
  listed: ['chat'],
} as const satisfies Record<TabNews['kind'], readonly string[]>

/** Tabs of another version of the product, before or after this one, may tell other things: those are null. */
export function readNews(data: unknown): TabNews | null {
  const news: Record<string, unknown> = Object(data)
  const { kind, chatId } = news
  if (typeof kind !== 'string' || typeof chatId !== 'string' || !Object.hasOwn(FIELDS, kind)) return null
  const { chat } = news
  if (chat !== undefined && typeof Object(chat).activeAt !== 'string') return null
  const isWhole = FIELDS[kind as TabNews['kind']].every((field) => news[field] !== undefined)
  // Each kind with all its fields is one of the union.
  return isWhole ? (news as TabNews) : null
}

/** One a user and page: what a page tells it does not hear itself. */
const channels = new Map<string, BroadcastChannel>()

function channelOf(userId: string): BroadcastChannel {
  const known = channels.get(userId)
  if (known) return known
  const channel = new BroadcastChannel(`chats:${userId}`)
  channels.set(userId, channel)
  return channel
}

/** Tells the other tabs in which this user is signed in. */
export const tellTabs = (userId: string, news: TabNews): void => channelOf(userId).postMessage(news)

/** Calls `hear` with what other tabs tell, until the answer is called. */
export function hearTabs(userId: string, hear: (news: TabNews) => void): () => void {
  const channel = channelOf(userId)
  const listener = ({ data }: MessageEvent) => {
    const news = readNews(data)
    if (news) hear(news)
  }
  channel.addEventListener('message', listener)
  return () => channel.removeEventListener('message', listener)
}
