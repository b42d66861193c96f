import type { Message, StreamStart } from '../../contract'
import type { Ask, Conversation } from './conversation-state'
import { findIn, lastOf, type Pages, pagesBefore, withLater } from './message-pages'
import { versionsWith } from './versions'

/** The server has taken what was asked: puts question and reply in their place, under its ids. */
export function startReply(state: Conversation, ask: Ask, start: StreamStart): Conversation {
  const { chatId, replyId } = start
  const pages = ask.kind === 'question' ? asked(state, ask, start) : regenerated(state, ask, start)
  return {
    ...state,
    chatId,
    pages,
    isEnd: true,
    written: '',
    heard: { replyId, from: 0 },
    activity: { kind: 'receiving', replyId },
  }
}

function asked({ pages }: Conversation, ask: Extract<Ask, { kind: 'question' }>, start: StreamStart): Pages<Message> {
  const { chatId, questionId, timestamp } = start
  const replaced = ask.replaces === null ? undefined : findIn(pages, ask.replaces)
  // A send that is repeated may find its question here already; one that goes on from the last message need not be looked for.
  const goesOn = lastOf(pages)?.id === start.parentId
  const kept = goesOn ? pages : pagesBefore(pagesBefore(pages, replaced?.id ?? questionId), questionId)
  const question: Message = {
    ...ask.question,
    id: questionId,
    chatId,
    parentId: start.parentId,
    versions: replaced === undefined ? [] : versionsWith(replaced, questionId),
    timestamp,
  }
  return withLater(kept, [
    question,
    emptyReply(start, { versions: (goesOn ? undefined : findIn(pages, start.replyId))?.versions ?? [], sendKey: null }),
  ])
}

function regenerated(
  { pages }: Conversation,
  ask: Extract<Ask, { kind: 'regenerate' }>,
  start: StreamStart,
): Pages<Message> {
  const old = findIn(pages, ask.replyId)
  const versions = old === undefined ? [] : versionsWith(old, start.replyId)
  return withLater(pagesBefore(pages, ask.replyId), [emptyReply(start, { versions, sendKey: ask.sendKey })])
}

type Versions = Pick<Message, 'versions' | 'sendKey'>

const emptyReply = ({ chatId, questionId, replyId, timestamp }: StreamStart, reply: Versions): Message => ({
  id: replyId,
  chatId,
  parentId: questionId,
  role: 'assistant',
  content: '',
  status: 'streaming',
  failure: null,
  timestamp,
  ...reply,
})
