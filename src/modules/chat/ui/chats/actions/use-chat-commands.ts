import { useState } from 'react'
import type { Chat, ExportFormat } from '../../../contract'
import type { OpenChat } from '../use-open-chat'
import type { ChatAction } from './chat-action'
import { errorToast } from './error-toast'
import { UNLOADED } from './unloaded'
import { useChatActions } from './use-chat-actions'
import { useDeleteChat } from './use-delete-chat'

/** What lies over the page, and about which chat; `title` is the field in the conversation's head. */
export type Asking = { about: 'rename' | 'title' | 'share'; chat: Chat } | null

const ROOM_FOR_FIELD = '(min-width: 768px)'

/** Everything that can be done with chats, from wherever on the page it is asked for. */
export function useChatCommands({ userId, open, onOpened }: { userId: string; open: OpenChat; onOpened: () => void }) {
  const [asking, setAsking] = useState<Asking>(null)
  const show = (chat: Chat) => {
    onOpened()
    open.open(chat.id)
  }
  const { creation, rename, pin } = useChatActions({ userId, onCreated: show })
  const remove = useDeleteChat({ userId, onDeleted: open.onDeleted, onRestored: show })

  function act(chat: Chat, action: ChatAction) {
    switch (action.kind) {
      case 'rename':
        return setAsking({ about: 'rename', chat })
      case 'share':
        return setAsking({ about: 'share', chat })
      case 'pin':
        return pin({ chat, pinned: !chat.pinned })
      case 'export':
        return void exportChat(chat, action.format)
      case 'delete':
        return void remove(chat)
    }
  }

  const answered = () => setAsking(null)
  const name = (chat: Chat, title: string) => rename({ chat, title })

  return {
    creation,
    asking,
    answered,
    name,
    /** What was written into the field in the head; null if nothing is to change. */
    nameHere(chat: Chat, title: string | null) {
      answered()
      if (title !== null) name(chat, title)
    },
    act,
    /** As `act`, for the open chat: its name is changed where it stands, if there is room. */
    actHere: (chat: Chat, action: ChatAction) =>
      action.kind === 'rename' && matchMedia(ROOM_FOR_FIELD).matches
        ? setAsking({ about: 'title', chat })
        : act(chat, action),
  }
}

async function exportChat(chat: Chat, format: ExportFormat) {
  const loaded = await import('./download-export').catch(() => null)
  if (loaded === null) errorToast(UNLOADED)
  else await loaded.downloadExport(chat, format)
}
