import type { Database } from '~/database/database'
import type { Reading } from '~/database/reading'
import { followUps } from '~/modules/mentor/mentor.server'
import { type Job, SECOND_MS, tidying } from '~/platform/job'
import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import type {
  Chat,
  ChatType,
  CodeNote,
  FollowUps,
  FreeAnswer,
  History,
  StreamStart,
  TeachingChange,
  Vote,
} from '../contract'
import type { ChatTelemetry } from '../telemetry'
import { readAccountUsage } from './account-usage'
import { type Actor, assertMayUse } from './asking/actor'
import { codeNotes, formatCode } from './asking/code-notes'
import { continueReply } from './asking/continue'
import { readLimits } from './asking/limits'
import { ownReply } from './asking/own-reply'
import { type Repair, repairReply } from './asking/repair'
import { createRetainedUsage } from './asking/retained-usage'
import { type Ask, regenerateReply, sendMessage } from './asking/send'
import { testMentor } from './asking/test-mentor'
import type { Models } from './asking/write-reply'
import { createAttachments } from './attachments/attachments'
import { createChat, latestChat, listChats, renameChat } from './chats'
import { chatData } from './export/chat-data'
import { chatOfMessage, readHistory, readHistoryAfter, readHistoryAt, showBranch } from './history'
import { createLibrary } from './library/library'
import { createFollowing, type Following } from './replies/following'
import { createReaders } from './replies/readers'
import { createReplies, type Replies } from './replies/replies'
import { createReplyNotifications, type Listen } from './replies/reply-notifications'
import { failAbandoned } from './replies/reply-store'
import { makeWords } from './search/reply-words'
import { changeTeaching, pressesAfter, readTeaching } from './teaching/teaching'
import { readUnanswered, type UnansweredPage } from './unanswered/unanswered'
import { takeFreeAnswer } from './visitor/take-answer'
import { storeVote, takeVoteBack } from './votes'

type Dependencies = {
  db: Database
  reading: Reading
  listen: Listen
  clock: Clock
  log: Log
  secret: string
  models: Models
  telemetry: ChatTelemetry
  limits: ChatLimits
}
/**
 * How many replies an instance writes at once, how many are written at once for one person on all instances, and how many readers one
 * person has at an instance; how often a reply that broke off is written on.
 */
export type ChatLimits = {
  maxReplies: number
  repliesPerPerson: Record<ChatType, number>
  readersPerPerson: number
  continuations: Record<ChatType, number>
}
type Place = { chatId: string; cursor?: string | undefined; at?: string | undefined; after?: string | undefined }

/** Conversations with the mentors. Every call is held to its user; another's ids are `not_found`. */
export function createChatModule(dependencies: Dependencies) {
  const { db, reading, clock, listen, telemetry, limits } = dependencies
  const replies = createReplies({ ...dependencies, maxReplies: limits.maxReplies })
  const following = createFollowing({ db, replies, notifications: createReplyNotifications(listen) })
  const library = createLibrary({ db, reading, clock })
  const retainedUsage = createRetainedUsage(dependencies)
  const attachments = createAttachments({ db, clock })

  return {
    ...{ library, retainedUsage, attachments, telemetry },
    jobs: [sweepingReplies(db), ...[library, retainedUsage, attachments].map(({ tidy }) => tidying(tidy))],
    readers: createReaders(limits.readersPerPerson),
    personalData: chatData(db),
    ...conversations(dependencies),
    ...asking(dependencies, replies),
    ...readingReplies(following),
    ...repliesThere(dependencies),
    ...forOwner(dependencies),

    /** For the end of the process: lets open replies end for up to `graceMs`, then stores and marks what there is of them. */
    async shutDown({ graceMs }: { graceMs: number } = { graceMs: 0 }) {
      await replies.shutDown({ graceMs })
      await following.close()
    },
  }
}
export type ChatModule = ReturnType<typeof createChatModule>

/** Marks the replies of instances that are no more, and makes the words of those that have ended. */
const sweepingReplies = (db: Database): Job => ({
  run: () => failAbandoned(db).then(() => makeWords(db)),
  everyMs: 10 * SECOND_MS,
  failure: 'sweep_failed',
})

