import type { Message, StreamEnd, StreamStart } from '../../contract'
import type { Ask, Conversation, ShownMessage } from './conversation-state'
import {
  allOf,
  findIn,
  lastOf,
  type Pages,
  pagesBefore,
  toPages,
  withChanged,
  withEarlier,
  withLater,
} from './message-pages'
import { startReply } from './start-reply'

/** What it is drawn under: a question that is on its way and has no id yet stays the same box when it has one. */
export const keyOf = ({ id, sendKey }: ShownMessage): string => sendKey ?? id

/** A conversation without the text that is being received: the same for as long as nothing but that changes. */
export type SettledConversation = Omit<Conversation, 'written'>

/** `from`: what of it was there before is not read out. */
export type HeardReply = { reply: ShownMessage; from: number }

/** A part of a branch, as the server hands it out. */
export type Part = { messages: readonly Message[]; previousCursor: string | null; isEnd: boolean }

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
  /** `cursor` is what they were asked for by. */
  | { type: 'older_loaded'; cursor: string; messages: readonly Message[]; previousCursor: string | null }
  | { type: 'newer_loaded'; part: Part }
  /** Another place of the conversation is shown: `part`, and nothing of what was. */
  | { type: 'moved'; part: Part }
  /** Another version of a message is shown, with its branch; what came before it stays. */
  | { type: 'switched'; to: string; part: Part }
  /** The end of the conversation as it is now: another tab or device may have added to it. */
  | { type: 'refreshed'; part: Part }

export type Opening = { chatId: string | null } & Part

/** A conversation as it is opened: a last reply that is still being written is taken up. */
export const openConversation = ({ chatId, messages, previousCursor, isEnd }: Opening): Conversation =>
  takeUp({
    chatId,
    pages: toPages(messages),
    previousCursor,
    isEnd,
    activity: { kind: 'idle' },
    written: '',
    heard: null,
    refusal: null,
  })

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
      return 'replyId' in activity ? { ...state, written: state.written + action.text } : state
    case 'replaced':
      return 'replyId' in activity ? { ...state, written: action.text } : state
    case 'ended':
      return finish(state, action.end)
    case 'lost':
      return 'replyId' in activity ? { ...state, activity: { kind: 'lost', replyId: activity.replyId } } : state
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
    case 'older_loaded':
      return action.cursor === state.previousCursor
        ? { ...state, pages: withEarlier(state.pages, action.messages), previousCursor: action.previousCursor }
        : state
    case 'newer_loaded':
      return takeUp(readOn(state, action.part))
    case 'moved':
      return openConversation({ chatId: state.chatId, ...action.part })
    case 'switched':
      return activity.kind === 'idle' ? takeUp(switchVersion(state, action.to, action.part)) : state
    case 'refreshed':
      return activity.kind === 'idle' && state.isEnd ? takeUp(refresh(state, action.part)) : state
  }
}

/** The messages as the reader sees them: with the question that is on its way in place of what it replaces. */
export function visiblePages({ pages, activity }: SettledConversation): Pages<ShownMessage> {
  if (activity.kind !== 'sending' || activity.ask.kind !== 'question') return pages
  const { question, replaces } = activity.ask
  return withLater<ShownMessage>(replaces === null ? pages : pagesBefore(pages, replaces), [question])
}

/** Whether `part`, the end of the conversation, only adds to what is shown. */
export function onlyAdds({ pages }: SettledConversation, part: Part): boolean {
  const last = lastOf(pages)
  return last === undefined || part.messages.some(({ id }) => id === last.id)
}

/** The reply that is heard: received here, or it was last. Null where none has been, or another one has taken its place. */
export function heardReply({ pages, activity, written, heard }: Conversation): HeardReply | null {
  const reply = heard === null ? undefined : findIn(pages, heard.replyId)
  if (heard === null || reply === undefined) return null
  const isReceived = 'replyId' in activity && activity.kind !== 'continuing'
  return { reply: isReceived ? { ...reply, content: written } : reply, from: heard.from }
}

function finish(state: Conversation, { id, status, failure }: StreamEnd): Conversation {
  const { activity, written } = state
  if (!('replyId' in activity) || activity.replyId !== id) return state
  const ending: Partial<Message> = { content: written, status, failure: failure ?? null }
  const pages = withChanged(state.pages, activity.replyId, (reply) => ({ ...reply, ...ending }))
  return { ...state, pages, activity: { kind: 'idle' } }
}

function reopen(state: Conversation, replyId: string): Conversation {
  const opened: Partial<Message> = { status: 'streaming', failure: null }
  const pages = withChanged(state.pages, replyId, (reply) => ({ ...reply, ...opened }))
  return takeUp({ ...state, pages, activity: { kind: 'idle' } })
}

/** Receives the last reply if it is still being written. */
function takeUp(state: Conversation): Conversation {
  const last = lastOf(state.pages)
  if (state.activity.kind !== 'idle' || !state.isEnd || last?.status !== 'streaming') return state
  const { id: replyId, content: written } = last
  return { ...state, written, heard: { replyId, from: written.length }, activity: { kind: 'receiving', replyId } }
}

function readOn(state: Conversation, { messages, isEnd }: Part): Conversation {
  const last = lastOf(state.pages)
  const at = messages.findIndex(({ id }) => id === last?.id)
  // The page around our last message; should it not be in there, the branch has gone.
  if (at === -1) return state
  return { ...state, pages: withLater(state.pages, messages.slice(at + 1)), isEnd }
}

function switchVersion(state: Conversation, to: string, { messages, previousCursor, isEnd }: Part): Conversation {
  const at = messages.findIndex(({ id }) => id === to)
  const shown = messages[at]
  if (shown === undefined) return state
  const other = allOf(state.pages).find(({ parentId }) => parentId === shown.parentId)
  const isAnchored = other !== undefined
  return {
    ...state,
    pages: isAnchored ? withLater(pagesBefore(state.pages, other.id), messages.slice(at)) : toPages(messages),
    previousCursor: isAnchored ? state.previousCursor : previousCursor,
    isEnd,
    refusal: null,
  }
}

function refresh(state: Conversation, { messages, previousCursor }: Part): Conversation {
  const from = messages.findIndex(({ id }) => findIn(state.pages, id) !== undefined)
  if (from === -1) return { ...state, pages: toPages(messages), previousCursor }
  const fresh = messages.slice(from)
  const ours = allOf(state.pages)
  const start = ours.findIndex(({ id }) => id === fresh[0]?.id)
  const changedAt = fresh.findIndex((message, at) => !isSame(message, ours[start + at]))
  const firstChange = changedAt === -1 ? fresh.length : changedAt
  const gone = ours[start + firstChange]
  if (gone === undefined && changedAt === -1) return state
  const kept = gone === undefined ? state.pages : pagesBefore(state.pages, gone.id)
  return { ...state, pages: withLater(kept, fresh.slice(firstChange)) }
}

const isSame = (fresh: Message, known: Message | undefined): boolean =>
  known !== undefined &&
  known.id === fresh.id &&
  known.status === fresh.status &&
  known.failure === fresh.failure &&
  known.content === fresh.content &&
  known.versions.join() === fresh.versions.join()
