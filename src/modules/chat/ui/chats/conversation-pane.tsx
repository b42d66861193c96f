import { memo, useEffect, useState } from 'react'
import { CallError } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import type { MessageLimits } from '../../contract'
import { CHAT_ERRORS } from '../../copy'
import { Chatbot } from '../conversation/chatbot'
import type { ChatbotOptions } from '../conversation/use-parts'
import { errorToast } from './actions/error-toast'
import { LazyRestricted } from './lazy-restricted'
import { useHistory } from './list/queries'

type PaneProps = Pick<ChatbotOptions, 'userId' | 'type' | 'chatId' | 'onChatId'> & {
  initialLimits: MessageLimits | null
}

/**
 * The chat page's conversation. A pane that is opened without a chat stays the same when its first message makes one;
 * for every other chat there is another pane (by `key`). What happens in the list of chats does not render it.
 */
export const ConversationPane = memo((props: PaneProps) => {
  const [openedAs] = useState(props.chatId)
  if (openedAs === null) return <Chatbot {...props} chatId={null} className="flex-1" />
  return <StoredConversation {...props} chatId={openedAs} />
})

function StoredConversation({ chatId, ...props }: PaneProps & { chatId: string }) {
  const { data, error, refetch } = useHistory(chatId)
  const failure = error === null ? null : failureOf(error)

  useEffect(() => {
    if (failure === 'missing') errorToast(CHAT_ERRORS.access)
    if (failure === 'broken') errorToast(CHAT_ERRORS.history)
  }, [failure])

  if (data !== undefined) {
    return <Chatbot {...props} chatId={chatId} initialMessages={data.messages} className="flex-1" />
  }
  if (failure === 'restricted') {
    return (
      <div className="px-4 md:px-6">
        <LazyRestricted state="opened" />
      </div>
    )
  }
  if (failure === 'missing') {
    return (
      <Explanation
        title="No encontramos esta conversación"
        text="Puede que la hayas eliminado o que el enlace no sea tuyo."
      />
    )
  }
  if (failure === 'broken') {
    return (
      <Explanation title="No se pudo cargar esta conversación" text="Tus mensajes siguen guardados.">
        <Button variant="outline" onClick={() => refetch()}>
          Reintentar
        </Button>
      </Explanation>
    )
  }
  return <ConversationSkeleton />
}

type Failure = 'missing' | 'restricted' | 'broken'

/** An address that is no chat's id is refused as input; to the reader it is a conversation that isn't there. */
const FAILURES: Readonly<Record<string, Failure>> = {
  not_found: 'missing',
  invalid_input: 'missing',
  requires_upgrade: 'restricted',
}

const failureOf = (error: Error): Failure =>
  error instanceof CallError ? (FAILURES[error.code] ?? 'broken') : 'broken'

function Explanation({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <section className="grid max-w-[52ch] content-start justify-items-start gap-3 px-4 py-16 md:px-6">
      <h2 className="text-xl">{title}</h2>
      <p className="text-text-muted">{text}</p>
      {children}
    </section>
  )
}

function ConversationSkeleton() {
  return (
    <SkeletonGroup label="Cargando la conversación…" className="grid flex-1 content-start gap-8 px-4 py-7 md:px-6">
      <Skeleton className="h-11 max-w-md" />
      <div className="grid gap-3">
        <Skeleton className="h-4 max-w-xl" />
        <Skeleton className="h-4 max-w-lg" />
        <Skeleton className="h-32 max-w-xl" />
      </div>
    </SkeletonGroup>
  )
}
