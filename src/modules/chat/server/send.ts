import { TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { isUniqueViolation } from '~/database/unique-violation'
import { AppError } from '~/platform/app-error'
import type { ChatType, StreamStart } from '../contract'
import { LIMIT_MESSAGE } from '../copy'
import { autoTitle, limitReached } from '../rules'
import { createChat, ownChat } from './chats'
import { statusAt } from './history'
import { readLimits } from './limits'
import { ownReply } from './own-reply'
import { failAbandoned } from './replies/reply-store'
import {
  continueTurn,
  type EarlierTurn,
  findTurn,
  type Question,
  reopenTurn,
  storeTurn,
  storeVersion,
  type Turn,
} from './turn'
import { type Writing, writeReply } from './write-reply'

/** Who acts, and whether the plan includes the PRO mentor. */
export type Actor = { id: string; isPro: boolean }
export type Ask = {
  message: string
  chatId: string | null
  chatbotType: ChatType
  /** What the question follows; null for the end of the branch that is shown. */
  after: string | null
  sendKey: string
}

/** Throws AppError `requires_upgrade` when the mentor is not in the plan (VAL-20, CHAT-24). */
export function assertMayUse(user: Actor, type: ChatType) {
  if (type === 'pro' && !user.isPro) throw new AppError('requires_upgrade', { requiresUpgrade: true })
}

/**
 * Stores a question, takes its unit of the limit and starts its reply (API-17). A repeated send finds what the first one made.
 * Throws AppError `not_found`, `requires_upgrade`, `invalid_input`, `limit_reached` or `unavailable`.
 */
export async function sendMessage(writing: Writing, user: Actor, ask: Ask): Promise<StreamStart> {
  const { db } = writing
  const earlier = await findTurn(db, user.id, ask.sendKey)
  if (earlier) return resume(writing, user, earlier)
  writing.replies.assertOpen()
  const type = await typeOfChat(db, user, ask)
  assertMayUse(user, type)
  const question = {
    ...sending(writing, user, ask.sendKey),
    after: ask.after,
    text: ask.message,
    title: autoTitle(ask.message),
  }
  const { chatId } = ask
  const store = chatId === null ? storeInNewChat(db, type, question) : storeTurn(db, { ...question, chatId })
  return startStored(writing, user, { type, sendKey: ask.sendKey, now: question.now, isFirst: true, store })
}

/**
 * Asks for another reply to the question of `replyId`. Throws AppError `not_found`, `requires_upgrade`, `limit_reached` or
 * `unavailable`.
 */
export async function regenerateReply(
  writing: Writing,
  user: Actor,
  { replyId, sendKey }: { replyId: string; sendKey: string },
): Promise<StreamStart> {
  const earlier = await findTurn(writing.db, user.id, sendKey)
  if (earlier) return resume(writing, user, earlier)
  writing.replies.assertOpen()
  const { type } = await ownReply(writing.db, user.id, replyId)
  assertMayUse(user, type)
  const version = { ...sending(writing, user, sendKey), replyId }
  return startStored(writing, user, {
    type,
    sendKey,
    now: version.now,
    isFirst: false,
    store: storeVersion(writing.db, version),
  })
}

/** Writes a reply on that broke off; one that is being written again already is left to that. Throws AppError `not_found`. */
export async function continueReply(writing: Writing, user: Actor, replyId: string): Promise<void> {
  const { type, status } = await ownReply(writing.db, user.id, replyId)
  assertMayUse(user, type)
  if (writing.replies.find(replyId)) return
  writing.replies.assertOpen()
  const opened = await continueTurn(writing.db, {
    userId: user.id,
    replyId,
    writer: writing.replies.writer,
    now: writing.clock(),
  })
  if (opened) return writeReply(writing, { userId: user.id, type, replyId, isFirst: false, ...opened })
  if (status !== 'streaming') throw new AppError('not_found')
}

const sending = ({ clock, replies }: Writing, user: Actor, sendKey: string) => ({
  userId: user.id,
  sendKey,
  isCounted: !user.isPro,
  writer: replies.writer,
  now: clock(),
})

type Storing = { type: ChatType; sendKey: string; now: Date; isFirst: boolean; store: Promise<Turn | null> }

/** Of two equal sends at once one is stored; the other finds it, whether it met the send key or the limit first. */
async function startStored(
  writing: Writing,
  user: Actor,
  { type, sendKey, now, isFirst, store }: Storing,
): Promise<StreamStart> {
  const stored = await store.catch((error: unknown) => {
    if (isUniqueViolation(error)) return null
    throw error
  })
  if (stored) {
    await writeReply(writing, { userId: user.id, type, ...stored, isFirst, written: '' })
    return startOf(stored)
  }
  const twin = await findTurn(writing.db, user.id, sendKey)
  if (twin) return startOf(twin)
  // Without a limit in the way the chat was deleted a moment ago, or there is nothing that the question could follow.
  throw (await limitError(writing, user, now)) ?? new AppError('not_found')
}

async function typeOfChat(db: Database, user: Actor, { chatId, chatbotType }: Ask): Promise<ChatType> {
  if (chatId === null) return chatbotType
  const { type } = await ownChat(db, user.id, chatId)
  if (type === chatbotType) return type
  throw new AppError('invalid_input', { fields: { chatbotType: 'Esta conversación es con el otro mentor.' } })
}

/** A refused first message leaves no empty chat behind. */
function storeInNewChat(db: Database, type: ChatType, question: Omit<Question, 'chatId'>): Promise<Turn | null> {
  const { userId, now } = question
  return db
    .transaction(async (tx) => {
      const chat = await createChat(tx, { userId, type, title: undefined, now })
      const turn = await storeTurn(tx, { ...question, chatId: chat.id })
      return turn ?? tx.rollback()
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return null
      throw error
    })
}

/** Undefined when no limit stands in the way. */
async function limitError({ db, telemetry }: Writing, user: Actor, now: Date): Promise<AppError | undefined> {
  const reached = user.isPro ? null : limitReached(await readLimits(db, user.id, now))
  if (reached === null) return undefined
  telemetry.limitRefused(reached)
  return new AppError('limit_reached', { limitReached: reached, message: LIMIT_MESSAGE[reached] })
}

/** A repeated send: its reply is followed, or, when the first try brought nothing, asked for again. */
async function resume(writing: Writing, user: Actor, turn: EarlierTurn): Promise<StreamStart> {
  const now = writing.clock()
  if (statusAt(turn, now) !== 'failed' || !turn.isEmpty) return startOf(turn)
  assertMayUse(user, turn.type)
  writing.replies.assertOpen()
  const { replies, db } = writing
  // Its writer is gone, and nobody has marked it yet.
  if (turn.status === 'streaming') await failAbandoned(db, now)
  const again = { userId: user.id, replyId: turn.replyId, isCounted: !user.isPro, writer: replies.writer, now }
  const isOpen = await reopenTurn(db, again)
  if (isOpen) {
    await writeReply(writing, { userId: user.id, ...turn, isFirst: false, written: '' })
    return startOf(turn)
  }
  const refusal = await limitError(writing, user, now)
  if (refusal) throw refusal
  return startOf(turn)
}

const startOf = ({ chatId, title, parentId, questionId, replyId, askedAt }: Turn): StreamStart => ({
  chatId,
  title,
  parentId,
  questionId,
  replyId,
  timestamp: askedAt.toISOString(),
})
