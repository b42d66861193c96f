import { type FocusEvent, memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '~/ui/button'
import { Skeleton, SkeletonGroup } from '~/ui/skeleton'
import type { Chat } from '../../contract'
import type { ChatAction } from './chat-action'
import { LoadMore } from './load-more'
import { RowSection } from './row-section'
import { useChatList } from './use-chat-list'

type ChatRowsProps = {
  openChatId: string | null
  onOpen: (chatId: string) => void
  onAction: (chat: Chat, action: ChatAction) => void
}

/**
 * The list itself: the pinned conversations, then the others, newest activity first, a page at a time. Nothing of it is done
 * again unless it changes itself, so that thousands of loaded chats do not slow down what happens around them.
 */
export const ChatRows = memo(({ openChatId, onOpen, onAction }: ChatRowsProps) => {
  const { pinned, others, all, query } = useChatList()
  const ref = useRef<HTMLDivElement>(null)
  const noteFocus = useFocusAfterRemoval(ref, all)
  const row = { openChatId, onOpen, onAction }

  useEffect(() => {
    if (openChatId !== null) ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [openChatId])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only takes note of where the focus is
    <div ref={ref} onFocus={noteFocus}>
      {query.isPending && <ListSkeleton />}
      {query.isError && all.length === 0 && <ListError onRetry={() => query.refetch()} />}
      {query.isSuccess && all.length === 0 && (
        <p className="px-3 py-2 text-sm text-text-muted">Aquí verás tus conversaciones.</p>
      )}
      <RowSection title="Fijados" chats={pinned} {...row} />
      <RowSection title={pinned.length > 0 ? 'Recientes' : null} chats={others} {...row} />
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={() => query.fetchNextPage()}
        />
      )}
    </div>
  )
})

/** When the row that had the focus is gone, the one in its place has it: the keyboard is not thrown to the page's top. */
function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>, rows: readonly Chat[]) {
  const focused = useRef<{ row: Element; index: number } | null>(null)
  const rowsNow = () => [...(ref.current?.querySelectorAll('li') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when rows have come or gone
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.row.isConnected || document.activeElement !== document.body) return
    const left = rowsNow()
    left[Math.min(focused.current.index, left.length - 1)]?.querySelector('a')?.focus()
  }, [rows])

  return (event: FocusEvent) => {
    const row = event.target.closest('li')
    focused.current = row && { row, index: rowsNow().indexOf(row) }
  }
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
