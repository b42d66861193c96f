import type { Message } from '../../../contract'

/**
 * The problem: a chat may have thousands of messages, and a page that holds all of them is slow at everything. So it holds a window of
 * the branch. Older messages are loaded at its beginning and newer ones at its end; what lies too far beyond the other end is let go
 * and loaded again when the reader comes back. A virtual list was tried: it measures in scripts what the browser knows, and takes
 * selecting and finding in the page away.
 */
export const WINDOW_LENGTH = 200

type Messages = readonly Message[]
type Identified = { id: string }

/** What asks the server for the messages before the window's first; null where the chat begins. */
export function olderCursor({ chatId, messages }: { chatId: string | null; messages: Messages }): string | null {
  const before = messages[0]?.parentId
  return before === undefined || before === chatId ? null : before
}

export const findMessage = <M extends Identified>(messages: readonly M[], id: string | undefined): M | undefined =>
  messages.find((message) => message.id === id)

/** What stands before a message; everything when it is not there. */
export function messagesBefore<M extends Identified>(messages: readonly M[], id: string): readonly M[] {
  const at = messages.findIndex((message) => message.id === id)
  return at === -1 ? messages : messages.slice(0, at)
}

/** With another state of one message. */
export const withChanged = (messages: Messages, id: string, change: (message: Message) => Partial<Message>): Messages =>
  messages.map((message) => (message.id === id ? { ...message, ...change(message) } : message))
