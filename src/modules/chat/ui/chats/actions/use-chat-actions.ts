import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CallError, call } from '~/platform/http/call'
import { momentOf } from '~/platform/time/moment-of-id'
import { toast } from '~/ui/toasts/toast'
import { type Chat, type ChatType, createChat, type History, pinChat, renameChat } from '../../../contract'
import { CHAT_ERRORS, PRO_DENIED } from '../../../copy'
import { postToTabs } from '../../tabs/tab-events'
import { withChatFirst, withPin, withTitle } from '../list/chat-pages'
import { historyKey } from '../list/queries'
import { useChatListEdit } from '../list/use-chat-list'
import { errorToast } from './error-toast'
import { refusalOf } from './refusal'

type ActionsOptions = { userId: string; onCreated: (chat: Chat) => void }

/** Creating, renaming and pinning chats (CHAT-06), with their toasts (CHAT-18, CHAT-19, CHAT-23). The list follows at once. */
export function useChatActions({ userId, onCreated }: ActionsOptions) {
  const edit = useChatListEdit()
  const create = useCreation({ userId, onCreated, edit })
  const rename = useRenaming({ userId, edit })
  const pin = usePinning({ userId, edit })

  return {
    creation: {
      create: create.mutate,
      /** The type of the chat that is being created. */
      creating: create.isPending ? create.variables : null,
    },
    rename: rename.mutate,
    pin: pin.mutate,
  }
}
export type ChatCreation = ReturnType<typeof useChatActions>['creation']

type Editing = { userId: string; edit: ReturnType<typeof useChatListEdit> }

function useCreation({ userId, onCreated, edit }: ActionsOptions & Editing) {
  const queryClient = useQueryClient()
  const denyPro = useDenyPro()
  return useMutation({
    mutationFn: (type: ChatType) => call(createChat, { body: { type } }),
    async onSuccess({ chatId, title, type }) {
      // By the server's clock, as all of the list: by another's a new chat might stand under yesterday.
      const createdAt = momentOf(chatId).toISOString()
      const chat: Chat = { id: chatId, title, type, createdAt, activeAt: createdAt, pinned: false }
      // Nothing has been said in it: there is no need to ask.
      const history: History = { chat, messages: [], previousCursor: null, isEnd: true }
      queryClient.setQueryData(historyKey(chatId), history)
      await edit((pages) => withChatFirst(pages, chat))
      postToTabs(userId, { kind: 'listed', chatId, chat })
      onCreated(chat)
    },
    onError(error) {
      if (error instanceof CallError && error.code === 'requires_upgrade') denyPro()
      else errorToast(CHAT_ERRORS.create)
    },
  })
}

function useRenaming({ userId, edit }: Editing) {
  return useMutation({
    mutationFn: ({ chat, title }: { chat: Chat; title: string }) =>
      call(renameChat, { params: { id: chat.id }, body: { title } }),
    onMutate: ({ chat, title }) => edit((pages) => withTitle(pages, chat.id, title.trim())),
    onSuccess({ title }, { chat }) {
      postToTabs(userId, { kind: 'renamed', chatId: chat.id, title })
      return edit((pages) => withTitle(pages, chat.id, title))
    },
    onError(_, { chat }) {
      void edit((pages) => withTitle(pages, chat.id, chat.title))
      errorToast(CHAT_ERRORS.rename)
    },
  })
}

function usePinning({ userId, edit }: Editing) {
  return useMutation({
    mutationFn: ({ chat, pinned }: { chat: Chat; pinned: boolean }) =>
      call(pinChat, { params: { id: chat.id }, body: { pinned } }),
    onMutate: ({ chat, pinned }) => edit((pages) => withPin(pages, chat, pinned)),
    onSuccess: ({ pinned }, { chat }) => postToTabs(userId, { kind: 'pinned', chatId: chat.id, chat, pinned }),
    onError(error, { chat, pinned }) {
      void edit((pages) => withPin(pages, chat, !pinned))
      errorToast(
        refusalOf(error) ?? `No se pudo ${pinned ? 'fijar' : 'dejar de fijar'} el chat. Por favor, inténtalo de nuevo.`,
      )
    },
  })
}

/** CHAT-23, C-20: says what it takes, with the way to it. */
export function useDenyPro(): () => void {
  const navigate = useNavigate()
  const action = { label: 'Ver los planes', onSelect: () => void navigate('/pricing') }
  return () => toast({ ...PRO_DENIED, variant: 'destructive', action })
}
