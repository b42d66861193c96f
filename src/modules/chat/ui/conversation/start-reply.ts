import type { Message, StreamStart } from '../../contract'
import { versionsWith } from '../messages/versions'
import type { Ask, Conversation } from './conversation-state'
import { findMessage, messagesBefore } from './window/message-window'

/** The server has taken what was asked: puts question and reply in their place, under its ids. */
export function startReply(state: Conversation, ask: Ask, start: StreamStart): Conversation {
  const { chatId, replyId } = start
  return {
    ...state,
    chatId,
    messages: ask.kind === 'question' ? asked(state, ask, start) : regenerated(state, ask, start),
    isEnd: true,
    announced: { replyId, from: 0 },
    activity: { kind: 'receiving', replyId },
  }
}

function asked({ messages }: Conversation, ask: Extract<Ask, { kind: 'question' }>, start: StreamStart): Message[] {
  const { chatId, questionId, timestamp } = start
  const replaced = ask.replaces === null ? undefined : findMessage(messages, ask.replaces)
  const question: Message = {
    ...ask.question,
    id: questionId,
    chatId,
    parentId: start.parentId,
    versions: replaced === undefined ? [] : versionsWith(replaced, questionId),
    timestamp,
  }
  // A send that is repeated may find its question here already.
  const before = messagesBefore(messagesBefore(messages, replaced?.id ?? questionId), questionId)
  const versions = findMessage(messages, start.replyId)?.versions ?? []
  return [...before, question, emptyReply(start, { versions, sendKey: null })]
}

function regenerated(
  { messages }: Conversation,
  ask: Extract<Ask, { kind: 'regenerate' }>,
  start: StreamStart,
): Message[] {
  const old = findMessage(messages, ask.replyId)
  const versions = old === undefined ? [] : versionsWith(old, start.replyId)
  return [...messagesBefore(messages, ask.replyId), emptyReply(start, { versions, sendKey: ask.sendKey })]
}

const emptyReply = (
  { chatId, questionId, replyId, timestamp }: StreamStart,
  reply: Pick<Message, 'versions' | 'sendKey'>,
): Message => ({
  id: replyId,
  chatId,
  parentId: questionId,
  role: 'assistant',
  content: '',
  status: 'streaming',
  failure: null,
  timestamp,
  vote: null,
  ...reply,
})
