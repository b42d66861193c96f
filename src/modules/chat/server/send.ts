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
import type { Replies } from './replies/replies'
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
  if (earlier) return resume(services, user, earlier)
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
  const turn = await storeOrFindTwin(db, type, question, ask)
  if (turn === null) {
    const refusal = question.isCounted ? await limitError(db, user.id, question.now) : undefined
    // Without a limit in the way the chat was deleted a moment ago.
    throw refusal ?? new AppError('not_found')
  }
  if (turn.isNew) await writeReply(services, user.id, turn, type)
  return startOf(turn)
}

/** Of two equal sends at once one is stored; the other finds it, whether it met the send key or the limit first. */
async function storeOrFindTwin(
  db: Database,
  type: ChatType,
  question: Omit<Question, 'chatId'>,
  { chatId }: Ask,
): Promise<(Turn & { isNew: boolean }) | null> {
  const storing = chatId === null ? storeInNewChat(db, type, question) : storeTurn(db, { ...question, chatId })
  const stored = await storing.catch((error: unknown) => {
    if (isUniqueViolation(error)) return null
    throw error
  })
  if (stored) return { ...stored, isNew: true }
  const twin = await findTurn(db, question.userId, question.sendKey)
  return twin ? { ...twin, isNew: false } : null
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
async function limitError(db: Database, userId: string, now: Date): Promise<AppError | undefined> {
  const reached = limitReached(await readLimits(db, userId, now))
  return reached ? new AppError('limit_reached', { limitReached: reached, message: LIMIT_MESSAGE[reached] }) : undefined
}

/** A repeated send: its reply is followed, or, when the first try brought nothing, asked for again. */
async function resume(services: Dependencies, user: Actor, turn: EarlierTurn): Promise<StreamStart> {
  if (turn.status !== 'failed' || !turn.isEmpty) return startOf(turn)
  assertMayUse(user, turn.type)
  const now = services.clock()
  const isOpen = await reopenTurn(services.db, { userId: user.id, replyId: turn.replyId, isCounted: !user.isPro, now })
  if (isOpen) {
    await writeReply(services, user.id, turn, turn.type)
    return startOf(turn)
  }
  const refusal = user.isPro ? undefined : await limitError(services.db, user.id, now)
  if (refusal) throw refusal
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
