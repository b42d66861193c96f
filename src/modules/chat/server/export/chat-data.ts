import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { chats, messages, shares, teaching, usage, votes } from '~/database/tables/schema'
import type { PersonalData, PersonalFile } from '~/modules/accounts/accounts.server'
import { attachedFiles, attachmentFacts } from '../attachments/attachment-data'
import { branchIds } from '../library/branch'
import { textOf } from '../replies/written'
import { messagesOf } from './export'
import { folderName } from './file-name'
import type { ExportedChat, WriteExport } from './format'
import { writeMarkdown } from './markdown'
import { writeProgram } from './program'

const MESSAGE_BATCH = 50
const A_FENCE = /^ {0,3}(```|~~~)/m

const VOTE = { value: votes.value, reason: votes.reason, comment: votes.comment, votedAt: votes.votedAt }

type ChatRow = typeof chats.$inferSelect

/** What this module keeps about a user: also chats of a plan that is over, and those that were just deleted. */
export const chatData = (db: Database): PersonalData => ({
  async facts(userId) {
    const { userId: _user, ...counts } = getTableColumns(usage)
    const [used] = await db.select(counts).from(usage).where(eq(usage.userId, userId))
    const { id, chatId, leafId, createdAt } = shares
    const shared = await db.select({ id, chatId, leafId, createdAt }).from(shares).where(eq(shares.userId, userId))
    const { userId: _whose, ...manner } = getTableColumns(teaching)
    const [taught] = await db.select(manner).from(teaching).where(eq(teaching.userId, userId))
    const attached = await attachmentFacts(db, userId)
    return {
      usage: used ?? null,
      teaching: taught ?? null,
      attachments: attached,
      shares: shared.map((share) => ({ ...share, path: `/compartido/${share.id}` })),
    }
  },

  async *files(userId) {
    let number = 0
    for (const id of await chatIds(db, userId)) {
      const [chat] = await db
        .select()
        .from(chats)
        .where(and(eq(chats.id, id), eq(chats.userId, userId)))
      if (chat === undefined) continue
      number += 1
      yield* filesOf(db, chat, `chats/${String(number).padStart(4, '0')} ${folderName(chat.title)}`)
    }
    yield* attachedFiles(db, userId)
  },
})

/** Oldest first. Two queries, since there is an index for each: few bytes a chat. */
async function chatIds(db: Database, userId: string): Promise<string[]> {
  const select = () => db.select({ id: chats.id }).from(chats)
  const isOwn = eq(chats.userId, userId)
  const kept = await select()
    .where(and(isOwn, isNull(chats.deletedAt)))
    .orderBy(asc(chats.activeAt))
  const deleted = await select()
    .where(and(isOwn, isNotNull(chats.deletedAt)))
    .orderBy(asc(chats.activeAt))
  return [...kept, ...deleted].map(({ id }) => id)
}

async function* filesOf(db: Database, chat: ChatRow, folder: string): AsyncGenerator<PersonalFile> {
  const { id, title, type, createdAt, leafId } = chat
  const seen = { hasCode: false }
  yield { path: `${folder}/chat.json`, text: writeTree(db, chat, seen) }
  if (leafId === null) return
  const ids = await branchIds(db, chat.userId, leafId)
  const about: ExportedChat = { title: title.replace(/\s+/g, ' '), type, createdAt }
  const written = (write: WriteExport) => write(about, messagesOf(db, { userId: chat.userId, chatId: id }, ids))
  yield { path: `${folder}/chat.md`, text: written(writeMarkdown) }
  if (seen.hasCode) yield { path: `${folder}/codigo.py`, text: written(writeProgram) }
}

/** The chat with all its branches, as JSON: a message's `parentId` is the one it follows. Notes whether there may be code in it. */
async function* writeTree(db: Database, chat: ChatRow, seen: { hasCode: boolean }): AsyncGenerator<string> {
  const { userId: _owner, ...about } = chat
  yield `{\n"chat": ${JSON.stringify(about)},\n"messages": [`
  let separator = '\n'
  let after = 0
  for (;;) {
    const { id, parentId, role, status, failure, rung, authors, createdAt, position } = messages
    const content = sql<string>`${textOf(sql`${messages}`)}`
    const page = await db
      .select({ id, parentId, role, content, status, failure, rung, authors, createdAt, vote: VOTE, position })
      .from(messages)
      .leftJoin(votes, and(eq(votes.messageId, id), eq(votes.userId, chat.userId)))
      .where(and(eq(messages.userId, chat.userId), eq(messages.chatId, chat.id), gt(position, after)))
      .orderBy(asc(position))
      .limit(MESSAGE_BATCH)
    for (const { position: place, ...message } of page) {
      seen.hasCode ||= message.role === 'assistant' && A_FENCE.test(message.content)
      yield `${separator}${JSON.stringify(message)}`
      separator = ',\n'
      after = place
      await setImmediate()
    }
    if (page.length < MESSAGE_BATCH) break
  }
  yield '\n]\n}\n'
}
