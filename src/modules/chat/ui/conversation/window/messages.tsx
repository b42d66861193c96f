import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '~/ui/button'
import { QuestionEditor } from '../../composer/question-editor'
import { MessageActionsProvider } from '../../messages/message-actions'
import { MessageList } from '../../messages/message-list'
import { Lost } from '../foot/troubles'
import type { ChatbotState } from '../use-chatbot'
import { olderCursor } from './message-window'

/**
 * The window of a conversation that has begun, oldest first, with all that one does with its messages. Not a live region: what arrives is
 * announced by sentences (announcer.tsx).
 */
export function Messages({ chatbot }: { chatbot: ChatbotState }) {
  const { reading, scroll, edit } = chatbot
  const { state } = chatbot.conversation
  const { messages, isEnd } = state
  return (
    <MessageActionsProvider value={chatbot.actions}>
      {olderCursor(state) !== null && (
        <WindowEdge boxRef={scroll.boxRef} messageId={messages[0]?.id} onNear={reading.loadOlder}>
          <div className="mb-6 text-center">
            <Button variant="ghost" size="sm" pending={reading.pending === 'older'} onClick={reading.loadOlder}>
              Ver mensajes anteriores
            </Button>
          </div>
        </WindowEdge>
      )}
      <MessageList
        type={chatbot.type}
        conversation={state}
        editedId={edit.open?.questionId}
        editor={edit.open && <QuestionEditor chatbot={chatbot} open={edit.open} />}
      />
      {!isEnd && <WindowEdge boxRef={scroll.boxRef} messageId={messages.at(-1)?.id} onNear={reading.loadNewer} />}
      {state.activity.kind === 'lost' && <Lost chatbot={chatbot} />}
    </MessageActionsProvider>
  )
}

/** So far outside of what the reader sees an end of the window is near: a screen or two. */
const NEAR = '1200px 0px'

type WindowEdgeProps = {
  boxRef: RefObject<HTMLElement | null>
  /** The message at this end: with another one, it is another end. */
  messageId: string | undefined
  onNear: () => void
  children?: ReactNode
}

/** An end of the window. As it comes near the reader's eyes, the messages beyond it are loaded. */
function WindowEdge({ boxRef, messageId, onNear, children }: WindowEdgeProps) {
  const edgeRef = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an end that is still near after messages have come is looked at again
  useEffect(() => {
    if (edgeRef.current === null) return
    const look = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && near()
    const observer = new IntersectionObserver(look, { root: boxRef.current, rootMargin: NEAR })
    observer.observe(edgeRef.current)
    return () => observer.disconnect()
  }, [boxRef, messageId])
  return <div ref={edgeRef}>{children}</div>
}
