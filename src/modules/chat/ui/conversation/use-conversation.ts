import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CallError, call } from '~/platform/call'
import { type ChatType, continueReply, readHistory, type StreamStart, showMessage, stopReply } from '../../contract'
import { type ConversationAction, type Opening, onlyAdds, type SettledConversation } from './conversation'
import type { Ask, Conversation } from './conversation-state'
import { createConversationStore } from './conversation-store'
import { failureSentence } from './failure-sentence'
import { createFrameText } from './frame-text'
import { localQuestion } from './local-question'
import { findIn, lastOf } from './message-pages'
import { nextTask, openStream, pauseBeforeRetry, type Request } from './open-stream'
import { type Position, receiveReply } from './receive-reply'
import { useReconnect } from './use-reconnect'

type Listeners = {
  /** The server has what was asked. */
  onStarted: (start: StreamStart, ask: Ask) => void
  /** What was asked didn't get through; `error` is a CallError, a ConnectionError or a defect. */
  onRefused: (error: unknown, ask: Ask) => void
  /** A reply cannot be followed any more: a CallError, or a defect. */
  onLost: (error: unknown) => void
  /** A reply has ended, well or not. */
  onEnded: () => void
}
/** A text to be sent, and the key that makes sending it again harmless. */
type Message = { text: string; sendKey: string }

