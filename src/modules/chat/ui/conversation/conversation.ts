import type { Message, StreamEnd, StreamStart } from '../../contract'

/** A message as the reader sees it; a question on its way belongs to no stored chat yet. */
export type ShownMessage = Omit<Message, 'chatId'>

/** What is going on at the end of the conversation. One thing at a time: while it is not `idle`, nothing can be sent. */
export type Activity =
  | { kind: 'idle' }
  /** The question is on its way; `replaces` is the failed reply that is being asked for again. */
  | { kind: 'sending'; question: ShownMessage; replaces: string | null }
  | { kind: 'receiving'; replyId: string }
  | { kind: 'stopping'; replyId: string }
  /** The connection is gone, the reply may still be written at the server. */
  | { kind: 'lost'; replyId: string }

export type Conversation = {
  chatId: string | null
  /** Oldest first, as the server has acknowledged them. */
  messages: Message[]
  /** Asks for the messages before the first; null when there are none. */
  previousCursor: string | null
  activity: Activity
  /** Why the last question could not be sent, in Spanish. */
  refusal: string | null
  /** Why replies broke off, in Spanish, by reply; the history doesn't keep the reason. */
  reasons: Readonly<Record<string, string>>
}

export type ConversationAction =
  | { type: 'submitted'; question: ShownMessage; replaces: string | null }
  | { type: 'refused'; message: string }
  | { type: 'started'; start: StreamStart }
  | { type: 'text'; text: string }
  | { type: 'replaced'; text: string }
  | { type: 'ended'; end: StreamEnd }
  | { type: 'lost' }
  | { type: 'reconnecting' }
  | { type: 'stopping' }
  | { type: 'stop_failed' }
  | { type: 'older_loaded'; messages: Message[]; previousCursor: string | null }

export type Opening = { chatId: string | null; messages: Message[]; previousCursor: string | null }

/** A conversation as it is opened: a last reply that is still being written is taken up. */
export function openConversation({ chatId, messages, previousCursor }: Opening): Conversation {
  const last = messages.at(-1)
  const activity: Activity = last?.status === 'streaming' ? { kind: 'receiving', replyId: last.id } : { kind: 'idle' }
  return { chatId, messages, previousCursor, activity, refusal: null, reasons: {} }
}

/** The reducer. Actions that no longer fit the activity (a late text after the end) change nothing. */
export function converse(state: Conversation, action: ConversationAction): Conversation {
  const { activity } = state
  switch (action.type) {
    case 'submitted':
      if (activity.kind !== 'idle') return state
      return {
        ...state,
        refusal: null,
        activity: { kind: 'sending', question: action.question, replaces: action.replaces },
      }
    case 'refused':
      return activity.kind === 'sending' ? { ...state, activity: { kind: 'idle' }, refusal: action.message } : state
    case 'started':
      return activity.kind === 'sending' ? start(state, activity, action.start) : state
    case 'text':
      return changeReply(state, (reply) => ({ ...reply, content: reply.content + action.text }))
    case 'replaced':
      return changeReply(state, (reply) => ({ ...reply, content: action.text }))
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
    case 'older_loaded':
      return { ...state, messages: [...action.messages, ...state.messages], previousCursor: action.previousCursor }
  }
}

/** The messages as the reader sees them: with the question that is on its way, without the reply it replaces. */
export function visibleMessages({ messages, activity }: Conversation): ShownMessage[] {
  if (activity.kind !== 'sending') return messages
  const { question, replaces } = activity
  return [...messages.filter(({ id }) => id !== question.id && id !== replaces), question]
}

function start(state: Conversation, sending: Extract<Activity, { kind: 'sending' }>, event: StreamStart): Conversation {
  const { chatId, questionId, replyId, timestamp } = event
  const question: Message = { ...sending.question, id: questionId, chatId, timestamp }
  const reply: Message = {
    id: replyId,
    chatId,
    role: 'assistant',
    content: '',
    status: 'streaming',
    timestamp,
    sendKey: null,
  }
  const gone = [sending.question.id, sending.replaces, questionId, replyId]
  const messages = [...state.messages.filter(({ id }) => !gone.includes(id)), question, reply]
  return { ...state, chatId, messages, activity: { kind: 'receiving', replyId } }
}

function finish(state: Conversation, { id, status, message }: StreamEnd): Conversation {
  const changed = changeReply(state, (reply) => ({ ...reply, status }))
  if (changed === state) return state
  return {
    ...changed,
    activity: { kind: 'idle' },
    reasons: message === undefined ? state.reasons : { ...state.reasons, [id]: message },
  }
}

function changeReply(state: Conversation, change: (reply: Message) => Message): Conversation {
  const { activity } = state
  if (!('replyId' in activity)) return state
  return { ...state, messages: state.messages.map((each) => (each.id === activity.replyId ? change(each) : each)) }
}
