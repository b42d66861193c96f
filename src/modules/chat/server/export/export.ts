import { setImmediate } from 'node:timers/promises'
import type { Database } from '~/database/database'
import type { ExportFormat } from '../../contract'
import { type Actor, assertMayUse } from '../asking/actor'
import { ownChat } from '../chats'
import { branchIds, type ReadMessage, readMessages } from '../library/branch'
import { attachmentNamed } from './file-name'
import type { ExportedChat, WriteExport } from './format'
import { writeMarkdown } from './markdown'
import { writeNotebook } from './notebook'
import { writeProgram } from './program'

const MESSAGE_BATCH = 50

const FORMATS = {
  md: { write: writeMarkdown, mediaType: 'text/markdown; charset=utf-8' },
  py: { write: writeProgram, mediaType: 'text/x-python; charset=utf-8' },
  ipynb: { write: writeNotebook, mediaType: 'application/x-ipynb+json' },
} satisfies Record<ExportFormat, { write: WriteExport; mediaType: string }>

type ExportedFile = { disposition: string; mediaType: string; body: ReadableStream<Uint8Array> }

/**
 * The branch shown as a file that is written while it is read: a long chat is never whole in memory. Throws AppError `not_found` or
 * `requires_upgrade`; a database that goes away later breaks the stream off.
 */
export async function exportChat(
  db: Database,
  user: Actor,
  { chatId, format }: { chatId: string; format: ExportFormat },
): Promise<ExportedFile> {
  const { title, type, createdAt, leafId } = await ownChat(db, user.id, chatId)
  assertMayUse(user, type)
  const ids = leafId === null ? [] : await branchIds(db, user.id, leafId)
  const chat: ExportedChat = { title: title.replace(/\s+/g, ' '), type, createdAt }
  const { write, mediaType } = FORMATS[format]
  return {
    disposition: attachmentNamed(title, format),
    mediaType,
    body: streamOf(write(chat, messagesOf(db, { userId: user.id, chatId }, ids))),
  }
}

/** The messages of a branch, oldest first, read a few at a time. */
export async function* messagesOf(
  db: Database,
  chat: { userId: string; chatId: string },
  ids: string[],
): AsyncGenerator<ReadMessage> {
  for (let from = 0; from < ids.length; from += MESSAGE_BATCH) {
    for (const message of await readMessages(db, chat, ids.slice(from, from + MESSAGE_BATCH))) {
      yield message
      // Reading an answer's Markdown and Python takes milliseconds: others have their turn in between.
      await setImmediate()
    }
  }
}

/** As UTF-8, as fast as it is taken; an end of interest ends the reading, too. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
