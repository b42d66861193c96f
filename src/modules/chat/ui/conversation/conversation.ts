import type { RefObject } from 'react'
import type { Message, StreamEnd, StreamStart, Vote } from '../../contract'
import type { Ask, Conversation, ShownMessage } from './conversation-state'
import { startReply } from './start-reply'
import { findMessage, messagesBefore, olderCursor, WINDOW_LENGTH, withChanged } from './window/message-window'

/** React's key: a question that is on its way and has no id yet stays the same box when it has one. */
export const keyOf = ({ id, sendKey }: ShownMessage): string => sendKey ?? id

/** `from`: what of it was there before is not read out. */
export type AnnouncedReply = { reply: ShownMessage; from: number }

/** A part of a branch, as the server hands it out. */
export type Part = { messages: readonly Message[]; isEnd: boolean }

export type ConversationAction =
  | { type: 'submitted'; ask: Ask }
  | { type: 'refused'; message: string }
  | { type: 'started'; start: StreamStart }
  | { type: 'text'; text: string }
  | { type: 'replaced'; text: string }
  | { type: 'ended'; end: StreamEnd }
  | { type: 'lost' }
  | { type: 'reconnecting' }
  | { type: 'stopping' }
  | { type: 'stop_failed' }
  | { type: 'continuing'; replyId: string }
  | { type: 'continued' }
  | { type: 'continue_failed' }
  | { type: 'voted'; replyId: string; vote: Vote | null }
  /** A file was erased, from every question that had it. */
  | { type: 'attachment_gone'; id: string }
  /** The messages that come before the first one of the window. */
  | { type: 'older_loaded'; messages: readonly Message[] }
  /** What follows the message `after`, which was the window's last. */
  | { type: 'newer_loaded'; after: string; part: Part }
  /** Another place of the conversation is shown: `part`, and nothing of what was. */
  | { type: 'moved'; part: Part }
  /** Another version of a message is shown, with its branch; what came before it stays. */
  | { type: 'switched'; to: string; part: Part }
  /** The end of the conversation as it is now: another tab or device may have added to it. */
  | { type: 'refreshed'; part: Part }

/** The conversation as it is now, between two renders as well, and what makes another of it. */
export type Live = { latest: RefObject<Conversation>; dispatch: (action: ConversationAction) => void }

export type Opening = { chatId: string | null } & Part

/** A conversation as it is opened: a last reply that is still being written is taken up. */
export const openConversation = ({ chatId, messages, isEnd }: Opening): Conversation =>
  takeUp({ chatId, messages, isEnd, activity: { kind: 'idle' }, announced: null, refusal: null })

/** The reducer. Actions that no longer fit the activity (a late text after the end) change nothing. */
export function converse(state: Conversation, action: ConversationAction): Conversation {
  const { activity } = state
  switch (action.type) {
    case 'submitted':
      return activity.kind === 'idle'
        ? { ...state, refusal: null, activity: { kind: 'sending', ask: action.ask } }
        : state
    case 'refused':
      return activity.kind === 'sending' ? { ...state, activity: { kind: 'idle' }, refusal: action.message } : state
    case 'started':
      return activity.kind === 'sending' ? startReply(state, activity.ask, action.start) : state
    case 'text':
      return write(state, (content) => content + action.text)
    case 'replaced':
      return write(state, () => action.text)
    case 'ended':
      return finish(state, action.end)
    case 'lost':
      return 'replyId' in activity && activity.kind !== 'lost'
        ? { ...state, activity: { kind: 'lost', replyId: activity.replyId } }
        : state
    case 'reconnecting':
      return activity.kind === 'lost' ? { ...state, activity: { kind: 'receiving', replyId: activity.replyId } } : state
    case 'stopping':
      return activity.kind === 'receiving' ? { ...state, activity: { ...activity, kind: 'stopping' } } : state
    case 'stop_failed':
      return activity.kind === 'stopping' ? { ...state, activity: { ...activity, kind: 'receiving' } } : state
    case 'continuing':
      return activity.kind === 'idle'
        ? { ...state, refusal: null, activity: { kind: 'continuing', replyId: action.replyId } }
        : state
    case 'continued':
      return activity.kind === 'continuing' ? reopen(state, activity.replyId) : state
    case 'continue_failed':
      return activity.kind === 'continuing' ? { ...state, activity: { kind: 'idle' } } : state
    case 'voted':
      return { ...state, messages: withChanged(state.messages, action.replyId, () => ({ vote: action.vote })) }
    case 'attachment_gone':
      return { ...state, messages: state.messages.map((message) => withoutAttachment(message, action.id)) }
    case 'older_loaded':
      return addOlder(state, action.messages)
    case 'newer_loaded':
      return takeUp(addNewer(state, action))
    case 'moved':
      return openConversation({ chatId: state.chatId, ...action.part })
    case 'switched':
      return activity.kind === 'idle' ? takeUp(switchVersion(state, action.to, action.part)) : state
    case 'refreshed':
      return activity.kind === 'idle' && state.isEnd ? takeUp(refresh(state, action.part)) : state
  }
}

