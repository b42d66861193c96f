import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { CallError, call } from '~/platform/call'
import { type ChatType, readHistory, type StreamStart, stopReply } from '../../contract'
import { type Conversation, converse, type Opening, openConversation, type ShownMessage } from './conversation'
import { failureSentence } from './failure-sentence'
import { createFrameText } from './frame-text'
import { openStream, pauseBeforeRetry, type Question } from './open-stream'
import { type Position, receiveReply } from './receive-reply'

type Listeners = {
  /** The server has the question. */
  onStarted: (start: StreamStart) => void
  /** The question didn't get through; `error` is a CallError, a ConnectionError or a defect. */
  onRefused: (error: unknown) => void
  /** A reply has ended, well or not. */
  onEnded: () => void
}

/** One conversation: what is in it, and everything that can be done with it. A reply in progress is taken up on opening. */
export function useConversation(type: ChatType, opening: Opening, listeners: Listeners) {
  const [state, dispatch] = useReducer(converse, opening, openConversation)
  const connection = useRef<AbortController | null>(null)
  const on = useRef(listeners)
  useEffect(() => {
    on.current = listeners
  })

  const takeUp = useEffectEvent(() => {
    if (state.activity.kind === 'receiving') void receive(positionOf(state), null)
  })
  useEffect(() => {
    takeUp()
    return () => connection.current?.abort()
  }, [])

  const isLost = state.activity.kind === 'lost'
  const goOn = useEffectEvent(reconnect)
  useEffect(() => {
    if (!isLost) return
    const whenOnline = () => goOn()
    window.addEventListener('online', whenOnline)
    return () => window.removeEventListener('online', whenOnline)
  }, [isLost])

  async function receive(from: Position, question: Question | null) {
    const controller = new AbortController()
    const { signal } = controller
    connection.current = controller
    const painted = createFrameText((text) => !signal.aborted && dispatch({ type: 'text', text }))
    const connect = (position: Position) => openStream(position, { type, chatId: state.chatId, question, signal })
    let isAcknowledged = question === null
    try {
      for await (const event of receiveReply(from, { connect, pause: pauseBeforeRetry, signal })) {
        if (event.type === 'text') {
          painted.push(event.data)
          continue
        }
        painted.flush()
        if (event.type === 'start') {
          isAcknowledged = true
          dispatch({ type: 'started', start: event.data })
          on.current.onStarted(event.data)
        } else if (event.type === 'replace') dispatch({ type: 'replaced', text: event.data })
        else if (event.type === 'end') dispatch({ type: 'ended', end: event.data })
        else dispatch({ type: 'lost' })
      }
      on.current.onEnded()
    } catch (error) {
      if (signal.aborted) return
      painted.flush()
      if (isAcknowledged) return dispatch({ type: 'lost' })
      dispatch({ type: 'refused', message: failureSentence(error) })
      on.current.onRefused(error)
    }
  }

  function ask(question: Question, { id, replaces }: { id: string; replaces: string | null }) {
    if (state.activity.kind !== 'idle') return
    dispatch({ type: 'submitted', question: localQuestion(question, id), replaces })
    void receive({ replyId: null, length: 0 }, question)
  }

  function reconnect() {
    if (state.activity.kind !== 'lost') return
    dispatch({ type: 'reconnecting' })
    void receive(positionOf(state), null)
  }

  return {
    state,
    send: (question: Question) => ask(question, { id: question.sendKey, replaces: null }),

    /** Asks for a reply again that brought nothing: the same send, in the same place. */
    repeat(question: ShownMessage, failed: ShownMessage) {
      if (question.sendKey === null) return
      ask({ text: question.content, sendKey: question.sendKey }, { id: question.id, replaces: failed.id })
    },

    /** Stops the reply; what was written stays. False when the server could not be told. */
    async stop(): Promise<boolean> {
      if (state.activity.kind !== 'receiving') return true
      dispatch({ type: 'stopping' })
      try {
        await call(stopReply, { params: { id: state.activity.replyId } })
        return true
      } catch (error) {
        // The reply was faster: its end is already on its way.
        if (error instanceof CallError && error.status === 404) return true
        dispatch({ type: 'stop_failed' })
        return false
      }
    },

    reconnect,

    /** The page of messages before the first; hands it over to be put in place. Throws CallError or ConnectionError. */
    async loadOlder(): Promise<() => void> {
      const { chatId, previousCursor } = state
      if (chatId === null || previousCursor === null) return () => {}
      const older = await call(readHistory, { query: { chatId, cursor: previousCursor } })
      return () => dispatch({ type: 'older_loaded', ...older })
    },
  }
}

function positionOf({ activity, messages }: Conversation): Position {
  if (!('replyId' in activity)) return { replyId: null, length: 0 }
  const reply = messages.find(({ id }) => id === activity.replyId)
  return { replyId: activity.replyId, length: reply?.content.length ?? 0 }
}

const localQuestion = ({ text, sendKey }: Question, id: string): ShownMessage => ({
  id,
  role: 'user',
  content: text,
  status: 'complete',
  timestamp: new Date().toISOString(),
  sendKey,
})
