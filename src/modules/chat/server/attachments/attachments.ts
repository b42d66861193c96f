import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { attachments, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import { uuidV7 } from '~/platform/uuid-v7'
import { ATTACHMENT_EMPTY, ATTACHMENT_TOO_LARGE, ATTACHMENT_WRONG_KIND } from '../../attachment-copy'
import type { Attachment } from '../../contract'
import {
  attachmentExtension,
  LEAST_ATTACHMENT_BYTES,
  MAX_ATTACHED_BYTES,
  MAX_ATTACHMENT_BYTES,
  UNSENT_MS,
} from '../../rules'
import { fileName } from '../export/file-name'

import { decodeText } from './decode-text'

type File = { name: string; data: string }

/** C-70: text files that go with questions. Every call is held to its user; another's ids are AppError `not_found`. */
export const createAttachments = ({ db, clock }: { db: Database; clock: Clock }) => ({
  /**
   * Keeps a file (`data`: base64) for a question to come. Throws AppError `invalid_input`, `payload_too_large`, `attachment_not_text` or
   * `attachments_full`.
   */
  async add(userId: string, file: File): Promise<Attachment> {
    const read = readFile(file)
    const [row] = await db.transaction(async (tx) => {
      await lockUploads(tx, userId)
      if (!(await hasRoom(tx, userId, read.bytes))) throw new AppError('attachments_full')
      const createdAt = clock()
      return tx
        .insert(attachments)
        .values({ ...read, id: uuidV7(createdAt), userId, createdAt })
        .returning(shown)
    })
    if (row === undefined) throw new AppError('internal')
    return row
  },

  /** Throws AppError `not_found`. */
  async read(userId: string, id: string): Promise<{ attachment: Attachment; text: string }> {
    const [row] = await db
      .select({ ...shown, text: attachments.content })
      .from(attachments)
      .where(own(userId, id))
    if (row === undefined) throw new AppError('not_found')
    const { text, ...attachment } = row
    return { attachment, text }
  },

  /** Throws AppError `not_found`. */
  async delete(userId: string, id: string): Promise<void> {
    const gone = await db.delete(attachments).where(own(userId, id)).returning({ id: attachments.id })
    if (gone.length === 0) throw new AppError('not_found')
  },

  /** Erases what was never sent. To be run now and then. */
  async tidy(): Promise<void> {
    const before = new Date(clock().getTime() - UNSENT_MS)
    await db.execute(
      sql`delete from attachments where sent_at is null and created_at < ${before.toISOString()}::timestamptz`,
    )
  },
})
export type Attachments = ReturnType<typeof createAttachments>

const shown = {
  id: attachments.id,
  name: attachments.name,
  bytes: attachments.bytes,
  lines: attachments.lines,
  encoding: attachments.encoding,
}

const own = (userId: string, id: string) => and(eq(attachments.id, id), eq(attachments.userId, userId))

/** Until the transaction ends nobody else adds a file for this user. Sending a message does not wait for it. */
const lockUploads = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

/** To be asked under `lockUploads`. */
async function hasRoom(tx: Database, userId: string, bytes: number): Promise<boolean> {
  const [row] = await tx
    .select({ held: sql<string>`coalesce(sum(greatest(${attachments.bytes}, ${LEAST_ATTACHMENT_BYTES})), 0)` })
    .from(attachments)
    .where(eq(attachments.userId, userId))
  return Number(row?.held ?? 0) + Math.max(bytes, LEAST_ATTACHMENT_BYTES) <= MAX_ATTACHED_BYTES
}

function readFile({ name, data }: File) {
  const extension = attachmentExtension(name.trim())
  if (extension === null) throw new AppError('invalid_input', { message: ATTACHMENT_WRONG_KIND })
  const bytes = Buffer.from(data, 'base64')
  if (bytes.toString('base64') !== data)
    throw new AppError('invalid_input', { fields: { data: 'Este dato no es válido.' } })
  if (bytes.length > MAX_ATTACHMENT_BYTES) throw new AppError('payload_too_large', { message: ATTACHMENT_TOO_LARGE })
  const decoded = decodeText(bytes)
  if (decoded === null) throw new AppError('attachment_not_text')
  if (decoded.text.trim() === '') throw new AppError('invalid_input', { message: ATTACHMENT_EMPTY })
  const { text, encoding } = decoded
  return {
    name: cleanName(name, extension),
    content: text,
    bytes: Buffer.byteLength(text),
    lines: text.replace(/\r?\n$/, '').split('\n').length,
    encoding,
  }
}

/** The last part of a path, with nothing in it that a file system or a reader would take for something else. */
function cleanName(name: string, extension: string): string {
  const last = name.trim().split(/[/\\]/).at(-1) ?? ''
  return `${fileName(last.slice(0, -extension.length - 1), 'archivo')}.${extension}`
}
