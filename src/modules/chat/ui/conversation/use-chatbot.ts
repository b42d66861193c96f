import { type Ref, useRef, useState } from 'react'
import type { ChatType, Message, MessageLimits } from '../../contract'
import { useAttachments } from '../attachments/use-attachments'
import { useDraft } from '../composer/use-draft'
import { useEdit } from '../composer/use-edit'
import { useLimits } from '../composer/use-limits'
import { postToTabs } from '../tabs/tab-events'
import { useTeaching } from '../teaching/use-teaching'
import { type Obstacle, outcomesFor } from './outcomes'
import { useActions } from './use-actions'
import { useConversation } from './use-conversation'
import { useEditing } from './use-editing'
import { useOpenedFile } from './use-opened-file'
import { type ConversationHandle, useSending } from './use-sending'
import { useHistoryCache } from './window/use-history-cache'
import { usePlace } from './window/use-place'
import { useReading } from './window/use-reading'
import { type Scroll, useScroll } from './window/use-scroll'

export type ChatbotOptions = {
  userId: string
  type: ChatType
  /** Null: the first message opens a chat (CHAT-10). Another chat is another Chatbot: give it a `key`. */
  chatId: string | null
  /** The end of the conversation. */
  initialMessages?: Message[] | undefined
  /** Null for PRO users, who have none; undefined while the server has not said. */
  initialLimits: MessageLimits | null | undefined
  /** A question that somebody comes with: it stands in the box, to be sent or changed. */
  suggestion?: string | undefined
  handle?: Ref<ConversationHandle> | undefined
  /** The server has taken a message: in which chat, and what that is called now. */
  onChatId: (chatId: string, title: string) => void
}

/**
 * Ties a conversation to the box it is written in, to the limits and to the scrolled list. Its parts: what is loaded and received
 * (use-conversation.ts), the box and what is sent from it (use-draft.ts, use-sending.ts), changing a question (use-editing.ts), what
 * follows of an answer (outcomes.ts), going about in it (use-reading.ts, use-scroll.ts) and the messages' buttons (use-actions.ts).
 */
export function useChatbot(options: ChatbotOptions) {
  const { userId, type, chatId, initialMessages = [] } = options
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const limits = useLimits(options.initialLimits)
  const teaching = useTeaching()
  const place = usePlace(chatId)
  const scroll = useScroll({
    opensAtEnd: initialMessages.length > 0 && place.messageId === null,
    hasEnd: () => conversation.latest.current.isEnd,
  })
  const { messages, isEnd } = place.given ?? { messages: initialMessages, isEnd: true }
  const outcomes = outcomesFor(() => ({
    asker: { userId, type },
    ...{ draft, edit, scroll, place, limits, teaching },
    onObstacle: setObstacle,
    onChatId: options.onChatId,
  }))
  const conversation = useConversation(type, { chatId, messages, isEnd }, outcomes)
  const { state } = conversation
  const arrivedKeys = messages.map(({ sendKey }) => sendKey)
  const draft = useDraft({ userId, place: state.chatId ?? type, arrivedKeys, suggestion: options.suggestion })
  const attachments = useAttachments(draft, boxRef)
  const edit = useEdit(userId, { questions: messages.filter(({ role }) => role === 'user'), arrivedKeys })

  const focusBox = () => focusAfterAsking(scroll, boxRef.current)
  function onChanged() {
    const { chatId: changed } = conversation.latest.current
    if (changed !== null) postToTabs(userId, { kind: 'changed', chatId: changed })
  }

  const editing = useEditing({ edit, conversation, scroll, focusBox })
  const reading = useReading({ conversation, scroll, place, focusBox })
  const file = useOpenedFile({ conversation, edit, onChanged })
  const actions = useActions({
    ...{ conversation, scroll, focusBox, onChanged },
    limits: limits.state,
    reread: limits.reread,
    edit: editing.begin,
    openAttachment: file.openFile,
  })
  const isIdle = state.activity.kind === 'idle'
  const isFree = isIdle && state.isEnd && edit.open === null
  const isBoxEmpty = draft.text === '' && draft.files.length === 0
  const { handle } = options
  const sending = useSending({ conversation, draft, scroll, boxRef, focusBox, isFree, isBoxEmpty, handle })
  useHistoryCache({ userId, chatId: state.chatId, latest: conversation.latest, isFree }, async () => {
    const change = await conversation.refresh({ mayReplace: scroll.isFollowing })
    change?.()
    limits.reread()
  })

  const last = state.messages.at(-1)
  const isAnswered = last?.role === 'assistant' && last.status === 'complete'

  return {
    ...{ boxRef, draft, attachments, teaching, scroll, obstacle, reading, editing, actions, ...file, ...sending },
    hasBegun: state.messages.length > 0 || !isIdle,
    conversation: state,
    limits: limits.state,
    reconnect: conversation.reconnect,
    /** The whole reply after which questions to go on with are offered. */
    followedUpId: isFree && isBoxEmpty && isAnswered ? last.id : null,
  }
}
export type ChatbotState = ReturnType<typeof useChatbot>

/** After something was asked the focus goes to where one goes on writing; on a touch screen, where a keyboard would come up, to what one reads. */
function focusAfterAsking({ contentRef }: Scroll, box: HTMLElement | null) {
  const lastMessage = [...(contentRef.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].at(-1)
  const target = matchMedia('(pointer: coarse)').matches ? lastMessage : box
  target?.focus({ preventScroll: true })
}
