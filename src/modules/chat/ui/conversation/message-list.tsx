import { Button } from '~/ui/button'
import type { ChatType } from '../../contract'
import { type Conversation, type ShownMessage, visibleMessages } from './conversation'
import { QuestionItem } from './question-item'
import { ReplyItem } from './reply-item'
import { Trouble } from './trouble'

type MessageListProps = {
  type: ChatType
  conversation: Conversation
  isLoadingOlder: boolean
  onLoadOlder: () => void
  onRepeat: (reply: ShownMessage) => void
  onReconnect: () => void
}

/** The conversation, oldest first. Not a live region: what arrives is announced by sentences (announcer.tsx). */
export function MessageList(props: MessageListProps) {
  const { type, conversation, onLoadOlder, onReconnect } = props
  const { activity, previousCursor, reasons } = conversation
  const messages = visibleMessages(conversation)
  const last = messages.at(-1)
  return (
    <>
      {previousCursor !== null && (
        <div className="mb-8 text-center">
          <Button variant="ghost" size="sm" pending={props.isLoadingOlder} onClick={onLoadOlder}>
            Ver mensajes anteriores
          </Button>
        </div>
      )}
      <ol className="grid gap-8">
        {messages.map((message) =>
          message.role === 'user' ? (
            <QuestionItem
              key={message.id}
              question={message}
              isSending={activity.kind === 'sending' && message === last}
            />
          ) : (
            <ReplyItem
              key={message.id}
              type={type}
              reply={message}
              reason={reasons[message.id]}
              onRepeat={message === last && activity.kind === 'idle' ? props.onRepeat : undefined}
            />
          ),
        )}
      </ol>
      {activity.kind === 'lost' && (
        <Trouble
          className="mt-6 @2xl:ml-32"
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