/** One conversation: what is in it, and everything that can be done with it. A reply in progress is taken up where it is found. */
export function useConversation(type: ChatType, opening: Opening, listeners: Listeners) {
  const [store] = useState(() => createConversationStore(opening))
  const [state, setState] = useState<SettledConversation>(store.read)
  const connection = useRef<AbortController | null>(null)
  const on = useRef(listeners)
  useEffect(() => {
    on.current = listeners
  })

  const { activity } = state
  function dispatch(action: ConversationAction) {
    const before = store.read()
    store.dispatch(action)
    // Text is for those who look at the store: nothing else is drawn anew for it.
    if (store.read() !== before && action.type !== 'text' && action.type !== 'replaced') setState(store.read())
  }
  const takeUp = useEffectEvent(() => {
    // What is drawn may lag behind: a short reply is over before its beginning is to be seen.
    const now = store.read()
    if (now.activity.kind === 'receiving' && connection.current === null) void receive(positionOf(now), null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has begun to be received is looked for whenever something changes
  useEffect(() => takeUp(), [activity])
  useEffect(
    () => () => {
      connection.current?.abort()
      connection.current = null
    },
    [],
  )

  useReconnect(activity.kind === 'lost', () => {
    if (connection.current === null) void receive(positionOf(store.read()), null)
  })

  function disconnect() {
    connection.current?.abort()
    connection.current = null
  }

  async function receive(from: Position, asking: { ask: Ask; request: Request } | null) {
    const controller = new AbortController()
    const { signal } = controller
    connection.current = controller
    if (asking !== null) {
      await nextTask()
      startTransition(() => setState(store.read()))
    }
    const painted = createFrameText((text) => !signal.aborted && dispatch({ type: 'text', text }))
    const request = asking?.request ?? null
    const connect = async (position: Position) => {
      const response = await openStream(position, { type, chatId: store.read().chatId, request, signal })
      dispatch({ type: 'reconnecting' })
      return response
    }
    let unanswered = asking?.ask ?? null
    try {
      for await (const event of receiveReply(from, { connect, pause: pauseBeforeRetry, signal })) {
        if (event.type === 'text') {
          painted.push(event.data)
          continue
        }
        painted.flush()
        if (event.type === 'start') {
          // What is asked anew is gone before the reader is taken to where it is answered.
          const draw = unanswered?.kind === 'regenerate' ? flushSync : startTransition
          draw(() => dispatch({ type: 'started', start: event.data }))
          if (unanswered) on.current.onStarted(event.data, unanswered)
          unanswered = null
        } else if (event.type === 'replace') dispatch({ type: 'replaced', text: event.data })
        // Drawn in pieces, as the text is: what the reader does meanwhile comes first.
        else if (event.type === 'end') startTransition(() => dispatch({ type: 'ended', end: event.data }))
        else dispatch({ type: 'lost' })
      }
      on.current.onEnded()
    } catch (error) {
      if (signal.aborted) return
      painted.flush()
      if (unanswered === null) {
        dispatch({ type: 'lost' })
        on.current.onLost(error)
        return
      }
      dispatch({ type: 'refused', message: failureSentence(error) })
      on.current.onRefused(error, unanswered)
    } finally {
      if (connection.current === controller) connection.current = null
    }
  }

  const isFree = () => store.read().activity.kind === 'idle'

  function ask(asked: Ask, request: Request) {
    if (!isFree()) return
    const action = { type: 'submitted', ask: asked } as const
    // The box is empty before a new question stands above it; what takes another's place does so at once.
    if (asked.kind === 'question' && asked.replaces === null) store.dispatch(action)
    else dispatch(action)
    void receive({ replyId: null, length: 0 }, { ask: asked, request })
  }

  return {
    state,
    store,
    /** Whether something can be asked; not any more at once after something was, whatever is drawn. */
    isFree,

    /** Asks at the end of what is shown. */
    send({ text, sendKey }: Message) {
      const { pages, chatId } = store.read()
      const after = lastOf(pages)?.id ?? chatId ?? undefined
      const question = localQuestion(text, sendKey)
      ask({ kind: 'question', question, replaces: null }, { kind: 'question', text, sendKey, after })
    },

    /** Asks in place of an earlier question, which stays as another version with all that followed it. */
    sendInstead(questionId: string, { text, sendKey }: Message) {
      const replaced = findIn(state.pages, questionId)
      if (replaced === undefined) return
      const question = localQuestion(text, sendKey)
      const request = { kind: 'question', text, sendKey, after: replaced.parentId } as const
      ask({ kind: 'question', question, replaces: questionId }, request)
    },

    /** Asks for a reply that brought nothing again, by the send of its question: in the same place. */
    repeat(replyId: string) {
      const question = findIn(state.pages, findIn(state.pages, replyId)?.parentId)
      if (!question?.sendKey) return
      const { id, content: text, sendKey, parentId: after } = question
      ask({ kind: 'question', question, replaces: id }, { kind: 'question', text, sendKey, after })
    },

    /** Asks for another version of a reply. */
    regenerate(replyId: string, sendKey: string) {
      ask({ kind: 'regenerate', replyId, sendKey }, { kind: 'regenerate', replyId, sendKey })
    },

    /** Has a reply that broke off written on. Throws CallError or ConnectionError. */
    async continueReply(replyId: string) {
      if (!isFree()) return
      dispatch({ type: 'continuing', replyId })
      try {
        await call(continueReply, { params: { id: replyId } })
        dispatch({ type: 'continued' })
      } catch (error) {
        dispatch({ type: 'continue_failed' })
        throw error
      }
    },

    /** Stops the reply; what was written stays. False when the server could not be told. */
    async stop(): Promise<boolean> {
      // What is drawn may lag behind.
      const { activity: now } = store.read()
      if (now.kind !== 'receiving') return true
      dispatch({ type: 'stopping' })
      try {
        await call(stopReply, { params: { id: now.replyId } })
        return true
      } catch (error) {
        // The reply was faster: its end is already on its way.
        if (error instanceof CallError && error.status === 404) return true
        dispatch({ type: 'stop_failed' })
        return false
      }
    },

    reconnect: () => dispatch({ type: 'reconnecting' }),

    /*
     * What follows reads a part of the conversation and hands over the change, to be made without moving the reader. All throw
     * CallError or ConnectionError.
     */

    /** The page of messages before the first. */
    async loadOlder(): Promise<() => void> {
      const { chatId, previousCursor } = state
      if (chatId === null || previousCursor === null) return () => {}
      const older = await call(readHistory, { query: { chatId, cursor: previousCursor } })
      return () => dispatch({ type: 'older_loaded', cursor: previousCursor, ...older })
    },

    /** What comes after the last message that is shown, where the branch goes on. */
    async loadNewer(): Promise<() => void> {
      const last = lastOf(state.pages)
      if (state.chatId === null || last === undefined) return () => {}
      const part = await call(readHistory, { query: { chatId: state.chatId, at: last.id } })
      return () => dispatch({ type: 'newer_loaded', part })
    },

    /** The place around a message, or the end of the conversation. A reply that is being received goes on at the server. */
    async moveTo(messageId: string | null): Promise<() => void> {
      const { chatId } = state
      if (chatId === null) return () => {}
      const part = await call(readHistory, { query: { chatId, ...(messageId === null ? {} : { at: messageId }) } })
      return () => {
        // A question that the server does not have yet stays with the reader.
        if (store.read().activity.kind === 'sending') return
        disconnect()
        dispatch({ type: 'moved', part })
      }
    },

    /** Another version of a message, with its branch: it is the one that is shown from now on. */
    async switchTo(messageId: string): Promise<() => void> {
      const part = await call(showMessage, { params: { id: messageId } })
      return () => dispatch({ type: 'switched', to: messageId, part })
    },

    /** The end of the conversation as it is now; null where it is no other, or (`mayReplace` false) more than an addition. */
    async refresh({ mayReplace }: { mayReplace: () => boolean }): Promise<(() => void) | null> {
      if (state.chatId === null) return null
      const part = await call(readHistory, { query: { chatId: state.chatId } })
      if (!onlyAdds(state, part) && !mayReplace()) return null
      return () => dispatch({ type: 'refreshed', part })
    },
  }
}

function positionOf({ activity, written }: Conversation): Position {
  return 'replyId' in activity ? { replyId: activity.replyId, length: written.length } : { replyId: null, length: 0 }
}
export type UsedConversation = ReturnType<typeof useConversation>
