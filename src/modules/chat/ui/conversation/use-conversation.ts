import { useRef, useState } from 'react'
import type { ChatType } from '../../contract'
import { askingIn } from './asking'
import { type ConversationAction, converse, type Opening, openConversation } from './conversation'
import { votingIn } from './foot/voting'
import { loadingIn } from './loading'
import { type StreamListeners, useReplyStream } from './use-reply-stream'

/**
 * One conversation: what is loaded of it, and everything that can be done with it. Its parts: the stream that receives a reply
 * (use-reply-stream.ts), what asks and stops (asking.ts), and what loads other places of it (loading.ts); beside them stand votes
 * (voting.ts).
 */
export function useConversation(type: ChatType, opening: Opening, listeners: StreamListeners) {
  const [state, setState] = useState(() => openConversation(opening))
  // What is decided between two renders, like a second click, goes by this.
  const latest = useRef(state)

  function dispatch(action: ConversationAction) {
    latest.current = converse(latest.current, action)
    setState(latest.current)
  }

  const stream = useReplyStream({ type, activity: state.activity, latest, dispatch }, listeners)
  return {
    state,
    latest,
    forgetAttachment: (id: string) => dispatch({ type: 'attachment_gone', id }),
    reconnect: () => dispatch({ type: 'reconnecting' }),
    ...askingIn({ latest, dispatch, ask: stream.ask }),
    ...votingIn({ latest, dispatch }),
    ...loadingIn({ latest, dispatch, disconnect: stream.disconnect }),
  }
}

export type UsedConversation = ReturnType<typeof useConversation>
