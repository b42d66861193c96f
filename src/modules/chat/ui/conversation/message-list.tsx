import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import type { ChatType } from '../../contract'
import { type Conversation, visiblePages } from './conversation'
import { MessagePage, type PageEnd } from './message-page'
import { Trouble } from './trouble'

type MessageListProps = {
  type: ChatType
  conversation: Conversation
  editor: { questionId: string; box: ReactNode } | undefined
  isLoadingOlder: boolean
  onLoadOlder: () => void
  onReconnect: () => void
}

/** The conversation, oldest first. Not a live region: what arrives is announced by sentences (announcer.tsx). */
export function MessageList({
  type,
  conversation,
  editor,
  isLoadingOlder,
  onLoadOlder,
  onReconnect,
}: MessageListProps) {
  const { activity, previousCursor } = conversation
  const pages = visiblePages(conversation)
  return (
    <>
      {previousCursor !== null && (
        <div className="mb-6 text-center">
          <Button variant="ghost" size="sm" pending={isLoadingOlder} onClick={onLoadOlder}>
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
          editor={editor && messages.some(({ id }) => id === editor.questionId) ? editor : undefined}
        />
      ))}
      {activity.kind === 'lost' && (
        <Trouble
          className="mx-4 mt-6 @2xl:mr-6 @2xl:ml-38"
          sentence="Se ha perdido la conexión. Lo escrito se conserva: reconecta para ver el resto."
        >
          <Button variant="outline" size="sm" onClick={onReconnect}>
            Reconectar
          </Button>
        </Trouble>
      )}
    </>
  )
}

function endOf({ activity, written }: Conversation): PageEnd {
  const isReceived = activity.kind === 'receiving' || activity.kind === 'stopping' || activity.kind === 'lost'
  return {
    live: isReceived ? { replyId: activity.replyId, text: written } : null,
    isSending: activity.kind === 'sending' && activity.ask.kind === 'question',
    isContinuing: activity.kind === 'continuing',
  }
}
