import { memo, type ReactNode, useRef } from 'react'
import { classNames } from '~/ui/class-names'
import type { ChatType } from '../../contract'
import { keyOf } from './conversation'
import type { ShownMessage } from './conversation-state'
import type { LiveText } from './conversation-store'
import { Margin } from './margin'
import { QuestionItem } from './question-item'
import { ReplyItem } from './reply-item'
import { useDrawn } from './use-drawn'

type MessagePageProps = {
  type: ChatType
  messages: readonly ShownMessage[]
  /** The page at the end of the conversation: what is going on there; undefined on all other pages. */
  end: PageEnd | undefined
  /** The box of the question that is being changed, on the page that has it. */
  editor: { questionId: string; box: ReactNode } | undefined
}

/** It may be taken out of the document (useDrawn). */
type Watched = { mayGo: boolean; isWatched: boolean }

export type PageEnd = {
  /** The reply that is being received. */
  live: { replyId: string; text: LiveText } | null
  /** Something is on its way: nothing can be changed or asked for again. */
  isBusy: boolean
  isSending: boolean
  isContinuing: boolean
}

/**
 * Some messages that follow each other. While they are far from the reader's eyes the browser leaves them out, at the size they had;
 * the last page, which grows, is always laid out.
 */
export const MessagePage = memo(({ mayGo, isWatched, ...page }: MessagePageProps & Watched) => {
  const slotRef = useRef<HTMLDivElement>(null)
  const { isDrawn, height } = useDrawn(slotRef, { mayGo, isWatched })
  return (
    <div
      ref={slotRef}
      data-messages={page.messages.length}
      style={isDrawn ? known(height) : { height }}
      className={classNames(
        'flow-root space-y-3 px-4 py-1.5 @2xl:px-6',
        // What is not drawn has no part in this: the browser measures, each frame, whatever has a size to be remembered.
        isDrawn && page.end === undefined && '[contain-intrinsic-block-size:auto_5000px] [content-visibility:auto]',
      )}
    >
      {isDrawn && <Messages {...page} />}
    </div>
  )
})

/** What the browser takes for its height until it has laid it out; without the padding. */
const known = (height: number | undefined) =>
  height === undefined ? undefined : { containIntrinsicBlockSize: `auto calc(${height}px - 0.75rem)` }

/** So many at the end say by themselves that they have to wait; messages further up say so when they are asked (useMessageHandlers). */
const WAITING_MESSAGES = 4

function Messages({ type, messages, end, editor }: MessagePageProps) {
  return messages.map((message, at) => {
    const isLast = end !== undefined && at === messages.length - 1
    const isWaiting = end?.isBusy === true && at >= messages.length - WAITING_MESSAGES
    if (message.role === 'assistant') {
      return (
        <ReplyItem
          key={keyOf(message)}
          type={type}
          reply={message}
          live={end?.live?.replyId === message.id ? end.live.text : null}
          isLast={isLast}
          isContinuing={isLast && end.isContinuing}
          isWaiting={isWaiting}
        />
      )
    }
    if (editor?.questionId === message.id) {
      return (
        <Margin key={keyOf(message)} messageId={message.id} label="Tú">
          {editor.box}
        </Margin>
      )
    }
    return (
      <QuestionItem
        key={keyOf(message)}
        question={message}
        isSending={isLast && end.isSending}
        isLast={end !== undefined && at >= messages.length - 2}
        isWaiting={isWaiting}
      />
    )
  })
}
