import type { Message } from '../../contract'

/** A message as the reader sees it; a question on its way has no place in a stored chat yet. */
export type ShownMessage = Omit<Message, 'chatId' | 'parentId'>

/** What is asked: a question (`replaces`: the one that gives way to it, with all that follows it), or a reply anew. */
export type Ask =
  | { kind: 'question'; question: ShownMessage; replaces: string | null }
  | { kind: 'regenerate'; replyId: string; sendKey: string }

/** What is going on at the end of the conversation. One thing at a time: while it is not `idle`, nothing can be sent. */
export type Activity =
  | { kind: 'idle' }
  | { kind: 'sending'; ask: Ask }
  /** A reply that broke off is being opened again. */
  | { kind: 'continuing'; replyId: string }
  | { kind: 'receiving'; replyId: string }
  | { kind: 'stopping'; replyId: string }
  /** The connection is gone, the reply may still be written at the server. */
  | { kind: 'lost'; replyId: string }

export type Conversation = {
  chatId: string | null
  /** The window: what is loaded of one branch, oldest first, as the server has acknowledged it (message-window.ts). */
  messages: readonly Message[]
  /** False where the branch goes on after the window: an earlier part of it is being read. */
  isEnd: boolean
  activity: Activity
  /** The reply that has been received here last, and how much of it was there before (UTF-16 units). */
  announced: { replyId: string; from: number } | null
  /** Why the last question could not be sent, in Spanish. */
  refusal: string | null
}
