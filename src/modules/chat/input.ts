import * as z from 'zod/mini'
import { hasVisibleText, withoutHidden } from '~/platform/text/visible-text'
import { ATTACHMENT_TOO_LARGE } from './attachment-copy'
import { MAX_REPAIR_ERROR } from './repair'
import {
  CHAT_TYPES,
  LEVELS,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENTS,
  MAX_FREE_QUESTION_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_REPLY_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_VOTE_COMMENT_LENGTH,
  MODES,
  VOTE_REASONS,
} from './rules'

export const chatType = z.enum(CHAT_TYPES)
const id = z.uuid()
const title = z
  .string()
  .check(
    z.overwrite(withoutHidden),
    z.trim(),
    z.refine(hasVisibleText, 'El título no puede estar vacío.'),
    z.maxLength(MAX_TITLE_LENGTH),
  )
const cursor = z.optional(z.string().check(z.maxLength(200)))

export const listChats = { query: z.strictObject({ cursor }) }

export const readHistory = {
  query: z.strictObject({ chatId: id, cursor: z.optional(id), at: z.optional(id), after: z.optional(id) }),
}

export const createChat = { body: z.strictObject({ type: chatType, title: z.optional(title) }) }

export const renameChat = { params: z.strictObject({ id }), body: z.strictObject({ title }) }

export const pinChat = { params: z.strictObject({ id }), body: z.strictObject({ pinned: z.boolean() }) }

/** The address names one thing of the user's, and that is all there is to say. */
const named = { params: z.strictObject({ id }) }

export { named as attachmentId, named as chatId, named as messageId, named as replyId }

const comment = z
  .string()
  .check(
    z.overwrite(withoutHidden),
    z.trim(),
    z.refine(hasVisibleText, 'Escribe algo o deja el comentario vacío.'),
    z.maxLength(
      MAX_VOTE_COMMENT_LENGTH,
      `El comentario puede tener ${MAX_VOTE_COMMENT_LENGTH} caracteres como máximo.`,
    ),
  )

export const voteOnReply = {
  params: named.params,
  body: z.discriminatedUnion('value', [
    z.strictObject({ value: z.literal('up') }),
    z.strictObject({
      value: z.literal('down'),
      reason: z.nullable(z.enum(VOTE_REASONS)),
      comment: z.nullable(comment),
    }),
  ]),
}

/** What is left out stays as it is. `level` null: whichever is seen in what the person writes. */
export const changeTeaching = {
  body: z.strictObject({ level: z.optional(z.nullable(z.enum(LEVELS))), mode: z.optional(z.enum(MODES)) }),
}

export const sendMessage = {
  body: z.strictObject({
    message: z
      .string()
      .check(
        z.refine(hasVisibleText, 'Escribe un mensaje antes de enviarlo.'),
        z.maxLength(MAX_MESSAGE_LENGTH, `El mensaje puede tener ${MAX_MESSAGE_LENGTH} caracteres como máximo.`),
      ),
    chatId: z.optional(z.nullable(id)),
    chatbotType: chatType,
    after: z.optional(id),
    attachments: z.optional(
      z.array(id).check(
        z.maxLength(MAX_ATTACHMENTS, `Un mensaje puede llevar ${MAX_ATTACHMENTS} archivos como máximo.`),
        z.refine((ids) => new Set(ids).size === ids.length, 'Cada archivo se adjunta una sola vez.'),
      ),
    ),
  }),
}

export const takeFreeAnswer = {
  body: z.strictObject({
    question: z.string().check(z.refine(hasVisibleText), z.maxLength(MAX_FREE_QUESTION_LENGTH)),
    answer: z.string().check(z.refine(hasVisibleText), z.maxLength(MAX_REPLY_LENGTH)),
    askedAt: z.number().check(z.int(), z.minimum(0)),
    seal: z.string().check(z.maxLength(64)),
  }),
}

/** API-18. */
export const testMentor = {
  body: z.strictObject({ message: sendMessage.body.shape.message, chatbotType: chatType }),
}

export const followReply = {
  params: z.strictObject({ id }),
  query: z.strictObject({ from: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
}

export const repairReply = {
  params: z.strictObject({ id }),
  body: z.strictObject({
    block: z.number().check(z.int(), z.minimum(0), z.maximum(999)),
    error: z.string().check(z.refine(hasVisibleText), z.maxLength(MAX_REPAIR_ERROR)),
  }),
}

export const formatCode = {
  params: z.strictObject({ id }),
  query: z.strictObject({ block: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(999)) }),
}

export const searchChats = {
  query: z.strictObject({
    q: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Escribe lo que quieres buscar.'),
        z.maxLength(MAX_SEARCH_LENGTH, `Puedes buscar hasta ${MAX_SEARCH_LENGTH} caracteres.`),
      ),
    cursor,
  }),
}

export const exportFormat = z.enum(['md', 'py', 'ipynb'])
export const exportChat = { params: z.strictObject({ id }), query: z.strictObject({ format: exportFormat }) }

/** Four characters of base64 say three bytes. */
const MAX_ATTACHMENT_BASE64 = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4
export const addAttachment = {
  body: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(255, 'El nombre del archivo es demasiado largo.')),
    data: z.string().check(z.maxLength(MAX_ATTACHMENT_BASE64, ATTACHMENT_TOO_LARGE)),
  }),
}