/** The messages as the reader sees them: with the question that is on its way in place of what it replaces. */
export function visibleMessages({ messages, activity }: Conversation): readonly ShownMessage[] {
  if (activity.kind !== 'sending' || activity.ask.kind !== 'question') return messages
  const { question, replaces } = activity.ask
  return [...(replaces === null ? messages : messagesBefore(messages, replaces)), question]
}

/** Whether `part`, the end of the conversation, only adds to what is shown. */
export function onlyAdds({ messages }: Conversation, part: Part): boolean {
  const last = messages.at(-1)
  return last === undefined || findMessage(part.messages, last.id) !== undefined
}

/** The reply that is announced: received here, or it was last. Null where none has been, or another one has taken its place. */
export function announcedReply({ messages, announced }: Conversation): AnnouncedReply | null {
  const reply = findMessage(messages, announced?.replyId)
  return announced === null || reply === undefined ? null : { reply, from: announced.from }
}

function write(state: Conversation, change: (content: string) => string): Conversation {
  const { activity, messages } = state
  if (!('replyId' in activity)) return state
  return {
    ...state,
    messages: withChanged(messages, activity.replyId, ({ content }) => ({ content: change(content) })),
  }
}

function finish(state: Conversation, { id, status, failure, authors }: StreamEnd): Conversation {
  const { activity } = state
  if (!('replyId' in activity) || activity.replyId !== id) return state
  const messages = withChanged(state.messages, id, () => ({
    status,
    failure: failure ?? null,
    ...(authors ? { authors } : {}),
  }))
  return { ...state, messages, activity: { kind: 'idle' } }
}

function withoutAttachment(message: Message, id: string): Message {
  if (!message.attachments?.some((attachment) => attachment.id === id)) return message
  return { ...message, attachments: message.attachments.filter((attachment) => attachment.id !== id) }
}

function reopen(state: Conversation, replyId: string): Conversation {
  const messages = withChanged(state.messages, replyId, () => ({ status: 'streaming', failure: null }))
  return takeUp({ ...state, messages, activity: { kind: 'idle' } })
}

/** Receives the last reply if it is still being written. */
function takeUp(state: Conversation): Conversation {
  const last = state.messages.at(-1)
  if (state.activity.kind !== 'idle' || !state.isEnd || last?.status !== 'streaming') return state
  const { id: replyId, content } = last
  return { ...state, announced: { replyId, from: content.length }, activity: { kind: 'receiving', replyId } }
}

/** While something goes on at the end, the end stays. */
function addOlder(state: Conversation, older: readonly Message[]): Conversation {
  if (older.at(-1)?.id !== olderCursor(state)) return state
  const all = [...older, ...state.messages]
  const messages = state.activity.kind === 'idle' ? all.slice(0, WINDOW_LENGTH) : all
  return { ...state, messages, isEnd: state.isEnd && messages.length === all.length }
}

function addNewer(state: Conversation, { after, part }: { after: string; part: Part }): Conversation {
  if (state.messages.at(-1)?.id !== after) return state
  return { ...state, messages: [...state.messages, ...part.messages].slice(-WINDOW_LENGTH), isEnd: part.isEnd }
}

function switchVersion(state: Conversation, to: string, { messages, isEnd }: Part): Conversation {
  const at = messages.findIndex(({ id }) => id === to)
  const shown = messages[at]
  if (shown === undefined) return state
  const other = state.messages.find(({ parentId }) => parentId === shown.parentId)
  const branch = other === undefined ? messages : [...messagesBefore(state.messages, other.id), ...messages.slice(at)]
  return { ...state, messages: branch, isEnd, refusal: null }
}

/** What has not changed stays the same object, and is not rendered again. */
function refresh(state: Conversation, part: Part): Conversation {
  const from = part.messages.findIndex(({ id }) => findMessage(state.messages, id) !== undefined)
  const first = part.messages[from]
  if (first === undefined) return { ...state, messages: part.messages }
  const fresh = part.messages.slice(from).map((message) => {
    const known = findMessage(state.messages, message.id)
    return known && JSON.stringify(known) === JSON.stringify(message) ? known : message
  })
  return { ...state, messages: [...messagesBefore(state.messages, first.id), ...fresh] }
}
