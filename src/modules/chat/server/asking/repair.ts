import { createHash } from 'node:crypto'
import { AppError } from '~/platform/app-error'
import { codeIn } from '~/platform/markdown/code-in'
import { readMarkdown } from '~/platform/markdown/read-markdown'
import type { StreamStart } from '../../contract'
import { repairQuestion } from '../../repair'
import { autoTitle } from '../../rules'
import { type Actor, assertMayUse } from './actor'
import { findExchange, storeExchange } from './exchange'
import { ownReply } from './own-reply'
import { assertSame, resume, sending, startOf, startStored } from './send'
import type { Writing } from './write-reply'

/** `spend` takes one of the repairs that a person has, by a model or by the mentor that costs nothing; it throws when there is none. */
export type Repair = { replyId: string; block: number; error: string; spend: (isFree: boolean) => Promise<void> }

/** A press that comes again so soon is the same one, on a connection that broke. */
const SAME_PRESS_MS = 60_000
const PYTHON = /^(?:python3?|py)\b/i

/**
 * C-69: asks for a block of a reply again, with the error that its run ended with; it takes no unit of the limit. The embedded mentor
 * repairs as often as there is something else to repair, a model each reply once: the send key is made of what may come once, so that
 * its index sees to it. Throws AppError `not_found`, `requires_upgrade`, `invalid_input`, `too_many_attempts`, `too_many_replies`,
 * `overloaded` or `unavailable`.
 */
export async function repairReply(writing: Writing, user: Actor, repair: Repair): Promise<StreamStart> {
  const { replyId } = repair
  const { type, chatId, content } = await ownReply(writing.db, user.id, replyId)
  assertMayUse(user, type)
  const text = questionFor(content, repair)
  const isFree = writing.models[type].isFree === true
  const sendKey = keyOf([user.id, replyId, ...(isFree ? [text] : [])])
  const isSame = ({ parentId }: { parentId: string }) => parentId === replyId
  const earlier = await findExchange(writing.db, user.id, sendKey)
  if (earlier && writing.clock().getTime() - earlier.askedAt.getTime() < SAME_PRESS_MS)
    return resume(writing, user, earlier, { isSame, isCounted: false })
  if (earlier) throw new AppError('invalid_input', { message: 'Este arreglo ya está hecho en esta conversación.' })
  await repair.spend(isFree)
  return writing.replies.admit(() => {
    const question = {
      ...sending(writing, user, { type, sendKey }),
      isCounted: false,
      type,
      text,
      title: autoTitle(text),
    }
    return startStored(writing, user, {
      ...{
        type,
        sendKey,
        chatId,
        taken: async (twin) => startOf(assertSame(twin, isSame)),
        after: replyId,
        now: question.now,
        isFirst: true,
        isCounted: false,
        attachments: [],
      },
      store: () => storeExchange(writing.db, { ...question, chatId, after: replyId }),
    })
  })
}

function questionFor(content: string, { block, error }: Repair): string {
  const found = codeIn(readMarkdown(content))[block]
  if (found === undefined || !PYTHON.test(found.language ?? '')) throw new AppError('not_found')
  const question = repairQuestion(found.code, error)
  if (question === null)
    throw new AppError('invalid_input', { message: 'Este programa es demasiado largo para enviarlo con su error.' })
  return question
}

/** A UUID (version 8) that is the same for the same parts. */
function keyOf(parts: readonly string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(['repair', ...parts]))
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
