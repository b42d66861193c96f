import type { Database } from '~/database/database'
import { AppError } from '~/platform/app-error'
import type { StreamStart } from '../../contract'
import { type Actor, assertMayUse } from '../asking/actor'
import { ownReply } from '../asking/own-reply'
import { statusOf } from '../history'
import type { Replies } from './replies'
import type { ReplyNotifications } from './reply-notifications'
import { requestStop, requestStopOfAll } from './reply-store'
import { type StoredReply, streamLiveReply, streamStoredReply, untilEnd } from './reply-stream'
import type { ReplyEnd } from './run'

type Dependencies = { db: Database; replies: Replies; notifications: ReplyNotifications }

/** Opens the stream of a reply's events; `onOver` is called once, when it has ended, broken or been left by its reader. */
export type OpenStream = (onOver: () => void) => ReadableStream<Uint8Array>

/** Reading replies while they are written: here, or by another instance. */
export function createFollowing({ db, replies, notifications }: Dependencies) {
  /** Throws AppError `not_found`. */
  const stored = async (userId: string, replyId: string): Promise<StoredReply> => {
    const reply = await ownReply(db, userId, replyId)
    const status = statusOf(reply)
    const { content: text, authors } = reply
    if (status === 'streaming') return { text, end: null, authors }
    const failure = status === 'failed' ? (reply.failure ?? 'interrupted') : null
    return { text, end: { status, failure }, authors }
  }

  const stream = (userId: string, replyId: string, from: number, start?: StreamStart): OpenStream => {
    const live = replies.find(replyId)
    if (live) return (onOver) => streamLiveReply(live, { from, start, onOver })
    const read = () => stored(userId, replyId)
    return (onOver) => streamStoredReply({ id: replyId, notifications, read }, { from, start, onOver })
  }

  return {
    stream,

    /** Throws AppError `not_found`, or `requires_upgrade` for a PRO reply without PRO (CHAT-24). */
    async follow(user: Actor, replyId: string, from: number): Promise<OpenStream> {
      assertMayUse(user, (await ownReply(db, user.id, replyId)).type)
      return stream(user.id, replyId, from)
    },

    async untilEnd(userId: string, replyId: string): Promise<{ text: string; end: ReplyEnd }> {
      const live = replies.find(replyId)
      if (live) return untilEnd(live)
      const following = notifications.follow(replyId)
      try {
        for (;;) {
          const { text, end } = await stored(userId, replyId)
          if (end) return { text, end }
          await following.next()
        }
      } finally {
        following.leave()
      }
    },

    /** Throws AppError `not_found` when it is not this user's or no longer being written. */
    async stop(userId: string, replyId: string): Promise<void> {
      if (!(await requestStop(db, userId, replyId))) throw new AppError('not_found')
      replies.stop(replyId)
    },

    /** Ends all replies of a user, and with them their streams, on all instances. */
    stopAll: (userId: string) => requestStopOfAll(db, userId),

    close: () => notifications.close(),
  }
}
export type Following = ReturnType<typeof createFollowing>
