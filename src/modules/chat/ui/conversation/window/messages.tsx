import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import type { ChatType } from '../../../contract'
import { limitTooltip } from '../../composer/limits-text'
import { QuestionEditor } from '../../composer/question-editor'
import { MessageActionsProvider } from '../../messages/message-actions'
import { MessageFrame, QUESTION } from '../../messages/message-frame'
import { QuestionItem } from '../../messages/question-item'
import { ReplyItem } from '../../messages/reply-item'
import { SignInLink, Trouble } from '../../messages/trouble'
import { keyOf, visibleMessages } from '../conversation'
import { INSET } from '../foot/inset'
import { Refusal } from '../foot/refusal'
import type { ChatbotState } from '../use-chatbot'
import { olderCursor } from './message-window'

export type MessagesProps = { type: ChatType; chatbot: ChatbotState }

/**
 * The window of a conversation that has begun, oldest first, with all that one does with its messages. Not a live region: what arrives is
 * announced by sentences (announcer.tsx).
 */
export function Messages({ type, chatbot }: MessagesProps) {
  const { conversation, reading, scroll, editing } = chatbot
  const { activity, announced, isEnd } = conversation
  const messages = visibleMessages(conversation)
  const isSending = activity.kind === 'sending' && activity.ask.kind === 'question'
  const entries = messages.map((message, at) => {
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
    if (editing.open?.questionId === message.id) {
      return (
        <MessageFrame key={keyOf(message)} messageId={message.id} label="Tú" className={QUESTION}>
          <Editor chatbot={chatbot} open={editing.open} />
        </MessageFrame>
      )
    }
    return (
      <QuestionItem
        key={keyOf(message)}
        question={message}
        isSending={isLast && isSending}
        isLastQuestion={isEnd && at >= messages.length - 2}
      />
    )
  })
  return (
    <MessageActionsProvider value={chatbot.actions}>
      {olderCursor(conversation) !== null && (
        <WindowEdge boxRef={scroll.boxRef} messageId={messages[0]?.id} onNear={reading.loadOlder}>
          <div className="mb-6 text-center">
            <Button variant="ghost" size="sm" pending={reading.pending === 'older'} onClick={reading.loadOlder}>
              Ver mensajes anteriores
            </Button>
          </div>
        </WindowEdge>
      )}
      {entries}
      {!isEnd && <WindowEdge boxRef={scroll.boxRef} messageId={messages.at(-1)?.id} onNear={reading.loadNewer} />}
      {activity.kind === 'lost' && <Lost chatbot={chatbot} />}
    </MessageActionsProvider>
  )
}

type EditorProps = { chatbot: ChatbotState; open: NonNullable<ChatbotState['editing']['open']> }

/** The box of the question that is being changed, in its place. */
function Editor({ chatbot, open }: EditorProps) {
  const { editing, limits } = chatbot
  const { write, changeFiles } = editing
  return (
    <QuestionEditor
      edit={{ ...open, write, changeFiles }}
      closedBecause={limits.kind === 'closed' ? limitTooltip(limits.by, limits.limits) : undefined}
      onOpenFile={chatbot.openFile}
      onSend={editing.send}
      onCancel={editing.cancel}
    >
      <Refusal chatbot={chatbot} />
    </QuestionEditor>
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

/** The connection is gone, or the session; the reply goes on being written. */
function Lost({ chatbot }: { chatbot: ChatbotState }) {
  const isSession = chatbot.obstacle === 'session'
  const sentence = isSession
    ? 'Tu sesión ha caducado. La respuesta se sigue guardando: inicia sesión para ver el resto.'
    : 'Se ha perdido la conexión. Lo escrito se conserva: reconecta para ver el resto.'
  return (
    <div className={classNames('mt-4 @2xl:pl-38', INSET)}>
      <Trouble sentence={sentence}>
        {isSession ? (
          <SignInLink />
        ) : (
          <Button variant="outline" size="sm" onClick={chatbot.reconnect}>
            Reconectar
          </Button>
        )}
      </Trouble>
    </div>
  )
}
