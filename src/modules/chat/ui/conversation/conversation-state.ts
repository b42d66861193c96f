import type { Message } from '../../contract'
import type { Pages } from './message-pages'

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
  /** One branch, as the server has acknowledged it. */
  pages: Pages<Message>
  /** Asks for the messages before the first; null when there are none. */
  previousCursor: string | null
  /** False where the branch goes on after the last message: a part of it is being read. */
  isEnd: boolean
  activity: Activity
  /**
   * The text so far of the reply that is being received: it grows each frame, the pages stay as they are. After the end it is still
   * there for who has not heard of that yet.
   */
  written: string
  /** The reply that has been received here last, and what of it was there before. */
  heard: { replyId: string; from: number } | null
  /** Why the last question could not be sent, in Spanish. */
  refusal: string | null
}
