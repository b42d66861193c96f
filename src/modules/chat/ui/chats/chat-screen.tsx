import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSteadyCallback } from '~/ui/react/use-steady-callback'
import type { Message, MessageLimits } from '../../contract'
import { PaletteDialog } from '../palette/palette-dialog'
import { useFocusInConversation } from '../palette/use-focus-in-conversation'
import { afterTabEvent } from '../tabs/list-after-event'
import { useTabEvents } from '../tabs/use-tab-events'
import { ChatOverlays } from './actions/chat-overlays'
import type { Overlay } from './actions/overlay'
import { useChatCommands } from './actions/use-chat-commands'
import { usePageCommands } from './actions/use-page-commands'
import { ConversationHeader } from './conversation-header'
import { ConversationPane } from './conversation-pane'
import { ChatLibrary } from './list/chat-library'
import type { ChatPages } from './list/chat-pages'
import { type CachedHistory, CHATS_KEY, historyKey } from './list/queries'
import { useChatListEdit } from './list/use-chat-list'
import { type OpenChat, useOpenChat } from './use-open-chat'

type ChatScreenProps = {
  /** The server's time (ISO). */
  now: string
  userId: string
  isPro: boolean
  canUpgrade: boolean
  /** What the server has read for the page: the list, and the conversation that the address names. */
  chats: ChatPages
  opened: { chatId: string; messages: Message[] } | null
  limits: MessageLimits | null
}

/** The chat page (CHAT-01): the conversations beside the one that is open; on a phone behind a button. */
export function ChatScreen({ now, userId, isPro, canUpgrade, chats, opened, limits }: ChatScreenProps) {
  useServerData({ chats, opened })
  const [overlay, setOverlay] = useState<Overlay>('nothing')
  const close = () => setOverlay('nothing')
  const open = useOpenChat(isPro ? 'pro' : 'basic')
  const commands = useChatCommands({ userId, open, onOpened: close })
  useListEvents(userId, open)
  const page = usePageCommands({ isPro, open, commands, onOverlay: setOverlay })
  useFocusInConversation(open.key)
  const handleTaken = useSteadyCallback(open.onTaken)

  return (
    <div className="flex h-[calc(100dvh-var(--header)-var(--banner,0px))] w-full">
      <ChatLibrary
        now={now}
        isPro={isPro}
        canUpgrade={canUpgrade}
        open={open}
        creation={commands.creation}
        isDrawerOpen={overlay === 'list'}
        onCloseDrawer={close}
        onAction={commands.act}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <ConversationHeader
          open={open}
          isRenaming={commands.asking?.about === 'title' && commands.asking.chat.id === open.chatId}
          onRename={commands.nameHere}
          onAction={commands.actHere}
          onOverlay={setOverlay}
        />
        <h2 className="sr-only">Mensajes</h2>
        <ConversationPane
          key={open.key}
          userId={userId}
          type={open.type}
          chatId={open.chatId}
          initialLimits={limits}
          onChatId={handleTaken}
        />
      </div>
      {overlay === 'palette' && <PaletteDialog page={page} onClose={close} />}
      <ChatOverlays
        asking={commands.asking}
        isSheetOpen={overlay === 'shortcuts'}
        onRename={commands.name}
        onAnswered={commands.answered}
        onCloseSheet={close}
      />
    </div>
  )
}

/** Puts what came with the page into the query cache, once, before anything reads it. */
function useServerData({ chats, opened }: Pick<ChatScreenProps, 'chats' | 'opened'>) {
  const queryClient = useQueryClient()
  useState(() => {
    queryClient.setQueryData(CHATS_KEY, chats)
    if (opened) {
      const { chatId, messages } = opened
      queryClient.setQueryData<CachedHistory>(historyKey(chatId), { messages })
    }
  })
}

/** Keeps the list, and what is open, in step with what is done in other tabs (C-65). */
function useListEvents(userId: string, open: OpenChat): void {
  const edit = useChatListEdit()
  useTabEvents(userId, (event) => {
    if (event.kind === 'deleted') open.onDeleted(event.chat)
    if (event.kind !== 'changed') void edit((pages) => afterTabEvent(pages, event))
  })
}
