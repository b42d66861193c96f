import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '~/platform/call'
import { toast } from '~/ui/toast'
import { type Chat, type ChatType, createChat, deleteChat, renameChat } from '../../contract'
import { CHAT_ERRORS, PRO_DENIED } from '../../copy'
import { alarm } from './alarm'
import { type ChatPages, withChatFirst, withoutChat, withTitle } from './chat-pages'
import { CHATS_KEY, historyKey } from './queries'

/** Creating, renaming and deleting chats (CHAT-06), with their toasts (CHAT-18…20, CHAT-23). The list follows at once. */
export function useChatActions({
  onCreated,
  onDeleted,
}: {
  onCreated: (chat: Chat) => void
  onDeleted: (chat: Chat) => void
}) {
  const queryClient = useQueryClient()
  const edit = (change: (pages: ChatPages) => ChatPages) =>
    queryClient.setQueryData<ChatPages>(CHATS_KEY, (pages) => pages && change(pages))

  const create = useMutation({
    mutationFn: (type: ChatType) => call(createChat, { body: { type } }),
    onSuccess({ chatId, title, type }) {
      const chat: Chat = { id: chatId, title, type, createdAt: new Date().toISOString() }
      queryClient.setQueryData(historyKey(chatId), { messages: [], previousCursor: null })
      edit((pages) => withChatFirst(pages, chat))
      onCreated(chat)
    },
    onError(error) {
      if (error instanceof CallError && error.code === 'requires_upgrade') denyPro()
      else alarm(CHAT_ERRORS.create)
    },
  })

  const rename = useMutation({
    mutationFn: ({ chat, title }: { chat: Chat; title: string }) =>
      call(renameChat, { params: { id: chat.id }, body: { title } }),
    onMutate: ({ chat, title }) => edit((pages) => withTitle(pages, chat.id, title.trim())),
    onSuccess: ({ title }, { chat }) => edit((pages) => withTitle(pages, chat.id, title)),
    onError(_, { chat }) {
      edit((pages) => withTitle(pages, chat.id, chat.title))
      alarm(CHAT_ERRORS.rename)
    },
  })

  const remove = useMutation({
    mutationFn: (chat: Chat) => call(deleteChat, { params: { id: chat.id } }),
    onSuccess(_, chat) {
      edit((pages) => withoutChat(pages, chat.id))
      onDeleted(chat)
    },
    onError: () => alarm(CHAT_ERRORS.delete),
  })

  return {
    create: create.mutate,
    /** The type of the chat that is being created. */
    creating: create.isPending ? create.variables : null,
    rename: rename.mutate,
    remove: remove.mutate,
    isRemoving: remove.isPending,
  }
}
export type ChatActions = ReturnType<typeof useChatActions>

/** CHAT-23. */
export function denyPro() {
  toast({ ...PRO_DENIED, variant: 'destructive' })
}
