import type { OpenDatabase } from '~/database/open-database'

/** Notifications between instances: PostgreSQL's NOTIFY. Payloads are reply ids, several of them joined by commas. */
export const REPLY_CHANNEL = 'pymentor_reply_news'
export const STOP_CHANNEL = 'pymentor_reply_stop'

/** A notification holds 8,000 bytes; an id and its comma take 37. */
export const IDS_IN_A_NOTIFICATION = 200

export type Listen = OpenDatabase['listen']

/** Longer than any notification takes; and a writer that died sends none. */
const LOOK_AT_LATEST_MS = 5_000

/** Who waits here for notifications of replies that other instances write. */
export function createReplyNotifications(listen: Listen) {
  const waiting = new Map<string, Set<() => void>>()
  const wake = (replyId: string) => {
    for (const follower of waiting.get(replyId) ?? []) follower()
  }
  const listening = listen(REPLY_CHANNEL, {
    notification: (payload) => payload.split(',').forEach(wake),
    gap: () => [...waiting.keys()].forEach(wake),
  })

  return {
    close: async () => (await listening)(),

    /** Those of one reply, from now on: `next` resolves with whether there was any before it was time to look all the same. */
    follow(replyId: string) {
      let isNotified = false
      let wakeUp = () => {}
      const follower = () => {
        isNotified = true
        wakeUp()
      }
      const followers = waiting.get(replyId) ?? new Set()
      waiting.set(replyId, followers.add(follower))
      return {
        async next(): Promise<boolean> {
          if (!isNotified) {
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, LOOK_AT_LATEST_MS)
              wakeUp = () => {
                clearTimeout(timer)
                resolve()
              }
            })
          }
          const wasNotified = isNotified
          isNotified = false
          return wasNotified
        },
        leave() {
          wakeUp()
          followers.delete(follower)
          if (followers.size === 0) waiting.delete(replyId)
        },
      }
    },
  }
}
export type ReplyNotifications = ReturnType<typeof createReplyNotifications>
