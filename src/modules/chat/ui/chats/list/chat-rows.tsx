import {
  type FocusEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '~/ui/button'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import { Icon } from '~/ui/icon'
import type { Chat } from '../../../contract'
import type { ChatAction } from '../actions/chat-action'
import { byDate } from './dated-chats'
import { LoadMore } from './load-more'
import { RowSection } from './row-section'
import { useChatList } from './use-chat-list'

type ChatRowsProps = {
  /** The server's time when the page was asked for (ISO): what is "today". */
  now: string
  openChatId: string | null
  onOpen: (chatId: string) => void
  onAction: (chat: Chat, action: ChatAction) => void
}

/**
 * The list itself: the pinned conversations, then the others by the days of their last activity, a page at a time. Nothing of it is done
 * again unless it changes itself, so that thousands of loaded chats do not slow down what happens around them.
 */
export const ChatRows = memo(({ now, openChatId, onOpen, onAction }: ChatRowsProps) => {
  const { pinned, others, all, query } = useChatList()
  const [isProOnly, setProOnly] = useState(false)
  const serverTime = useServerTime(now)
  const ref = useRef<HTMLDivElement>(null)
  const noteFocus = useFocusAfterRemoval(ref, all)
  const row = { openChatId, onOpen, onAction }

  const shown = useMemo(() => {
    const isWanted = ({ type }: Chat) => !isProOnly || type === 'pro'
    return { pinned: pinned.filter(isWanted), dated: byDate(others.filter(isWanted), serverTime()) }
  }, [pinned, others, isProOnly, serverTime])

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
      {all.some(({ type }) => type === 'pro') && (
        <Button
          variant={isProOnly ? 'secondary' : 'outline'}
          size="sm"
          className="min-h-10"
          aria-pressed={isProOnly}
          onClick={() => setProOnly(!isProOnly)}
        >
          {isProOnly && <Icon name="check" className="size-4" />}
          Solo PRO
        </Button>
      )}
      <RowSection title="Fijados" chats={shown.pinned} {...row} />
      {shown.dated.map(({ heading, chats }) => (
        <RowSection key={heading} title={heading} chats={chats} {...row} />
      ))}
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

/** The server's time by the browser's clock, which may be wrong; at first the time that was given. */
function useServerTime(now: string): () => Date {
  const [behindMs] = useState(() => Date.parse(now) - Date.now())
  return useCallback(() => new Date(Date.now() + behindMs), [behindMs])
}

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
