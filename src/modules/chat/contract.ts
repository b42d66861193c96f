import type * as z from 'zod/mini'
import { endpoint } from '~/platform/http/endpoint'
import type * as input from './input'
import type { ChatType, Level, LimitReached, Mode, Rung, VoteReason } from './rules'

export type { ChatType, Level, LimitReached, Mode, Rung, VoteReason }

/** DATA-05. Dates are ISO strings; `activeAt`: when something was last said in it. */
export type Chat = {
  id: string
  title: string
  type: ChatType
  createdAt: string
  activeAt: string
  pinned: boolean
}

/** C-70: a text file that goes with a question. `encoding` is how it was written; its text is UTF-8 from then on. */
export type Attachment = {
  id: string
  name: string
  /** Of its text as UTF-8. */
  bytes: number
  lines: number
  encoding: 'utf-8' | 'windows-1252' | 'utf-16'
}

/** `streaming`: still being written; `stopped`: by the reader; `failed`: broke off, `content` holds what there was. */
export type MessageStatus = 'streaming' | 'complete' | 'stopped' | 'failed'
/** Why a reply broke off; `copy.ts` has the sentences. */
export type ReplyFailure = 'unavailable' | 'busy' | 'timeout' | 'broken' | 'rejected' | 'interrupted' | 'too_long'
/** Whether a reply has helped its reader; of one that has not, why. */
export type Vote = z.output<typeof input.voteOnReply.body>

/**
 * DATA-06. Messages form a tree: a question follows a reply, or the chat itself where it begins one; a reply follows its question.
 * A failed reply with empty content used no unit of the limit and can be asked for again; one with content can be continued, unless it
 * is `too_long`.
 */
export type Message = {
  id: string
  chatId: string
  /** What this message follows: a message, or the chat. Messages with the same parent are versions of each other. */
  parentId: string
  /** The ids of all versions, oldest first, this one among them; empty when there is only this one. */
  versions: string[]
  role: 'user' | 'assistant'
  content: string
  status: MessageStatus
  failure: ReplyFailure | null
  timestamp: string
  /** On a question: the idempotency key it was sent with, to send it again. */
  sendKey: string | null
  /** On a question that has some, in their order. */
  attachments?: Attachment[]
  /** On a reply: what its reader thinks of it. */
  vote: Vote | null
  /** On a reply that has ended: who wrote it, by name; several where another model went on with it. */
  authors?: string[]
}

/** DATA-07; `resets*At` say when the units come back (ISO, midnight in Madrid). */
export type MessageLimits = {
  canSend: boolean
  dailyLimit: number
  monthlyLimit: number
  dailyUsed: number
  monthlyUsed: number
  resetsDailyAt: string
  resetsMonthlyAt: string
}

/** How one is taught. `isLevelChosen`: else the level is what one's messages show. `rungs`: how many answers gave each, of all kept. */
export type Teaching = { level: Level; isLevelChosen: boolean; mode: Mode; rungs: Record<Rung, number> }
export type TeachingChange = z.output<(typeof input.changeTeaching)['body']>
export const readTeaching = endpoint<Teaching>('GET', '/api/chat/teaching')
export const changeTeaching = endpoint<Teaching, typeof input.changeTeaching>('PATCH', '/api/chat/teaching')

export const messageLimits = endpoint<MessageLimits>('GET', '/api/chat/message-limits')

/** Newest activity first; `nextCursor` asks for the page after this one. The first page also has the pinned chats apart. */
export const listChats = endpoint<{ chats: Chat[]; pinned: Chat[]; nextCursor: string | null }, typeof input.listChats>(
  'GET',
  '/api/chat/chats',
)

/** A page of one branch of a conversation, oldest first. */
export type History = {
  chat: Chat
  messages: Message[]
  /** Asks for the page before this one; null at the beginning. */
  previousCursor: string | null
  /** False when the branch goes on after the last of `messages`. */
  isEnd: boolean
}

