import { type Ref, useState } from 'react'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import type { ChatType, Message, MessageLimits } from '../../contract'
import { DEFAULT_TITLE } from '../../rules'
import { useCarriedAnswer } from '../carried/use-carried-answer'
import { Chatbot } from '../conversation/chatbot'
import type { ConversationHandle } from '../conversation/use-parts'
import { MentorBadge } from './mentor-badge'

export type { ConversationHandle }

/** A conversation as its page was given it. */
export type OpenedConversation = { chatId: string; title: string; messages: Message[] }

type MentorConversationProps = {
  userId: string
  type: ChatType
  /** The one that the user had last with this mentor: it goes on. */
  latest: OpenedConversation | null
  limits: MessageLimits | null
  /** A question that somebody comes with: a conversation of its own begins with it. */
  suggestion?: string
  /** For what stands beside the conversation and asks in it. */
  handle?: Ref<ConversationHandle>
  className?: string
}

/** One mentor's conversation outside the chat page: the latest one, or a new one. */
export function MentorConversation({
  userId,
  type,
  latest,
  limits,
  suggestion = '',
  handle,
  className,
}: MentorConversationProps) {
  const [given, setGiven] = useState(suggestion)
  const [newCount, setNewCount] = useState(given === '' ? 0 : 1)
  const [title, setTitle] = useState<string | null>(newCount === 0 ? (latest?.title ?? null) : null)
  const opened = newCount === 0 ? latest : null

  function startAnew() {
    setNewCount(newCount + 1)
    setTitle(null)
  }

  const isBringing = useCarriedAnswer((question) => {
    setGiven(question)
    setNewCount(1)
    setTitle(null)
  })

  return (
    <div
      className={classNames(
        '@container flex flex-col overflow-hidden rounded-md border border-line bg-surface',
        className,
      )}
    >
      <Head type={type} title={title} onStartAnew={startAnew} />
      {isBringing ? (
        <p role="status" className="grid flex-1 place-items-center px-4 text-text-muted">
          Traemos tu pregunta y su respuesta…
        </p>
      ) : (
        <Chatbot
          key={newCount}
          userId={userId}
          type={type}
          chatId={opened?.chatId ?? null}
          initialMessages={opened?.messages}
          initialLimits={limits}
          handle={handle}
          suggestion={newCount === 1 ? given : ''}
          onChatId={(_, named) => setTitle(named)}
          className="flex-1"
        />
      )}
    </div>
  )
}

type HeadProps = { type: ChatType; title: string | null; onStartAnew: () => void }

const Head = ({ type, title, onStartAnew }: HeadProps) => (
  <header className="flex min-h-12 items-center gap-x-3 border-line border-b px-4 @2xl:px-6">
    <div className="flex min-w-0 flex-1 flex-col items-start py-1 @lg:flex-row @lg:items-center @lg:justify-between @lg:gap-3">
      <h2 className="max-w-full truncate text-base leading-snug">{title ?? DEFAULT_TITLE}</h2>
      <MentorBadge type={type} />
    </div>
    {title !== null && (
      <Button variant="ghost" size="sm" className="-mr-3" onClick={onStartAnew}>
        <Icon name="plus" className="size-4" />
        <span className="sr-only @lg:not-sr-only">Nuevo chat</span>
      </Button>
    )}
  </header>
)
