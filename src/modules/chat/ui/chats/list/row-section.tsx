import { memo, useId, useMemo } from 'react'
import { classNames } from '~/ui/class-names'
import type { Chat } from '../../../contract'
import type { ChatAction } from '../actions/chat-action'
import { ChatRow } from './chat-row'

type RowProps = {
  chats: Chat[]
  openChatId: string | null
  onOpen: (chatId: string) => void
  onAction: (chat: Chat, action: ChatAction) => void
}

const GROUP_SIZE = 30
/** Drawn only in sight; until then as tall as its rows (2.75rem) and their gaps (0.125rem). */
const WHOLE_GROUP = '[contain-intrinsic-size:auto_86.25rem] [content-visibility:auto]'

/** A part of the list, under its heading; in groups, of which only those in sight are rendered. */
export function RowSection({ title, chats, openChatId, ...row }: RowProps & { title: string }) {
  const id = useId()
  const groups = useMemo(() => groupsOf(chats), [chats])
  if (chats.length === 0) return null
  return (
    <section aria-labelledby={id} className="not-first:mt-5">
      <h3 id={id} className="mt-1 mb-1.5 px-3 font-sans font-semibold text-text-muted text-xs tracking-normal">
        {title}
      </h3>
      {groups.map((group, index) => (
        <RowGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is a place in the list; its rows have keys of their own
          key={index}
          chats={group}
          openChatId={group.some(({ id: chatId }) => chatId === openChatId) ? openChatId : null}
          {...row}
        />
      ))}
    </section>
  )
}

const RowGroup = memo(({ chats, openChatId, ...row }: RowProps) => (
  <ul
    className={classNames('grid grid-cols-[minmax(0,1fr)] gap-0.5 pb-0.5', chats.length === GROUP_SIZE && WHOLE_GROUP)}
  >
    {chats.map((chat) => (
      <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openChatId} {...row} />
    ))}
  </ul>
))

function groupsOf(chats: Chat[]): Chat[][] {
  const count = Math.ceil(chats.length / GROUP_SIZE)
  return Array.from({ length: count }, (_, index) => chats.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE))
}