/** The end of the branch that was shown last; the page before `cursor`; or, in its branch, the page around the message `at` or after `after`. */
export const readHistory = endpoint<History, typeof input.readHistory>('GET', '/api/chat/history')

export const createChat = endpoint<{ chatId: string; title: string; type: ChatType }, typeof input.createChat>(
  'POST',
  '/api/chat/create',
)

export const renameChat = endpoint<{ title: string }, typeof input.renameChat>('PATCH', '/api/chat/update-title/:id')

export const pinChat = endpoint<{ pinned: boolean }, typeof input.pinChat>('PATCH', '/api/chat/pin/:id')

/** Puts the chat aside; `restoreChat` brings it back for a while, then it is erased. */
export const deleteChat = endpoint<{ ok: true }, typeof input.chatId>('DELETE', '/api/chat/delete/:id')
export const restoreChat = endpoint<{ chat: Chat }, typeof input.chatId>('POST', '/api/chat/restore/:id')

type WholeReply = { id: string; content: string; timestamp: string; chatId: string; title: string }

/**
 * Asks the mentor. Without `chatId` a chat is opened (CHAT-10). The question follows the message `after` (the chat's own id: it begins
 * the conversation anew, as an edited first question does), by default the end of the branch shown last. The header
 * `Idempotency-Key` (a UUID) makes repeating it harmless. `attachments` names files of the person's that go with it, each in its place.
 * As JSON it answers when the reply is whole; with `Accept: text/event-stream` it streams `StreamEvent`s.
 */
export const sendMessage = endpoint<WholeReply, typeof input.sendMessage>('POST', '/api/chat/message')

/** Asks the question of this reply again, as `sendMessage` does; the reply stays as an earlier version. */
export const regenerateReply = endpoint<WholeReply, typeof input.replyId>('POST', '/api/chat/regenerate/:id')

/** C-69: asks how a block of this reply is mended, with the error that its run ended with, as `sendMessage` does; takes no unit. */
export const repairReply = endpoint<WholeReply, typeof input.repairReply>('POST', '/api/chat/repair/:id')

/**
 * Goes on with a reply that broke off after some text, which is then to be followed. C-63: the first time takes no unit of the limit,
 * each later one does; after some times, or some length, there is no going on (`reply_at_end`).
 */
export const continueReply = endpoint<{ ok: true }, typeof input.replyId>('POST', '/api/chat/continue/:id')

/** Stops a reply that is being written, from any tab or instance. What was written stays. */
export const stopReply = endpoint<{ ok: true }, typeof input.replyId>('POST', '/api/chat/stop/:id')

/** Follows a reply from the character `from` on, as `StreamEvent`s: after a reload, or in a second tab. */
export const followReply = endpoint<never, typeof input.followReply>('GET', '/api/chat/follow/:id')

/** Makes the newest branch with this message the one that is shown, and reads the page around it. */
export const showMessage = endpoint<History, typeof input.messageId>('POST', '/api/chat/show/:id')

/** What one could ask next, most useful first; `areFree` where it takes no unit of the limit: the next rungs of a solution. */
export type FollowUps = { questions: string[]; areFree: boolean }
/** What one could ask next, after this reply: up to three questions. */
export const followUps = endpoint<FollowUps, typeof input.replyId>('GET', '/api/chat/follow-ups/:id')

/** Says whether a reply that is finished has helped, in place of what was said before. Throws `not_found` for one that is not. */
export const voteOnReply = endpoint<{ ok: true }, typeof input.voteOnReply>('POST', '/api/chat/vote/:id')
export const takeVoteBack = endpoint<{ ok: true }, typeof input.replyId>('DELETE', '/api/chat/vote/:id')

/** Something about one line (from 1) of a reply's code block (from 0, all its blocks counted). */
export type CodeNote = { block: number; line: number; text: string }
/** What the linter says of a reply's Python. */
export const codeNotes = endpoint<{ notes: CodeNote[] }, typeof input.replyId>('GET', '/api/chat/code-notes/:id')

