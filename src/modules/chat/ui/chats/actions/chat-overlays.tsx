import { useLazyPart } from '~/ui/react/use-lazy-part'
import type { Chat } from '../../../contract'
import { MAX_TITLE_LENGTH } from '../../../rules'
import { errorToast } from './error-toast'
import { BLANK_TITLE } from './title-words'
import { UNLOADED } from './unloaded'
import type { Asking } from './use-chat-commands'

type ChatOverlaysProps = {
  asking: Asking
  isSheetOpen: boolean
  onRename: (chat: Chat, title: string) => void
  onAnswered: () => void
  onCloseSheet: () => void
}

/** The dialogs over the chat page. They are rare, and load when they are asked for. */
export function ChatOverlays({ asking, isSheetOpen, onRename, onAnswered, onCloseSheet }: ChatOverlaysProps) {
  return (
    <>
      {asking?.about === 'rename' && (
        <Rename chat={asking.chat} onRename={(title) => onRename(asking.chat, title)} onClose={onAnswered} />
      )}
      {asking?.about === 'share' && <Share chat={asking.chat} onClose={onAnswered} />}
      {isSheetOpen && <Sheet onClose={onCloseSheet} />}
    </>
  )
}

type Closing = { onClose: () => void }

function Rename({ chat, onRename, onClose }: Closing & { chat: Chat; onRename: (title: string) => void }) {
  const load = async () => (await import('~/ui/dialogs/rename-dialog')).RenameDialog
  const RenameDialog = useLazyPart(load, sayUnloaded({ onClose }))
  const title = {
    label: 'Nombre de la conversación',
    name: chat.title,
    maxLength: MAX_TITLE_LENGTH,
    blank: BLANK_TITLE,
  }
  return RenameDialog && <RenameDialog {...title} onRename={onRename} onClose={onClose} />
}

function Share(props: Closing & { chat: Chat }) {
  const load = async () => (await import('../../share/share-dialog')).ShareDialog
  const ShareDialog = useLazyPart(load, sayUnloaded(props))
  return ShareDialog && <ShareDialog {...props} />
}

function Sheet(props: Closing) {
  const load = async () => (await import('../../palette/shortcut-sheet')).ShortcutSheet
  const ShortcutSheet = useLazyPart(load, sayUnloaded(props))
  return ShortcutSheet && <ShortcutSheet {...props} />
}

const sayUnloaded =
  ({ onClose }: Closing) =>
  () => {
    onClose()
    errorToast(UNLOADED)
  }
