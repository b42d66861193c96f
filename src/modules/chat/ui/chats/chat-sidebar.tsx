import { useState } from 'react'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm-dialog'
import { Skeleton, SkeletonGroup } from '~/ui/skeleton'
import type { Chat } from '../../contract'
import { allChats } from './chat-pages'
import { ChatRow } from './chat-row'
import { NewChatButtons } from './new-chat-buttons'
import { useChats } from './queries'
import { RenameDialog } from './rename-dialog'
import type { ChatActions } from './use-chat-actions'

type ChatSidebarProps = {
  isPro: boolean
  openChatId: string | null
  actions: ChatActions
  /** A conversation was chosen: where the list lies over the page, it can go. */
  onOpen: () => void
}

type Asking = { about: 'rename' | 'delete'; chat: Chat } | null

/** The user's conversations, newest first, and the ways to start, rename and delete them (CHAT-01, CHAT-06). */
export function ChatSidebar({ isPro, openChatId, actions, onOpen }: ChatSidebarProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const query = useChats()
  const chats = allChats(query.data)

  function confirmDelete(chat: Chat) {
    actions.remove(chat, { onSettled: () => setAsking(null) })
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <NewChatButtons isPro={isPro} actions={actions} />
      <nav aria-label="Tus chats" className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1">
        {query.isPending && <ListSkeleton />}
        {query.isError && chats.length === 0 && <ListError onRetry={() => query.refetch()} />}
        {query.isSuccess && chats.length === 0 && (
          <p className="px-3 py-2 text-sm text-text-muted">Aquí verás tus conversaciones.</p>
        )}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {chats.map((chat) => (
            <ChatRow
              key={chat.id}
              chat={chat}
              isOpen={chat.id === openChatId}
              onOpen={onOpen}
              onRename={(chosen) => setAsking({ about: 'rename', chat: chosen })}
              onDelete={(chosen) => setAsking({ about: 'delete', chat: chosen })}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            className="mt-2 w-full"
            pending={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            Ver más
          </Button>
        )}
      </nav>
      {asking?.about === 'rename' && (
        <RenameDialog
          chat={asking.chat}
          onRename={(title) => actions.rename({ chat: asking.chat, title })}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        open={asking?.about === 'delete'}
        title="Eliminar la conversación"
        description={`Se borrará «${asking?.chat.title}» con todos sus mensajes. No se puede deshacer.`}
        confirmLabel="Eliminar"
        destructive
        pending={actions.isRemoving}
        onConfirm={() => asking && confirmDelete(asking.chat)}
        onCancel={() => setAsking(null)}
      />
    </div>
  )
}

const PLACEHOLDERS = ['w-40', 'w-52', 'w-32', 'w-44']

function ListSkeleton() {
  return (
    <SkeletonGroup label="Cargando tus chats…" className="grid gap-5 px-3 py-3">
      {PLACEHOLDERS.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </SkeletonGroup>
  )
}

function ListError({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 px-3 py-2 text-sm">
      <p>No se han podido cargar tus conversaciones.</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Reintentar
      </Button>
    </div>
  )
}