/** A code block of a reply in the linter's layout; null where it is no Python. Throws `not_found` where there is no such block. */
export const formatCode = endpoint<{ code: string | null }, typeof input.formatCode>(
  'GET',
  '/api/chat/formatted-code/:id',
)

/** A found place: in a message, or (`messageId` null) in the chat's title. The parts of `snippet` together are its text. */
export type SearchHit = {
  chat: Chat
  messageId: string | null
  role: 'user' | 'assistant' | null
  snippet: { text: string; isHit: boolean }[]
  timestamp: string
}
/** Searches all one's chats, titles and messages, forgiving accents and slips. `nextCursor` asks for more. */
export const searchChats = endpoint<{ hits: SearchHit[]; nextCursor: string | null }, typeof input.searchChats>(
  'GET',
  '/api/chat/search',
)

export type ExportFormat = z.output<typeof input.exportFormat>
/** The branch shown, as a file: Markdown, its Python as a program, or a Jupyter notebook. */
export const exportChat = endpoint<never, typeof input.exportChat>('GET', '/api/chat/export/:id')

/** A read-only link to a conversation as it was when shared. `isCurrent`: nothing has been written since. */
export type Share = { path: string; createdAt: string; isCurrent: boolean }
export const readShare = endpoint<{ share: Share | null }, typeof input.chatId>('GET', '/api/chat/share/:id')
/** Makes the link, or brings the shared text up to date under the same link. */
export const shareChat = endpoint<{ share: Share }, typeof input.chatId>('POST', '/api/chat/share/:id')
/** Revokes the link for good; sharing again makes another one. */
export const unshareChat = endpoint<{ ok: true }, typeof input.chatId>('DELETE', '/api/chat/share/:id')

/**
 * C-64: what was answered to a visitor without an account, Markdown; `askedAt` in milliseconds since 1970. `seal` proves that it was:
 * the browser alone keeps it until its reader takes it into an account.
 */
export type FreeAnswer = z.output<typeof input.takeFreeAnswer.body>
/**
 * C-36: makes a chat of what was answered without an account; the same answer once an account. Takes no unit of the limit. Throws
 * `invalid_input` for what was not answered here, or over a day ago, and `not_found` when its chat was deleted meanwhile.
 */
export const takeFreeAnswer = endpoint<{ chatId: string }, typeof input.takeFreeAnswer>('POST', '/api/chat/free-answer')

/** C-70: keeps a text file (`data`: its bytes as base64) for a question to be sent within a day. */
export const addAttachment = endpoint<Attachment, typeof input.addAttachment>('POST', '/api/chat/attachments')
export const readAttachment = endpoint<{ attachment: Attachment; text: string }, typeof input.attachmentId>(
  'GET',
  '/api/chat/attachments/:id',
)
/** The text as a file, UTF-8. */
export const downloadAttachment = endpoint<never, typeof input.attachmentId>(
  'GET',
  '/api/chat/attachments/:id/download',
)
/** Erases the file at once, from every question that it went with. */
export const deleteAttachment = endpoint<{ ok: true }, typeof input.attachmentId>('DELETE', '/api/chat/attachments/:id')

/** API-18, DATA-16: asks a mentor once, for administrators; nothing is stored or counted. */
export const testMentor = endpoint<{ content: string }, typeof input.testMentor>('POST', '/api/chat/test-n8n')

/**
 * The stream's events, each one `event:` name with JSON `data:`; text comes unnamed, as a JSON string to append.
 * `end` is the last. On `failed`, `failure` says why and `message` says it in Spanish.
 */
export type StreamStart = {
  chatId: string
  title: string
  /** What the question follows: a message, or the chat. */
  parentId: string
  questionId: string
  replyId: string
  timestamp: string
}
export type StreamEnd = {
  id: string
  status: Exclude<MessageStatus, 'streaming'>
  length: number
  authors?: string[]
  failure?: ReplyFailure
  message?: string
}
export type StreamEvent =
  | { type: 'start'; data: StreamStart }
  | { type: 'text'; data: string }
  | { type: 'end'; data: StreamEnd }
