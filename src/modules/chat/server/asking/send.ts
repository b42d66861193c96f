import { TransactionRollbackError } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { isUniqueViolation } from '~/database/unique-violation'
import { dangerAnswer } from '~/modules/mentor/mentor.server'
import { AppError } from '~/platform/app-error'
import type { ChatType, StreamStart } from '../../contract'
import { autoTitle } from '../../rules'
import { createChat, ownChat } from '../chats'
import { statusOf } from '../history'
import { reopenExchange } from '../reopen'
import { retryingOnConflict, tooManyReplies } from '../replies/concurrency-limit'
import { failAbandoned } from '../replies/reply-store'
import { goesUpLadder } from '../teaching/teaching'
import { type Actor, assertMayUse, mayUse } from './actor'
import {
  type EarlierExchange,
  type Exchange,
  findExchange,
  isPlace,
  type Question,
  SEND_KEY_INDEX,
  storeExchange,
  storeVersion,
} from './exchange'
import { ownReply } from './own-reply'
import { refusal } from './refusal'
import { type Writing, writeReply } from './write-reply'

export type Ask = {
  message: string
  chatId: string | null
  chatbotType: ChatType
  /** What the question follows; null for the end of the branch that is shown. */
  after: string | null
  /** Files of the person's that go with it, by their ids. */
  attachments: readonly string[]
  sendKey: string
  /** Counts a send that takes no unit of a limit that its sender has; throws when there were too many. */
  spend: () => Promise<void>
}

/**
 * Stores a question, takes its unit of the limit and starts its reply (API-17). A repeated send finds what the first one made.
 * Throws AppError `not_found`, `requires_upgrade`, `invalid_input`, `send_key_used`, `limit_reached`, `too_many_attempts`,
 * `too_many_replies`, `overloaded` or `unavailable`.
 */
export async function sendMessage(writing: Writing, user: Actor, ask: Ask): Promise<StreamStart> {
  const { db, replies } = writing
  const isSame = (exchange: EarlierExchange) => isSameQuestion(exchange, ask)
  const takeUp = async (twin: EarlierExchange, isAdmitted: boolean) => {
    const isNext = await isNextRung(db, user, { ...ask, chatId: twin.chatId, after: twin.parentId })
    return resume(writing, user, twin, { isSame, isNextRung: isNext, isAdmitted })
  }
  const sent = replies.admit(async () => {
    const type = ask.chatbotType
    // Who may is not asked whose chat it is: the statement that stores sees to that.
    if (ask.chatId !== null && !mayUse(user, type)) await assertOfType(db, user, { chatId: ask.chatId, type })
    assertMayUse(user, type)
    const isInDanger = dangerAnswer(ask.message) !== null
    const isNext = await isNextRung(db, user, ask)
    const isFreeRung = isNext && writing.models[type].isFree === true
    const sent = sending(writing, user, { type, sendKey: ask.sendKey })
    const question = {
      ...sent,
      // Whoever is in danger is answered, however many messages they have left; and a program that is led up to is one answer.
      isCounted: sent.isCounted && !isInDanger && !isFreeRung,
      type,
      after: ask.after,
      text: ask.message,
      title: autoTitle(ask.message),
      attachments: ask.attachments,
    }
    if (sent.isCounted && !question.isCounted) await ask.spend()
    const { chatId, after, sendKey, attachments } = ask
    // Nearly every send is new: its key is not looked for before.
    const store = () => (chatId === null ? storeInNewChat(db, question) : storeExchange(db, { ...question, chatId }))
    return startStored(writing, user, {
      ...{ type, sendKey, chatId, after, attachments },
      now: question.now,
      isFirst: true,
      isNextRung: isNext,
      store,
      taken: (twin) => takeUp(twin, true),
    })
  })
  return sent.catch(async (error: unknown) => {
    // Whatever stands in the way of another, what the first send has made is still shown.
    const earlier = error instanceof AppError ? await findExchange(db, user.id, ask.sendKey) : undefined
    if (earlier === undefined) throw error
    return takeUp(earlier, false)
  })
}

/**
 * Whether a question is the one that was sent before. Where it names no place, that was the end of the branch shown then; and who has not
 * heard that it was taken may find its own reply there now.
 */
const isSameQuestion = (exchange: EarlierExchange, { message, chatId, after, attachments }: Ask): boolean =>
  exchange.sent === 'question' &&
  exchange.text === message &&
  exchange.attachments.join() === attachments.join() &&
  (chatId === null ? exchange.parentId === exchange.chatId : exchange.chatId === chatId) &&
  (after === null || exchange.parentId === after || exchange.replyId === after)

/**
 * Asks for another reply to the question of `replyId`. Throws AppError `not_found`, `requires_upgrade`, `send_key_used`, `limit_reached`,
 * `too_many_replies`, `overloaded` or `unavailable`.
 */
export async function regenerateReply(
  writing: Writing,
  user: Actor,
  { replyId, sendKey }: { replyId: string; sendKey: string },
): Promise<StreamStart> {
  const earlier = await findExchange(writing.db, user.id, sendKey)
  const { type, questionId, chatId } = await ownReply(writing.db, user.id, replyId)
  const isSame = (exchange: EarlierExchange) => exchange.sent === 'version' && exchange.questionId === questionId
  if (earlier) return resume(writing, user, earlier, { isSame })
  assertMayUse(user, type)
  return writing.replies.admit(() => {
    const version = { ...sending(writing, user, { type, sendKey }), replyId }
    const store = () => storeVersion(writing.db, version)
    return startStored(writing, user, {
      ...{ type, sendKey, chatId, after: null, attachments: [] },
      now: version.now,
      isFirst: false,
      store,
      taken: async (twin) => startOf(assertSame(twin, isSame)),
    })
  })
}

export const sending = (
  { clock, replies, concurrencyLimits }: Writing,
  user: Actor,
  { type, sendKey }: { type: ChatType; sendKey: string },
) => ({
  userId: user.id,
  sendKey,
  isCounted: !user.isPro,
  writer: replies.writer,
  concurrencyLimit: concurrencyLimits[type],
  now: clock(),
})

type Storing = {
  type: ChatType
  sendKey: string
  now: Date
  isFirst: boolean
  /** Whether it is the next rung of what was answered before. */
  isNextRung?: boolean
  /** Whether it takes a unit of the limit. */
  isCounted?: boolean
  /** Where it is stored; null for a new chat. */
  chatId: string | null
  after: string | null
  attachments: readonly string[]
  store: () => Promise<Exchange | null>
  /** Answers for what was stored under the key before, by an earlier send or one at the same moment. */
  taken: (twin: EarlierExchange) => Promise<StreamStart>
}

/** Of two equal sends at once one is stored; the other finds it, whether it met the send key or the limit first. */
export async function startStored(
  writing: Writing,
  user: Actor,
  {
    type,
    sendKey,
    now,
    isFirst,
    isNextRung = false,
    isCounted = true,
    chatId,
    after,
    attachments,
    store,
    taken,
  }: Storing,
): Promise<StreamStart> {
  const stored = await retryingOnConflict(store).catch((error: unknown) => {
    if (isUniqueViolation(error, SEND_KEY_INDEX)) return null
    throw error
  })
  if (stored) {
    await writeReply(writing, { userId: user.id, type, ...stored, isFirst, isNextRung, written: '' })
    return startOf(stored)
  }
  const twin = await findExchange(writing.db, user.id, sendKey)
  if (twin) return taken(twin)
  if (chatId !== null) await assertOfType(writing.db, user, { chatId, type })
  const refused = await refusal({ ...writing, concurrencyLimit: writing.concurrencyLimits[type] }, user, {
    now,
    isCounted,
  })
  if (refused) throw refused
  // Else there is nothing any more that the question could follow, or room has come a moment too late.
  throw (await isPlace(writing.db, { userId: user.id, chatId, after, attachments }))
    ? tooManyReplies()
    : new AppError('not_found')
}

export function assertSame(exchange: EarlierExchange, isSame: (exchange: EarlierExchange) => boolean): EarlierExchange {
  if (!isSame(exchange)) throw new AppError('send_key_used')
  return exchange
}

const isNextRung = (db: Database, user: Actor, { chatId, after, message, attachments }: Ask) =>
  attachments.length > 0 ? false : goesUpLadder(db, { userId: user.id, chatId, after, text: message })

/** Throws AppError `not_found`, or `invalid_input` for a chat with the other mentor. */
async function assertOfType(db: Database, user: Actor, { chatId, type }: { chatId: string; type: ChatType }) {
  const chat = await ownChat(db, user.id, chatId)
  if (chat.type === type) return
  throw new AppError('invalid_input', { fields: { chatbotType: 'Esta conversación es con el otro mentor.' } })
}

/** A refused first message leaves no empty chat behind. */
function storeInNewChat(db: Database, question: Omit<Question, 'chatId'>): Promise<Exchange | null> {
  const { userId, type, now } = question
  return db
    .transaction(async (tx) => {
      const chat = await createChat(tx, { userId, type, title: undefined, now })
      const exchange = await storeExchange(tx, { ...question, chatId: chat.id })
      return exchange ?? tx.rollback()
    })
    .catch((error: unknown) => {
      if (error instanceof TransactionRollbackError) return null
      throw error
    })
}

/** `isSame`: whether that is what was sent; `isAdmitted`: whether there is room for its reply already. */
type Resuming = Pick<Storing, 'isNextRung' | 'isCounted'> & {
  isSame: (exchange: EarlierExchange) => boolean
  isAdmitted?: boolean
}

/** A repeated send: its reply is followed, or, when the first try brought nothing, asked for again. */
export async function resume(
  writing: Writing,
  user: Actor,
  exchange: EarlierExchange,
  { isSame, isNextRung = false, isCounted = true, isAdmitted = false }: Resuming,
): Promise<StreamStart> {
  assertSame(exchange, isSame)
  assertMayUse(user, exchange.type)
  const now = writing.clock()
  if (statusOf(exchange) !== 'failed' || !exchange.isEmpty) return startOf(exchange)
  const reopen = async () => {
    // Its writer is gone, and nobody has marked it yet.
    if (exchange.status === 'streaming') await failAbandoned(writing.db)
    const { type, replyId } = exchange
    const sent = sending(writing, user, { type, sendKey: replyId })
    const isFreeRung = isNextRung && writing.models[type].isFree === true
    const again = { ...sent, isCounted: sent.isCounted && isCounted && !isFreeRung, replyId, now }
    if (await retryingOnConflict(() => reopenExchange(writing.db, again))) {
      await writeReply(writing, { userId: user.id, ...exchange, isFirst: false, isNextRung, written: '' })
      return startOf(exchange)
    }
    const refused = await refusal({ ...writing, concurrencyLimit: again.concurrencyLimit }, user, {
      now,
      isCounted: again.isCounted,
    })
    if (refused) throw refused
    return startOf(exchange)
  }
  return isAdmitted ? reopen() : writing.replies.admit(reopen)
}

export const startOf = ({ chatId, title, parentId, questionId, replyId, askedAt }: Exchange): StreamStart => ({
  chatId,
  title,
  parentId,
  questionId,
  replyId,
  timestamp: askedAt.toISOString(),
})
