import { Button } from '~/ui/button'
import { buttonClasses } from '~/ui/button-classes'
import { Icon } from '~/ui/icon'
import { Keys } from '~/ui/menus/keys'
import { Menu } from '~/ui/menus/menu'
import { MenuItem, MenuSeparator } from '~/ui/menus/menu-entries'
import type { Chat } from '../../contract'
import { keysOf } from '../palette/shortcuts'
import type { ChatAction } from './actions/chat-action'
import type { Overlay } from './actions/overlay'
import { ChatTitle } from './chat-title'
import { ChatMenuEntries } from './list/chat-menu-entries'
import { MentorBadge } from './mentor-badge'
import type { OpenChat } from './use-open-chat'

type ConversationHeaderProps = {
  open: OpenChat
  isRenaming: boolean
  onRename: (chat: Chat, title: string | null) => void
  onAction: (chat: Chat, action: ChatAction) => void
  onOverlay: (over: Overlay) => void
}

/** Above the conversation: what it is called, with whom it is, and what can be done with it. */
export function ConversationHeader(props: ConversationHeaderProps) {
  const { open, onAction } = props
  const { chat } = open
  return (
    <header className="border-line border-b">
      <div className="flex min-h-12 max-w-[84rem] items-center pr-[calc(0.25rem+var(--corner,0px))] pl-1 md:min-h-14 md:gap-2 md:px-6">
        <Button variant="ghost" size="icon" className="shrink-0 md:hidden" onClick={() => props.onOverlay('list')}>
          <Icon name="chat" className="size-5" />
          <span className="sr-only">Tus chats</span>
        </Button>
        <div className="flex min-w-0 flex-1 flex-col items-start px-1 md:px-0 lg:flex-row lg:items-center lg:gap-3">
          <ChatTitle
            key={open.chatId}
            title={open.title}
            isEditing={chat !== null && props.isRenaming}
            onEdit={chat && (() => onAction(chat, { kind: 'rename' }))}
            onDone={(title) => chat && props.onRename(chat, title)}
          />
          {open.isKnown && <MentorBadge type={open.type} />}
        </div>
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          title="Paleta de comandos"
          onClick={() => props.onOverlay('palette')}
          className={buttonClasses({ variant: 'ghost' }, 'px-2.5 max-md:hidden')}
        >
          <Icon name="command" className="size-5" />
          <span className="sr-only">Paleta de comandos</span>
          <Keys combination={keysOf('palette')} className="pointer-coarse:hidden max-lg:hidden" />
        </button>
        <Menu
          label="Opciones de esta conversación"
          trigger={<Icon name="more" className="size-5" />}
          triggerClassName={buttonClasses({ variant: 'ghost', size: 'icon' }, 'shrink-0 md:-mr-2')}
          isLazy
        >
          {chat !== null && (
            <>
              <ChatMenuEntries chat={chat} onAction={onAction} />
              <MenuSeparator />
            </>
          )}
          {/* A narrow bar has no room for its button. */}
          <MenuItem icon="command" onSelect={() => props.onOverlay('palette')}>
            Paleta de comandos
          </MenuItem>
          <MenuItem icon="keyboard" onSelect={() => props.onOverlay('shortcuts')}>
            Atajos de teclado
          </MenuItem>
        </Menu>
      </div>
    </header>
  )
}
