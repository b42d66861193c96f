import { type MouseEvent, memo } from 'react'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/menus/menu'
import type { Chat } from '../../../contract'
import type { ChatAction } from '../actions/chat-action'
import { chatLink } from '../chat-link'
import { ChatMenuEntries } from './chat-menu-entries'

type ChatRowProps = {
  chat: Chat
  isOpen: boolean
  onOpen: (chatId: string) => void
  onAction: (chat: Chat, action: ChatAction) => void
}

/**
 * One conversation of the list: a link to it, and what can be done with it. A plain link, and a menu made when it is opened:
 * there may be thousands of them.
 */
export const ChatRow = memo(({ chat, isOpen, onOpen, onAction }: ChatRowProps) => (
  <li
    className={classNames(
      'group flex h-11 items-center rounded-md',
      isOpen ? 'bg-surface-float' : 'hover:bg-surface-raised',
    )}
  >
    <a
      href={chatLink(chat.id).search}
      aria-current={isOpen ? 'page' : undefined}
      title={chat.title}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onOpen(chat.id)
      }}
      className={classNames(
        // Gone to, it leaves room for the date above it.
        'scroll-my-11',
        'flex h-11 min-w-0 flex-1 flex-col justify-center rounded-md border-l-2 pl-2.5 text-sm leading-tight no-underline',
        'focus-visible:outline-offset-[-2px]',
        isOpen ? 'border-action text-text' : 'border-transparent text-text-muted group-hover:text-text',
      )}
    >
      {/* The plan below it: beside it a title of 30 characters would be cut (CHAT-08). */}
      <span className="truncate">{chat.title}</span>
      {chat.type === 'pro' && <span className="font-semibold text-accent text-xs leading-tight">PRO</span>}
    </a>
    <Menu
      label={`Opciones de «${chat.title}»`}
      trigger={<Icon name="more" />}
      triggerClassName="grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:text-text focus-visible:outline-offset-[-2px]"
      isLazy
    >
      <ChatMenuEntries chat={chat} onAction={onAction} />
    </Menu>
  </li>
))

/** A click that the browser opens in another tab or window. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey
