import { AppError } from '~/platform/app-error'
import { FREE_CONTINUATIONS, MAX_REPLY_LENGTH } from '../../rules'
import { statusOf } from '../history'
import { continueExchange } from '../reopen'
import { retryingOnConflict } from '../replies/concurrency-limit'
import { failAbandoned } from '../replies/reply-store'
import { type Actor, assertMayUse } from './actor'
import { type OwnReply, ownReply } from './own-reply'
import { refusal } from './refusal'
import { type Writing, writeReply } from './write-reply'

/**
 * Writes a reply on that broke off; one that is being written again already is left to that. Throws AppError `not_found`,
 * `requires_upgrade`, `reply_at_end`, `limit_reached`, `too_many_replies`, `overloaded` or `unavailable`.
 */
export async function continueReply(writing: Writing, user: Actor, replyId: string): Promise<void> {
  const { db, replies } = writing
  const now = writing.clock()
  const reply = await ownReply(db, user.id, replyId)
  assertMayUse(user, reply.type)
  const status = statusOf(reply)
  if (status === 'streaming') return
  if (status !== 'failed' || reply.content === '') throw new AppError('not_found')
  const [concurrencyLimit, most] = [writing.concurrencyLimits[reply.type], writing.continuations[reply.type]]
  if (isAtEnd(reply, most)) throw new AppError('reply_at_end')
  return replies.admit(async () => {
    // Its writer is gone, and nobody has marked it yet.
    if (reply.status === 'streaming') await failAbandoned(db)
    const exchange = {
      userId: user.id,
      replyId,
      isCounted: !user.isPro,
      writer: replies.writer,
      concurrencyLimit,
      most,
      now,
    }
    const opened = await retryingOnConflict(() => continueExchange(db, exchange))
    if (opened) return writeReply(writing, { userId: user.id, type: reply.type, replyId, isFirst: false, ...opened })
    const refused = await refusal({ ...writing, concurrencyLimit }, user, {
      now,
      isCounted: reply.continuations >= FREE_CONTINUATIONS,
    })
    // Else another was faster: the reply is being written on.
    if (refused) throw refused
  })
}

const isAtEnd = ({ content, continuations, failure }: OwnReply, most: number) =>
  continuations >= most || content.length >= MAX_REPLY_LENGTH || failure === 'too_long'