function conversations(dependencies: Dependencies) {
  const { db, clock } = dependencies
  const readerOf = (user: Actor, chatId: string) => ({
    userId: user.id,
    chatId,
    mayRead: (type: ChatType) => assertMayUse(user, type),
  })

  return {
    listChats: (userId: string, page: { cursor?: string | undefined } = {}) => listChats(db, userId, page.cursor),
    latestChat: (userId: string, type: ChatType) => latestChat(db, userId, type),
    limits: (userId: string) => readLimits(db, userId, clock()),

    readTeaching: (userId: string) => readTeaching(db, userId),
    changeTeaching: (userId: string, change: TeachingChange) => changeTeaching(db, userId, change),

    /** Throws AppError `not_found`, or `requires_upgrade` for a PRO chat without PRO (CHAT-24). */
    readHistory(user: Actor, { chatId, cursor, at, after }: Place): Promise<History> {
      const reader = readerOf(user, chatId)
      if (at !== undefined) return readHistoryAt(db, reader, at)
      if (after !== undefined) return readHistoryAfter(db, reader, after)
      return readHistory(db, reader, cursor)
    },

    /** Makes a branch with this message the one that is shown. Throws as `readHistory` does. */
    async showMessage(user: Actor, messageId: string): Promise<History> {
      const reader = readerOf(user, await chatOfMessage(db, user.id, messageId))
      await showBranch(db, reader, messageId)
      return readHistoryAt(db, reader, messageId)
    },

    /** Throws AppError `requires_upgrade` (VAL-20). */
    async createChat(user: Actor, { type, title }: { type: ChatType; title?: string | undefined }): Promise<Chat> {
      assertMayUse(user, type)
      return createChat(db, { userId: user.id, type, title, now: clock() })
    },

    /** C-64: a visitor's answer becomes a chat. Throws AppError `invalid_input` or `not_found`. */
    takeFreeAnswer: (userId: string, given: FreeAnswer) => takeFreeAnswer(dependencies, { userId, given }),

    renameChat: (userId: string, chat: { chatId: string; title: string }) => renameChat(db, { userId, ...chat }),
  }
}

function asking(dependencies: Dependencies, replies: Replies) {
  const { repliesPerPerson: concurrencyLimits, continuations } = dependencies.limits
  const writing = { ...dependencies, replies, concurrencyLimits, continuations }
  return {
    sendMessage: (user: Actor, ask: Ask) => sendMessage(writing, user, ask),
    regenerateReply: (user: Actor, again: { replyId: string; sendKey: string }) =>
      regenerateReply(writing, user, again),
    repairReply: (user: Actor, repair: Repair) => repairReply(writing, user, repair),
    continueReply: (user: Actor, replyId: string) => continueReply(writing, user, replyId),
  }
}

/** Reading a reply while it is written, and ending it. */
const readingReplies = (following: Following) => ({
  /** Follows a reply from character `from` on, wherever it is written. Throws AppError `not_found` or `requires_upgrade`. */
  followReply: (user: Actor, replyId: string, from: number) => following.follow(user, replyId, from),

  /** The reply to a question just sent, with the event that says what was stored. */
  streamAnswer: (userId: string, start: StreamStart) => following.stream(userId, start.replyId, 0, start),

  /** The whole reply to a question just sent, once it has ended. */
  wholeAnswer: (userId: string, { replyId }: StreamStart) => following.untilEnd(userId, replyId),

  /** Throws AppError `not_found` when it is not this user's or no longer being written. */
  stopReply: (userId: string, replyId: string) => following.stop(userId, replyId),

  /** For an account that is blocked: ends what is being written for it, on all instances. */
  stopReplies: (userId: string) => following.stopAll(userId),
})

/** What is done with a reply that is there. */
function repliesThere({ db, clock, models }: Dependencies) {
  return {
    /** What the user could ask next. Throws AppError `not_found` or `requires_upgrade`. */
    async followUps(user: Actor, replyId: string): Promise<FollowUps> {
      const { type, question, content, rung } = await ownReply(db, user.id, replyId)
      assertMayUse(user, type)
      const presses = rung === null ? [] : pressesAfter(rung)
      if (presses.length > 0) {
        return { questions: presses, areFree: models[type].isFree === true }
      }
      return { questions: await followUps({ mentor: type, question, answer: content }), areFree: false }
    },

    /** What the linter says of a reply's Python. Throws AppError `not_found` or `requires_upgrade`. */
    async codeNotes(user: Actor, replyId: string): Promise<CodeNote[]> {
      const { type, content } = await ownReply(db, user.id, replyId)
      assertMayUse(user, type)
      return codeNotes(content)
    },

    /** A block of a reply in the linter's layout; null where it is no Python. Throws AppError `not_found` or `requires_upgrade`. */
    async formatCode(user: Actor, replyId: string, block: number): Promise<string | null> {
      const { type, content } = await ownReply(db, user.id, replyId)
      assertMayUse(user, type)
      return formatCode(content, block)
    },

    /** Throws AppError `not_found`, also for a reply that is not finished. */
    vote: (userId: string, replyId: string, vote: Vote) => storeVote(db, { userId, replyId, vote, now: clock() }),
    /** Throws AppError `not_found` for a reply that is not the user's; one without a vote is left as it is. */
    takeVoteBack: (userId: string, replyId: string) => takeVoteBack(db, userId, replyId),
  }
}

/** For administrators. */
function forOwner(dependencies: Dependencies) {
  const { db, clock } = dependencies
  return {
    /** How much somebody has asked, for the owner. */
    usageOf: (userId: string) => readAccountUsage(db, userId, clock()),

    /** C-68: what helped nobody, for administrators. */
    unanswered: (page: UnansweredPage) => readUnanswered(db, page, clock()),

    /** API-18, for administrators. */
    testMentor: (actorId: string, question: { message: string; type: ChatType }) =>
      testMentor(dependencies, { actorId, ...question }),
  }
}
