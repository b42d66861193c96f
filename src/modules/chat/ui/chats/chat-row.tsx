import { Link } from 'react-router'
import { Badge } from '~/ui/badge'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/menu'
import { MenuItem } from '~/ui/menu-entries'
import type { Chat } from '../../contract'

type ChatRowProps = {
  chat: Chat
  isOpen: boolean
  onOpen: () => void
  onRename: (chat: Chat) => void
  onDelete: (chat: Chat) => void
}

/** One conversation of the list: a link to it, and what can be done with it. */
export function ChatRow({ chat, isOpen, onOpen, onRename, onDelete }: ChatRowProps) {
  return (
    <li
      className={classNames(
        'group flex items-center rounded-md',
        isOpen ? 'bg-surface-float' : 'hover:bg-surface-raised',
      )}
    >
      <Link
        to={chatLink(chat.id)}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        title={chat.title}
        onClick={onOpen}
        className={classNames(
          'flex min-h-11 min-w-0 flex-1 items-center gap-2 border-l-2 px-3 text-sm no-underline',
          isOpen ? 'border-action text-text' : 'border-transparent text-text-muted group-hover:text-text',
        )}
      >
        <span className="truncate">{chat.title}</span>
        {chat.type === 'pro' && <Badge tone="accent">PRO</Badge>}
      </Link>
      <Menu
        label={`Opciones de «${chat.title}»`}
        trigger={<Icon name="more" />}
        triggerClassName="grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:text-text"
      >
        <MenuItem icon="pencil" onSelect={() => onRename(chat)}>
          Cambiar el nombre
        </MenuItem>
        <MenuItem icon="trash" destructive onSelect={() => onDelete(chat)}>
          Eliminar
        </MenuItem>
      </Menu>
    </li>
  )
}

/** Where a conversation is: the page's own address with the chat in it. */
export const chatLink = (chatId: string) => ({ search: `?c=${chatId}` })
