import type { Message } from '../../contract'

/** A message as the reader sees it; a question on its way has no place in a stored chat yet. */
export type ShownMessage = Omit<Message, 'chatId' | 'parentId'>

/** A question on its way: its key makes sending it again harmless. */
export type LocalQuestion = ShownMessage & { sendKey: string }

/** A block of a reply whose run has failed, and the end of its error. */
export type FailedBlock = { replyId: string; block: number; error: string }

/**
 * What is asked: a question, or a reply anew. `after`: what the question follows, undefined in a chat yet to be made; `replaces`: the one
 * that gives way to it, with all that follows it; `repairs`: what the server makes the question of (C-69).
 */
export type Ask =
  | {
      kind: 'question'
      question: LocalQuestion
      after?: string | undefined
      replaces: string | null
      repairs?: FailedBlock
    }
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
