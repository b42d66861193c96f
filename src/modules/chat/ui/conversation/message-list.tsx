import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '~/ui/button'
import type { ChatType } from '../../contract'
import { type SettledConversation, visiblePages } from './conversation'
import type { Activity, ShownMessage } from './conversation-state'
import type { ConversationStore, LiveText } from './conversation-store'
import type { PageEnd } from './message-page'
import type { Pages } from './message-pages'
import { hasMessage, PageGroup } from './page-group'
import { GROUP_LENGTH, groupPages } from './page-groups'

type MessageListProps = {
  type: ChatType
  conversation: SettledConversation
  store: ConversationStore
  /** The reply that is being received has been drawn with more text. */
  onGrown: () => void
  editor: { questionId: string; box: ReactNode } | undefined
  /** A message that is gone to, and must be there. */
  wantedId: string | null
  isLoadingOlder: boolean
  onLoadOlder: () => void
  /** What stands at the end while the connection is lost. */
  whenLost: ReactNode
}

/** 240 messages: as long as there are no more, all of them can be searched with the browser's own means. */
const ALWAYS_DRAWN_PAGES = 12

/**
 * The first groups are no boxes: messages come in before them, and the browser, which holds what one reads in its place, would hold the
 * box instead, where a part of it has not been laid out yet.
 */
const OPEN_GROUPS = 2

/** The conversation, oldest first. Not a live region: what arrives is announced by sentences (announcer.tsx). */
export function MessageList({ type, conversation, store, onGrown, editor, wantedId, ...props }: MessageListProps) {
  const { activity, previousCursor } = conversation
  const pages = visiblePages(conversation)
  const end = useMemo(() => endOf(activity, { store, onGrown }), [activity, store, onGrown])
  const groups = useGroups(pages)
  const mayGoCount = pages.length > ALWAYS_DRAWN_PAGES ? pages.length - 2 : 0
  return (
    <>
      {previousCursor !== null && (
        <div className="mb-6 text-center">
          <Button variant="ghost" size="sm" pending={props.isLoadingOlder} onClick={props.onLoadOlder}>
            Ver mensajes anteriores
          </Button>
        </div>
      )}
      {groups.map(({ key, from, pages: grouped }, at) => (
        <PageGroup
          key={key}
          type={type}
          pages={grouped}
          isBox={at >= OPEN_GROUPS}
          end={at === groups.length - 1 ? end : undefined}
          editor={grouped.some((page) => hasMessage(page, editor?.questionId)) ? editor : undefined}
          mayGoCount={Math.min(GROUP_LENGTH, Math.max(0, mayGoCount - from))}
          wantedId={wantedId}
        />
      ))}
      {activity.kind === 'lost' && props.whenLost}
    </>
  )
}

/** The pages in groups, counted from the page that has been here longest. */
function useGroups(pages: Pages<ShownMessage>) {
  const firstId = pages[0]?.[0]?.id
  const [originId, setOriginId] = useState(firstId)
  const origin = pages.findIndex(([first]) => first?.id === originId)
  if (origin === -1 && originId !== firstId) setOriginId(firstId)
  return useMemo(() => groupPages(pages, Math.max(0, origin)), [pages, origin])
}

function endOf(activity: Activity, text: LiveText): PageEnd {
  const isReceived = activity.kind === 'receiving' || activity.kind === 'stopping' || activity.kind === 'lost'
  return {
    live: isReceived ? { replyId: activity.replyId, text } : null,
    isBusy: activity.kind !== 'idle',
    isSending: activity.kind === 'sending' && activity.ask.kind === 'question',
    isContinuing: activity.kind === 'continuing',
  }
}
