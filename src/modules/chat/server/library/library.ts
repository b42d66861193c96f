import type { Database } from '~/database/database'
import type { Reading } from '~/database/reading'
import type { Clock } from '~/platform/time/clock'
import type { ExportFormat } from '../../contract'
import type { Actor } from '../asking/actor'
import { exportChat } from '../export/export'
import { makeWordsOf } from '../search/reply-words'
import { searchChats } from '../search/search'
import { readSharedConversation } from '../sharing/shared-conversation'
import { readShare, shareChat, unshareChat } from '../sharing/shares'
import { deleteChat, eraseConversations, purgeDeleted, restoreChat } from './deletion'
import { pinChat } from './pins'

type Dependencies = { db: Database; reading: Reading; clock: Clock }

/** What one does with whole chats. Every call is held to its user; another's ids are AppError `not_found`. */
export const createLibrary = ({ db, reading, clock }: Dependencies) => ({
  pinChat: (userId: string, chat: { chatId: string; pinned: boolean }) =>
    pinChat(db, { userId, ...chat, now: clock() }),
  deleteChat: (userId: string, chatId: string) => deleteChat(db, { userId, chatId, now: clock() }),
  restoreChat: (userId: string, chatId: string) => restoreChat(db, { userId, chatId, now: clock() }),
  async searchChats(user: Actor, search: { q: string; cursor?: string | undefined }) {
    await makeWordsOf(db, user.id)
    return reading((from) => searchChats(from, user, search), { seesOwnWrites: true })
  },
  exportChat: (user: Actor, chat: { chatId: string; format: ExportFormat }) =>
    reading((from) => exportChat(from, user, chat), { seesOwnWrites: true }),
  readShare: (userId: string, chatId: string) => readShare(db, userId, chatId),
  shareChat: (user: Actor, chatId: string) => shareChat(db, user, { chatId, now: clock() }),
  unshareChat: (userId: string, chatId: string) => unshareChat(db, userId, chatId),

  /** For anyone who has the link; null when it leads nowhere, `withheld` while its owner may not share it. */
  readShared: (shareId: string, from: number) => readSharedConversation(db, { shareId, from, now: clock() }),

  /** For an account that is about to be erased; what is written meanwhile goes with it. */
  eraseConversations: (userId: string) => eraseConversations(db, userId),

  /** Erases what was deleted and can no longer be brought back. To be run now and then. */
  tidy: () => purgeDeleted(db, clock()),
})
export type Library = ReturnType<typeof createLibrary>
