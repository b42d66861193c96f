import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '~/ui/button'
import type { ChatType } from '../../../contract'
import { MessageFrame } from '../../messages/message-frame'
import { QuestionItem } from '../../messages/question-item'
import { ReplyItem } from '../../messages/reply-item'
import { keyOf, visibleMessages } from '../conversation'
import type { Conversation } from '../conversation-state'
import { olderCursor } from './message-window'
import type { Reading } from './use-reading'

type MessageListProps = {
  type: ChatType
  conversation: Conversation
  reading: Reading
  boxRef: RefObject<HTMLElement | null>
  /** The box of the question that is being changed, in its place. */
  editor: { questionId: string; box: ReactNode } | undefined
  /** What stands at the end while the connection is lost. */
  whenLost: ReactNode
}

/** The window of the conversation, oldest first. Not a live region: what arrives is announced by sentences (announcer.tsx). */
export function MessageList({ type, conversation, reading, boxRef, editor, whenLost }: MessageListProps) {
  const { activity, announced, isEnd } = conversation
  const messages = visibleMessages(conversation)
  const isSending = activity.kind === 'sending' && activity.ask.kind === 'question'
  return (
    <>
      {olderCursor(conversation) !== null && (
        <WindowEdge boxRef={boxRef} messageId={messages[0]?.id} onNear={reading.loadOlder}>
          <div className="mb-6 text-center">
            <Button variant="ghost" size="sm" pending={reading.pending === 'older'} onClick={reading.loadOlder}>
              Ver mensajes anteriores
            </Button>
          </div>
        </WindowEdge>
      )}
      {messages.map((message, at) => {
        const isLast = at === messages.length - 1
        if (message.role === 'assistant') {
          return (
            <ReplyItem
              key={keyOf(message)}
              type={type}
              reply={message}
              question={messages[at - 1]?.content}
              isLast={isLast}
              isEnd={isLast && isEnd}
              isReceivedHere={announced?.replyId === message.id}
              isContinuing={isLast && activity.kind === 'continuing'}
            />
          )
        }
        if (editor?.questionId === message.id) {
          return (
            <MessageFrame key={keyOf(message)} messageId={message.id} label="Tú" isLast={isLast}>
              {editor.box}
            </MessageFrame>
          )
        }
        return (
          <QuestionItem
            key={keyOf(message)}
            question={message}
            isSending={isLast && isSending}
            isLast={isLast}
            isLastQuestion={isEnd && at >= messages.length - 2}
          />
        )
      })}
      {!isEnd && <WindowEdge boxRef={boxRef} messageId={messages.at(-1)?.id} onNear={reading.loadNewer} />}
      {activity.kind === 'lost' && whenLost}
    </>
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
