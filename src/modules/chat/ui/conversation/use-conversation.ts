import { useRef, useState } from 'react'
import { call } from '~/platform/http/call'
import { type ChatType, takeVoteBack, type Vote, voteOnReply } from '../../contract'
import { askingIn } from './asking'
import { type ConversationAction, converse, type Opening, openConversation } from './conversation'
import { loadingIn } from './loading'
import { type StreamListeners, useReplyStream } from './use-reply-stream'
import { findMessage } from './window/message-window'

/**
 * One conversation: what is loaded of it, and everything that can be done with it. Its parts: the stream that receives a reply
 * (use-reply-stream.ts), what asks and stops (asking.ts), and what loads other places of it (loading.ts).
 */
export function useConversation(type: ChatType, opening: Opening, listeners: StreamListeners) {
  const [state, setState] = useState(() => openConversation(opening))
  // What is decided between two renders, like a second click, goes by this.
  const latest = useRef(state)

  function dispatch(action: ConversationAction) {
    latest.current = converse(latest.current, action)
    setState(latest.current)
  }

  /** Shows the vote at once (null: none), and what was before when it could not be stored. Throws CallError or ConnectionError. */
  async function vote(replyId: string, given: Vote | null) {
    const before = findMessage(latest.current.messages, replyId)?.vote ?? null
    const params = { id: replyId }
    dispatch({ type: 'voted', replyId, vote: given })
    try {
      if (given === null) await call(takeVoteBack, { params })
      else await call(voteOnReply, { params, body: given })
    } catch (error) {
      dispatch({ type: 'voted', replyId, vote: before })
      throw error
    }
  }

  const stream = useReplyStream({ type, activity: state.activity, latest, dispatch }, listeners)
  return {
    state,
    latest,
    vote,
    forgetAttachment: (id: string) => dispatch({ type: 'attachment_gone', id }),
    reconnect: () => dispatch({ type: 'reconnecting' }),
    ...askingIn({ latest, dispatch, ask: stream.ask }),
    ...loadingIn({ latest, dispatch, disconnect: stream.disconnect }),
  }
}

export type UsedConversation = ReturnType<typeof useConversation>
