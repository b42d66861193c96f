import { TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { instructionsFor, type MentorType, type ModelPort } from '~/modules/mentor/mentor.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/clock'
import type { Log } from '~/platform/log'
import type { ChatType, StreamStart } from '../contract'
import { LIMIT_MESSAGE } from '../copy'
import { autoTitle, limitReached } from '../rules'
import { createChat, ownChat } from './chats'
import { contextOf } from './history'
import { readLimits } from './limits'
import type { Replies } from './replies'
import { type EarlierTurn, findTurn, type Question, reopenTurn, storeTurn, type Turn } from './turn'

export type Models = Record<MentorType, ModelPort>
/** Who acts, and whether the plan includes the PRO mentor. */
export type Actor = { id: string; isPro: boolean }
export type Ask = { message: string; chatId: string | null; chatbotType: ChatType; sendKey: string }
type Dependencies = { db: Database; clock: Clock; log: Log; models: Models; replies: Replies }

const UNIQUE_VIOLATION = '23505'

/** Throws AppError `requires_upgrade` when the mentor is not in the plan (VAL-20, CHAT-24). */
export function assertMayUse(user: Actor, type: ChatType) {
  if (type === 'pro' && !user.isPro) throw new AppError('requires_upgrade', { requiresUpgrade: true })
}

/**
 * Stores a question, takes its unit of the limit and starts its reply (API-17). A repeated send finds what the first one made.
 * Throws AppError `not_found`, `requires_upgrade`, `invalid_input` or `limit_reached`.
 */
export async function sendMessage(services: Dependencies, user: Actor, ask: Ask): Promise<StreamStart> {
  const { db, clock } = services
  const earlier = await findTurn(db, user.id, ask.sendKey)
  if (earlier) return resume(services, user, earlier, ask.chatbotType)
  const type = await typeOfChat(db, user, ask)
  assertMayUse(user, type)
  const question = {
    userId: user.id,
    text: ask.message,
    title: autoTitle(ask.message),
    sendKey: ask.sendKey,
    isCounted: !user.isPro,
    now: clock(),
  }
  try {
    const turn =
      ask.chatId === null
        ? await storeInNewChat(db, type, question)
        : await storeTurn(db, { ...question, chatId: ask.chatId })
    if (turn === null) throw await limitError(db, user.id, question.now)
    await writeReply(services, user.id, turn, type)
    return startOf(turn)
  } catch (error) {
    // The same send arrived twice at once; the other one was stored.
    const twin = isUniqueViolation(error) ? await findTurn(db, user.id, ask.sendKey) : undefined
    if (twin === undefined) throw error
    return startOf(twin)
  }
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

async function limitError(db: Database, userId: string, now: Date): Promise<AppError> {
  const limits = await readLimits(db, userId, now)
  const reached = limitReached(limits)
  // A unit given back in between, or a chat deleted: nothing was stored, and trying again is right.
  if (reached === null) return new AppError('not_found')
  return new AppError('limit_reached', { limitReached: reached, message: LIMIT_MESSAGE[reached] })
}

/** A repeated send: its reply is followed, or, when the first try brought nothing, asked for again. */
async function resume(services: Dependencies, user: Actor, turn: EarlierTurn, type: ChatType): Promise<StreamStart> {
  if (turn.status !== 'failed' || !turn.isEmpty) return startOf(turn)
  assertMayUse(user, type)
  const now = services.clock()
  const isOpen = await reopenTurn(services.db, { userId: user.id, replyId: turn.replyId, isCounted: !user.isPro, now })
  if (isOpen) {
    await writeReply(services, user.id, turn, type)
    return startOf(turn)
  }
  const refusal = user.isPro ? undefined : limitReached(await readLimits(services.db, user.id, now))
  if (refusal) throw new AppError('limit_reached', { limitReached: refusal, message: LIMIT_MESSAGE[refusal] })
  return startOf(turn)
}

async function writeReply({ db, models, replies }: Dependencies, userId: string, turn: Turn, type: ChatType) {
  const turns = await contextOf(db, { userId, chatId: turn.chatId, position: turn.position })
  replies.start(turn.replyId, (signal) =>
    models[type].stream({ mentor: type, instructions: instructionsFor(type), turns, signal }),
  )
}

const startOf = ({ chatId, title, questionId, replyId, askedAt }: Turn): StreamStart => ({
  chatId,
  title,
  questionId,
  replyId,
  timestamp: askedAt.toISOString(),
})

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true
  return error.cause !== undefined && isUniqueViolation(error.cause)
}
