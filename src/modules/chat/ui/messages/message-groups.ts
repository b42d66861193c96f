import { keyOf } from '../conversation/conversation'
import type { ShownMessage } from '../conversation/conversation-state'

/** A run of messages; `start` is the first one's index in the window. */
export type MessageGroup = { key: number; start: number; messages: ShownMessage[] }

export const GROUP_LENGTH = 8

/**
 * The problem: at each layout the browser looks at every box that it may leave out, and with two hundred messages that was a sixth of the
 * longest frames of a reply. So they are left out by groups (message-list.tsx). A message stays in its group whatever comes and goes at
 * the window's ends: elsewhere it would be made anew. Groups cut by index were tried, and move.
 */
export function groupMessages(previous: readonly MessageGroup[], all: readonly ShownMessage[]): MessageGroup[] {
  const keys = new Map(previous.flatMap(({ key, messages }) => messages.map((message) => [keyOf(message), key])))
  let nextKey = Math.max(0, ...previous.map(({ key }) => key + 1))
  const groups: MessageGroup[] = []
  for (const [start, message] of all.entries()) {
    const last = groups.at(-1)
    const known = keys.get(keyOf(message))
    const belongs = known === undefined ? last && last.messages.length < GROUP_LENGTH : known === last?.key
    if (last && belongs) last.messages.push(message)
    else groups.push({ key: known ?? nextKey++, start, messages: [message] })
  }
  return groups
}
