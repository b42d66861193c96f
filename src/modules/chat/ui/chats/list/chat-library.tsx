import { useState } from 'react'
import { Dialog } from '~/ui/dialogs/dialog'
import { useSteadyCallback } from '~/ui/react/use-steady-callback'
import type { Chat, SearchHit } from '../../../contract'
import type { ChatAction } from '../actions/chat-action'
import type { ChatCreation } from '../actions/use-chat-actions'
import type { OpenChat } from '../use-open-chat'
import { ChatSidebar } from './chat-sidebar'

type ChatLibraryProps = {
  now: string
  isPro: boolean
  canUpgrade: boolean
  open: OpenChat
  creation: ChatCreation
  isDrawerOpen: boolean
  onCloseDrawer: () => void
  onAction: (chat: Chat, action: ChatAction) => void
}

/** "Tus chats": beside the conversation, on a phone in a drawer over it. What is searched for is kept between the two. */
export function ChatLibrary({ open, isDrawerOpen, onCloseDrawer, onAction, ...props }: ChatLibraryProps) {
  const [searchText, setSearchText] = useState('')

  function handleHit(hit: SearchHit) {
    open.know(hit)
    onCloseDrawer()
  }

  const handleOpen = useSteadyCallback((chatId: string) => {
    onCloseDrawer()
    open.open(chatId)
  })
  const handleAction = useSteadyCallback(onAction)

  const sidebar = (
    <ChatSidebar
      {...props}
      onOpen={handleOpen}
      onAction={handleAction}
      openChatId={open.chatId}
      searchText={searchText}
      onSearch={setSearchText}
      onHit={handleHit}
    />
  )
  return (
    <>
      <aside data-library className="hidden shrink-0 flex-col border-line border-r py-4 pr-3 pl-gutter md:flex">
        <h2 className="mb-3 text-lg">Tus chats</h2>
        <div className="flex min-h-0 w-60 flex-1 flex-col lg:w-72 xl:w-80">{sidebar}</div>
      </aside>
      <Dialog
        open={isDrawerOpen}
        onClose={onCloseDrawer}
        title="Tus chats"
        className="m-0! h-dvh max-h-dvh! w-92! max-w-[94vw]! rounded-none [&>div]:h-full [&>div]:grid-rows-[auto_minmax(0,1fr)]"
      >
        {sidebar}
      </Dialog>
    </>
  )
}
