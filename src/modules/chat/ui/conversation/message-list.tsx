import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { ChatType } from '../../contract'
import { type Conversation, type ShownMessage, visiblePages } from './conversation'
import { MessagePage, type PageEnd } from './message-page'

type MessageListProps = {
  type: ChatType
  conversation: Conversation
  editor: { questionId: string; box: ReactNode } | undefined
  /** A message that is gone to, and must be there. */
  wantedId: string | null
  isLoadingOlder: boolean
  onLoadOlder: () => void
  /** What stands at the end while the connection is lost. */
  whenLost: ReactNode
}

/** 240 messages: as long as there are no more, all of them can be searched with the browser's own means. */
const ALWAYS_DRAWN_PAGES = 12

/** The conversation, oldest first. Not a live region: what arrives is announced by sentences (announcer.tsx). */
export function MessageList({ type, conversation, editor, wantedId, ...props }: MessageListProps) {
  const { activity, previousCursor } = conversation
  const pages = visiblePages(conversation)
  const isLong = pages.length > ALWAYS_DRAWN_PAGES
  return (
    <>
      {previousCursor !== null && (
        <div className="mb-6 text-center">
          <Button variant="ghost" size="sm" pending={props.isLoadingOlder} onClick={props.onLoadOlder}>
            Ver mensajes anteriores
          </Button>
        </div>
      )}
      {pages.map((messages, at) => (
        <MessagePage
          key={messages[0]?.id}
          type={type}
          messages={messages}
          end={at === pages.length - 1 ? endOf(conversation) : undefined}
          editor={has(messages, editor?.questionId) ? editor : undefined}
          mayGo={isLong && at < pages.length - 2 && !has(messages, wantedId) && !has(messages, editor?.questionId)}
        />
      ))}
      {activity.kind === 'lost' && props.whenLost}
    </>
  )
}

const has = (page: readonly ShownMessage[], id: string | null | undefined) =>
  typeof id === 'string' && page.some((each) => each.id === id)

function endOf({ activity, written }: Conversation): PageEnd {
  const isReceived = activity.kind === 'receiving' || activity.kind === 'stopping' || activity.kind === 'lost'
  return {
    live: isReceived ? { replyId: activity.replyId, text: written } : null,
    isBusy: activity.kind !== 'idle',
    isSending: activity.kind === 'sending' && activity.ask.kind === 'question',
    isContinuing: activity.kind === 'continuing',
  }
}
