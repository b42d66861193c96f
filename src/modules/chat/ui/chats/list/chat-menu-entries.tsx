import { MenuGroup, MenuItem } from '~/ui/menus/menu-entries'
import type { Chat } from '../../../contract'
import { type ChatAction, EXPORT_FORMATS, EXPORT_NAME } from '../actions/chat-action'

type ChatMenuEntriesProps = { chat: Chat; onAction: (chat: Chat, action: ChatAction) => void }

/** What a chat's menu offers, in its row and in its head (CHAT-06). */
export function ChatMenuEntries({ chat, onAction }: ChatMenuEntriesProps) {
  return (
    <>
      <MenuItem icon="pencil" onSelect={() => onAction(chat, { kind: 'rename' })}>
        Cambiar el nombre
      </MenuItem>
      <MenuItem icon={chat.pinned ? 'pin-off' : 'pin'} onSelect={() => onAction(chat, { kind: 'pin' })}>
        {chat.pinned ? 'Dejar de fijar' : 'Fijar'}
      </MenuItem>
      <MenuItem icon="link" onSelect={() => onAction(chat, { kind: 'share' })}>
        Compartir…
      </MenuItem>
      <MenuGroup label="Exportar">
        {EXPORT_FORMATS.map((format) => (
          <MenuItem key={format} icon="download" onSelect={() => onAction(chat, { kind: 'export', format })}>
            {EXPORT_NAME[format]}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuItem icon="trash" destructive onSelect={() => onAction(chat, { kind: 'delete' })}>
        Eliminar
      </MenuItem>
    </>
  )
}
