import { useRef, useState } from 'react'
import { CallError } from '~/platform/call'
import type { ChatType, Message, MessageLimits } from '../../contract'
import { CHAT_ERRORS } from '../../copy'
import { alarm } from '../chats/alarm'
import { newSendKey } from '../composer/send-key'
import { useDraft } from '../composer/use-draft'
import { useLimits } from '../composer/use-limits'
import type { ShownMessage } from './conversation'
import { useCachedHistory } from './use-cached-history'
import { useConversation } from './use-conversation'
import { useScrollEnd } from './use-scroll-end'

export type ChatbotOptions = {
  userId: string
  type: ChatType
  /** Null: the first message opens a chat (CHAT-10). Another chat is another Chatbot: give it a `key`. */
  chatId: string | null
  initialMessages?: Message[]
  previousCursor?: string | null
  /** Null for PRO users, who have none; undefined while the server has not said. */
  initialLimits: MessageLimits | null | undefined
  /** The server has taken a message: in which chat, and what that is called now. */
  onChatId: (chatId: string, title: string) => void
}

/** What sending again would not overcome: the plan (CHAT-24), or a session that has ended. */
type Obstacle = 'plan' | 'session'
const OBSTACLES: Readonly<Record<string, Obstacle>> = { requires_upgrade: 'plan', not_authenticated: 'session' }

/** Ties a conversation to the box it is written in, to the limits and to the scrolled list. */
export function useChatbot(options: ChatbotOptions) {
  const { userId, type, chatId, initialMessages = [], previousCursor = null } = options
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const [isLoadingOlder, setLoadingOlder] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const limits = useLimits(options.initialLimits)
  const scroll = useScrollEnd({ hasBegun: initialMessages.length > 0 })
  const conversation = useConversation(
    type,
    { chatId, messages: initialMessages, previousCursor },
    {
      onStarted(start) {
        draft.acknowledge()
        options.onChatId(start.chatId, start.title)
      },
      onRefused(error) {
        draft.giveBack()
        limits.reread()
        const code = error instanceof CallError ? error.code : undefined
        setObstacle(code === undefined ? null : (OBSTACLES[code] ?? null))
        // A limit is no failure: the box says which one, and until when.
        if (code !== 'requires_upgrade' && code !== 'limit_reached') alarm(CHAT_ERRORS.send)
      },
      onEnded: limits.reread,
    },
  )
  const { state } = conversation
  const arrivedKeys = initialMessages.map(({ sendKey }) => sendKey)
  const draft = useDraft({ userId, place: state.chatId ?? type, arrivedKeys })
  useCachedHistory(state)

  return {
    boxRef,
    hasBegun: state.messages.length > 0 || state.activity.kind !== 'idle',
    conversation: state,
    draft,
    limits: limits.state,
    scroll,
    isLoadingOlder,
    obstacle,
    reconnect: conversation.reconnect,

    send() {
      conversation.send(draft.take())
      scroll.goToEnd()
    },

    /** CHAT-09: a question worth asking goes into the box, to be changed or sent. */
    pick(question: string) {
      draft.write(question)
      boxRef.current?.focus()
    },

    /** Asks again: in the same place if nothing had come, else as a new question. */
    repeat(reply: ShownMessage) {
      const question = state.messages[state.messages.findIndex(({ id }) => id === reply.id) - 1]
      if (question === undefined) return
      if (reply.content === '') conversation.repeat(question, reply)
      else conversation.send({ text: question.content, sendKey: newSendKey() })
      scroll.goToEnd()
    },

    async stop() {
      if (!(await conversation.stop())) alarm('No se pudo detener la respuesta. Por favor, inténtalo de nuevo.')
    },

    async loadOlder() {
      setLoadingOlder(true)
      try {
        scroll.keepPlace(await conversation.loadOlder())
      } catch {
        alarm(CHAT_ERRORS.history)
      } finally {
        setLoadingOlder(false)
      }
    },
  }
}
export type ChatbotState = ReturnType<typeof useChatbot>
