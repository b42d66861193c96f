import { type RefObject, startTransition, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { toldOf } from '~/platform/http/call'
import { useLatest } from '~/ui/react/use-latest'
import type { ChatType, StreamStart } from '../../contract'
import { CHAT_ERRORS } from '../../copy'
import type { Live } from './conversation'
import type { Activity, Ask, Conversation } from './conversation-state'
import { openStream, pauseBeforeRetry } from './open-stream'
import { type Position, receiveReply } from './receive-reply'
import { findMessage } from './window/message-window'

export type StreamListeners = {
  /** The server has what was asked. */
  onStarted: (start: StreamStart, ask: Ask) => void
  /** What was asked didn't get through; `error` is a CallError, a ConnectionError or a defect. */
  onRefused: (error: unknown, ask: Ask) => void
  /** A reply cannot be followed any more: a CallError, or a defect. */
  onLost: (error: unknown) => void
  /** A reply has ended, well or not, and its end is rendered. */
  onEnded: () => void
}

type Streamed = Live & { type: ChatType; activity: Activity }

/** Receives the conversation's replies, one at a time. A reply in progress is taken up wherever it is found. */
export function useReplyStream({ type, activity, latest, dispatch }: Streamed, listeners: StreamListeners) {
  const connection = useRef<AbortController | null>(null)
  // What follows an end waits until it is rendered: queries that change meanwhile have React render all of it at once.
  const isOver = useRef(false)
  const on = useLatest(listeners)

  const receive = receiverOf({ type, latest, dispatch, connection, isOver, on })

  function takeUp() {
    if (connection.current === null) void receive(positionOf(latest.current), null)
  }
  function disconnect() {
    connection.current?.abort()
    connection.current = null
  }

  const goOn = useEffectEvent(() => {
    const { kind } = latest.current.activity
    if (kind === 'receiving') takeUp()
    if (kind === 'idle' && isOver.current) {
      isOver.current = false
      on.current.onEnded()
    }
    return kind === 'lost' ? tryAgain(takeUp) : undefined
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else goes on, it may be a reply to be received
  useEffect(() => goOn(), [activity])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end alone, and by the ref
  useEffect(() => disconnect, [])

  return {
    disconnect,
    /** Asks, unless something is going on. */
    ask(ask: Ask) {
      if (latest.current.activity.kind !== 'idle') return
      dispatch({ type: 'submitted', ask })
      void receive({ replyId: null, length: 0 }, ask)
    },
  }
}

type Receiving = Live & {
  type: ChatType
  connection: RefObject<AbortController | null>
  isOver: RefObject<boolean>
  on: RefObject<StreamListeners>
}

/** Receives one reply from a position on, asked for or found, until it ends or `connection` is aborted; what comes is told as it comes. */
function receiverOf({ type, latest, dispatch, connection, isOver, on }: Receiving) {
  function start(event: StreamStart, ask: Ask | null) {
    // What is asked anew is gone before the reader is taken to where it is answered.
    const render = ask?.kind === 'regenerate' ? flushSync : startTransition
    render(() => dispatch({ type: 'started', start: event }))
    if (ask) on.current.onStarted(event, ask)
  }

  function fail(error: unknown, ask: Ask | null) {
    if (ask === null) {
      dispatch({ type: 'lost' })
      on.current.onLost(error)
    } else {
      dispatch({ type: 'refused', message: failureSentence(error) })
      on.current.onRefused(error, ask)
    }
  }

  return async function receive(from: Position, ask: Ask | null) {
    const controller = new AbortController()
    const { signal } = controller
    connection.current = controller
    let unanswered = ask
    const connect = async (position: Position) => {
      const response = await openStream(position, { type, chatId: latest.current.chatId, ask, signal })
      dispatch({ type: 'reconnecting' })
      return response
    }
    try {
      for await (const event of receiveReply(from, { connect, pause: pauseBeforeRetry, signal })) {
        if (signal.aborted) return
        // Text is a transition: what the reader does meanwhile comes first.
        if (event.type === 'text') startTransition(() => dispatch({ type: 'text', text: event.data }))
        else if (event.type === 'start') {
          start(event.data, unanswered)
          unanswered = null
        } else if (event.type === 'end') {
          isOver.current = true
          startTransition(() => dispatch({ type: 'ended', end: event.data }))
        } else if (event.type === 'replace') dispatch({ type: 'replaced', text: event.data })
        else dispatch({ type: 'lost' })
      }
    } catch (error) {
      if (!signal.aborted) fail(error, unanswered)
    } finally {
      if (connection.current === controller) connection.current = null
    }
  }
}

/** Why something could not be sent, in Spanish, for the reader. */
export function failureSentence(error: unknown): string {
  return toldOf(error) ?? CHAT_ERRORS.send
}

function positionOf({ activity, messages }: Conversation): Position {
  if (!('replyId' in activity)) return { replyId: null, length: 0 }
  const { replyId } = activity
  return { replyId, length: findMessage(messages, replyId)?.content.length ?? 0 }
}

const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 60_000

/** Calls `reconnect` ever more rarely, and at once when there is reason to hope, until the answer is called. */
function tryAgain(reconnect: () => void): () => void {
  let delay = FIRST_DELAY_MS
  let timer = setTimeout(again, delay)
  function again() {
    reconnect()
    delay = Math.min(delay * 2, LONGEST_DELAY_MS)
    timer = setTimeout(again, delay)
  }
  window.addEventListener('online', reconnect)
  window.addEventListener('focus', reconnect)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', reconnect)
    window.removeEventListener('focus', reconnect)
  }
}
