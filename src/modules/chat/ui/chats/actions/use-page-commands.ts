import { useNavigate } from 'react-router'
import type { ChatType } from '../../../contract'
import type { PalettePage } from '../../palette/commands'
import { focusQuestionBox, pressControl } from '../../palette/conversation-controls'
import { useShortcuts } from '../../palette/use-shortcuts'
import { useChatList } from '../list/use-chat-list'
import type { OpenChat } from '../use-open-chat'
import type { Overlay } from './overlay'
import { useDenyPro } from './use-chat-actions'
import type { useChatCommands } from './use-chat-commands'

type PageCommandsOptions = {
  isPro: boolean
  open: OpenChat
  commands: ReturnType<typeof useChatCommands>
  onOverlay: (over: Overlay) => void
}

/** Answers to the shortcuts, and tells the palette what it can do on this page. */
export function usePageCommands({ isPro, open, commands, onOverlay }: PageCommandsOptions): PalettePage {
  const navigate = useNavigate()
  const { all } = useChatList()
  const denyPro = useDenyPro()
  const create = (type: ChatType) => (type === 'pro' && !isPro ? denyPro() : commands.creation.create(type))

  /** On a phone the field is in the drawer, which takes the focus to it by itself. */
  function search() {
    const field = document.querySelector<HTMLElement>('aside [data-search]')
    if (field?.checkVisibility()) field.focus()
    else onOverlay('list')
  }

  useShortcuts({
    palette: () => onOverlay('palette'),
    search,
    help: () => onOverlay('shortcuts'),
    new_chat: () => create(isPro ? 'pro' : 'basic'),
    previous_chat: () => open.openNeighbour(-1),
    next_chat: () => open.openNeighbour(1),
    box: focusQuestionBox,
    copy_answer: () => pressControl('copy_answer'),
    regenerate: () => pressControl('regenerate'),
    stop: () => pressControl('stop'),
  })

  return {
    isPro,
    chat: open.chat,
    chats: all.filter(({ id }) => id !== open.chatId),
    onCreate: create,
    onAction: commands.actHere,
    onOpen: open.open,
    onOpenHit(hit) {
      open.know(hit)
      open.open(hit.chat.id, hit.messageId)
    },
    onGo: (path) => void navigate(path),
    onSearch: search,
    onShowShortcuts: () => onOverlay('shortcuts'),
  }
}
