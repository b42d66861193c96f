import type { Chat, ChatType } from '../../contract'

/** What was done in another tab of this browser, in the words of who did it (C-65). */
export type TabEvent =
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
} as const satisfies Record<TabEvent['kind'], readonly string[]>

/** Tabs of another version of the product, before or after this one, may tell other things: those are null. */
export function readTabEvent(data: unknown): TabEvent | null {
  const event: Record<string, unknown> = Object(data)
  const { kind, chatId } = event
  if (typeof kind !== 'string' || typeof chatId !== 'string' || !Object.hasOwn(FIELDS, kind)) return null
  const { chat } = event
  if (chat !== undefined && typeof Object(chat).activeAt !== 'string') return null
  const isWhole = FIELDS[kind as TabEvent['kind']].every((field) => event[field] !== undefined)
  // Each kind with all its fields is one of the union.
  return isWhole ? (event as TabEvent) : null
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
export const postToTabs = (userId: string, event: TabEvent): void => channelOf(userId).postMessage(event)

/** Calls `listener` with what other tabs tell, until the answer is called. */
export function listenToTabs(userId: string, listener: (event: TabEvent) => void): () => void {
  const channel = channelOf(userId)
  const handleMessage = ({ data }: MessageEvent) => {
    const event = readTabEvent(data)
    if (event) listener(event)
  }
  channel.addEventListener('message', handleMessage)
  return () => channel.removeEventListener('message', handleMessage)
}
