import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '~/platform/http/call'
import { isToastShown, toast } from '~/ui/toasts/toast'
import { type Chat, deleteChat, restoreChat } from '../../../contract'
import { CHAT_ERRORS } from '../../../copy'
import { postToTabs } from '../../tabs/tab-events'
import { type ChatPages, withChatBack, withoutChat } from '../list/chat-pages'
import { CHATS_KEY, historyKey } from '../list/queries'
import { useChatListEdit } from '../list/use-chat-list'
import { errorToast } from './error-toast'

const UNDO_MS = 10_000

type Deletion = {
  chat: Chat
  wasOpen: boolean
  /** The list as it was, to find the chat's place in it again. */
  before: ChatPages | undefined
  /** Whether the server has done it. */
  done: Promise<boolean>
}

type Listeners = {
  userId: string
  /** A chat has left the list; tells whether it was the one that is shown. */
  onDeleted: (chat: Chat) => boolean
  /** A chat that was shown when it was deleted is there again, or still. */
  onRestored: (chat: Chat) => void
}

/** Deletes chats without a question (CHAT-06, CHAT-20): for 10 s all those that the toast tells of can be brought back. */
export function useDeleteChat({ userId, onDeleted, onRestored }: Listeners) {
  const queryClient = useQueryClient()
  const edit = useChatListEdit()
  const offered = useRef<{ toastId: number; deletions: Deletion[] } | null>(null)

  // The toast outlives the page: from another one a chat can be brought back, but not shown.
  const isPageShown = useRef(true)
  useEffect(() => {
    isPageShown.current = true
    return () => {
      isPageShown.current = false
    }
  }, [])

  const putBack = ({ chat, before }: Deletion) => edit((pages) => withChatBack(pages, chat, before ?? pages))

  async function remove(chat: Chat) {
    const before = queryClient.getQueryData<ChatPages>(CHATS_KEY)
    const done = call(deleteChat, { params: { id: chat.id } }).then(
      () => true,
      () => false,
    )
    const wasOpen = onDeleted(chat)
    const deletion = { chat, wasOpen, before, done }
    await edit((pages) => withoutChat(pages, chat.id))
    offer(deletion)
    if (await done) return postToTabs(userId, { kind: 'deleted', chatId: chat.id, chat })
    offered.current = null
    await putBack(deletion)
    if (wasOpen && isPageShown.current) onRestored(chat)
    errorToast(CHAT_ERRORS.delete)
  }

  /** One toast for all that is gone while it is shown: a second deletion does not take the way back from the first. */
  function offer(deletion: Deletion) {
    const earlier = offered.current !== null && isToastShown(offered.current.toastId) ? offered.current.deletions : []
    const deletions = [...earlier, deletion]
    const toastId = toast({
      ...deletedWords(deletions),
      durationMs: UNDO_MS,
      action: { label: 'Deshacer', isUndo: true, onSelect: () => void undo(deletions) },
    })
    offered.current = { toastId, deletions }
  }

  async function undo(deletions: Deletion[]) {
    offered.current = null
    const latestFirst = deletions.toReversed()
    for (const deletion of latestFirst) await putBack(deletion)
    const outcomes = await Promise.all(latestFirst.map((deletion) => restore(deletion, { userId, queryClient })))
    const lost = latestFirst.filter((_, index) => outcomes[index] === false)
    for (const { chat } of lost) await edit((pages) => withoutChat(pages, chat.id))
    if (lost.length > 0) return tellLost(lost.toReversed(), undo)
    const shown = deletions.find(({ wasOpen }) => wasOpen)
    if (shown && isPageShown.current) onRestored(shown.chat)
  }

  return remove
}

/** Whether it is there at the server again. */
async function restore(
  { chat, done }: Deletion,
  { userId, queryClient }: { userId: string; queryClient: QueryClient },
) {
  // What was never deleted needs no bringing back.
  if (!(await done)) return true
  try {
    await call(restoreChat, { params: { id: chat.id } })
  } catch {
    return false
  }
  postToTabs(userId, { kind: 'listed', chatId: chat.id, chat })
  // A reply that was being written then has been stopped since.
  queryClient.removeQueries({ queryKey: historyKey(chat.id) })
  return true
}

function tellLost(lost: Deletion[], undo: (deletions: Deletion[]) => Promise<void>) {
  toast({
    title: 'Error',
    description:
      lost.length === 1
        ? `No se pudo recuperar «${lost[0]?.chat.title}». Sigue eliminada.`
        : `No se pudieron recuperar ${lost.length} conversaciones. Siguen eliminadas.`,
    variant: 'destructive',
    durationMs: UNDO_MS,
    action: { label: 'Reintentar', onSelect: () => void undo(lost) },
  })
}

const deletedWords = (deletions: Deletion[]) =>
  deletions.length === 1
    ? { title: 'Conversación eliminada', description: `«${deletions[0]?.chat.title}»` }
    : { title: `${deletions.length} conversaciones eliminadas` }
