import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Icon } from '~/ui/icon'
import type { Message, MessageLimits } from '../../contract'
import { MENTOR_NAME } from '../../copy'
import { VERSION } from '../../rules'
import type { ChatPages } from './chat-pages'
import { ChatSidebar } from './chat-sidebar'
import { ConversationPane } from './conversation-pane'
import { CHATS_KEY, historyKey } from './queries'
import { useChatActions } from './use-chat-actions'
import { useOpenChat } from './use-open-chat'

type ChatScreenProps = {
  userId: string
  isPro: boolean
  /** What the server has read for the page: the list, and the conversation that the address names. */
  chats: ChatPages
  opened: { chatId: string; messages: Message[]; previousCursor: string | null } | null
  limits: MessageLimits | null
}

/** The chat page (CHAT-01): the conversations beside the one that is open; on a phone behind a button. */
export function ChatScreen({ userId, isPro, chats, opened, limits }: ChatScreenProps) {
  useServerData({ chats, opened })
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const open = useOpenChat(isPro ? 'pro' : 'basic')
  const actions = useChatActions({
    onCreated(chat) {
      setDrawerOpen(false)
      void open.open(chat.id)
    },
    onDeleted: open.onDeleted,
  })
  const sidebar = (
    <ChatSidebar isPro={isPro} openChatId={open.chatId} actions={actions} onOpen={() => setDrawerOpen(false)} />
  )

  return (
    <div className="flex h-[calc(100dvh-3.5rem-1px)] w-full">
      {/* Begins where the site's header does; the conversation goes on to the edge of the window. */}
      <aside className="hidden shrink-0 flex-col border-line border-r py-4 pr-4 pl-[max(var(--spacing-gutter),calc((100vw-72rem)/2+var(--spacing-gutter)))] md:flex">
        <h2 className="mb-3 text-lg">Tus chats</h2>
        <div className="flex min-h-0 w-56 flex-1 flex-col lg:w-64">{sidebar}</div>
      </aside>
      <Dialog
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        title="Tus chats"
        className="m-0! h-dvh max-h-dvh! w-80! max-w-[88vw]! rounded-none"
      >
        {sidebar}
      </Dialog>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="border-line border-b">
          <div className="flex min-h-14 max-w-[56rem] items-center gap-3 px-4 md:px-6">
            <Button variant="ghost" className="-ml-2 px-2 md:hidden" onClick={() => setDrawerOpen(true)}>
              <Icon name="menu" />
              Tus chats
            </Button>
            <div className="flex min-w-0 flex-1 flex-col items-start py-1 md:flex-row md:items-center md:justify-between md:gap-3">
              <h1 className="max-w-full truncate text-base md:text-lg">{open.title}</h1>
              {open.isKnown && (
                <Badge tone={open.type === 'pro' ? 'accent' : 'neutral'}>
                  {MENTOR_NAME[open.type]} {VERSION[open.type]}
                </Badge>
              )}
            </div>
          </div>
        </header>
        <h2 className="sr-only">Mensajes</h2>
        <ConversationPane
          key={open.key}
          userId={userId}
          type={open.type}
          chatId={open.chatId}
          initialLimits={limits}
          onChatId={open.onTaken}
        />
      </div>
    </div>
  )
}

/** Puts what came with the page into the query cache, once, before anything reads it. */
function useServerData({ chats, opened }: Pick<ChatScreenProps, 'chats' | 'opened'>) {
  const queryClient = useQueryClient()
  useState(() => {
    queryClient.setQueryData(CHATS_KEY, chats)
    if (opened) {
      const { chatId, ...history } = opened
      queryClient.setQueryData(historyKey(chatId), history)
    }
  })
}
