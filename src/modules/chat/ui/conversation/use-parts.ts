import { type Ref, useRef, useState } from 'react'
import type { ChatType, Message, MessageLimits } from '../../contract'
import { useDraft } from '../composer/use-draft'
import { useEdit } from '../composer/use-edit'
import { useLimits } from '../composer/use-limits'
import { postToTabs } from '../tabs/tab-events'
import { useTeaching } from '../teaching/use-teaching'
import { type Obstacle, outcomesFor } from './outcomes'
import { useConversation } from './use-conversation'
import { messagesFromEnd } from './window/anchors'
import { type ScrollBox, useScroll } from './window/scroll-box'
import { usePlace } from './window/use-place'

/** What can be done in a conversation from beside it. */
export type ConversationHandle = { ask(question: string): void }

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
  /** The server has taken a message: in which chat, what that is called now, and when. */
  onChatId: (chatId: string, title: string, at: string) => void
}

/** What a conversation on a page consists of: what is loaded and received, the boxes one writes in, the limits, and the scrolled list. */
export function useParts(options: ChatbotOptions) {
  const { userId, type, chatId, initialMessages = [] } = options
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const limits = useLimits(options.initialLimits)
  const teaching = useTeaching()
  const place = usePlace(chatId)
  const { messages, isEnd } = place.given ?? { messages: initialMessages, isEnd: true }
  const outcomes = outcomesFor(() => ({
    asker: { userId, type },
    ...{ draft, edit, scroll, place, limits, teaching },
    onObstacle: setObstacle,
    onChatId: options.onChatId,
  }))
  const conversation = useConversation(type, { chatId, messages, isEnd }, outcomes)
  const { state, latest } = conversation
  const opensAtEnd = initialMessages.length > 0 && place.messageId === null
  const [scroll, isEndBelow] = useScroll({ opensAtEnd, latest })
  const arrivedKeys = messages.map(({ sendKey }) => sendKey)
  const draft = useDraft({ userId, place: state.chatId ?? type, arrivedKeys, suggestion: options.suggestion })
  const edit = useEdit(userId, { questions: messages.filter(({ role }) => role === 'user'), arrivedKeys })

  return {
    ...{ type, boxRef, obstacle, limits, teaching, place, conversation, scroll, isEndBelow, draft, edit },
    /** Whether a question can be asked at the end, and nothing has to be finished before. */
    isFree: state.activity.kind === 'idle' && state.isEnd && edit.open === null,
    isBoxEmpty: draft.text === '' && draft.files.length === 0,
    focusBox: () => focusAfterAsking(scroll, boxRef.current),
    /** Something else stands in the conversation than before. */
    onChanged() {
      const { chatId: changed } = latest.current
      if (changed !== null) postToTabs(userId, { kind: 'changed', chatId: changed })
    },
  }
}
export type Parts = ReturnType<typeof useParts>

/** After something was asked the focus goes to where one goes on writing; on a touch screen, where a keyboard would come up, to what one reads. */
function focusAfterAsking({ contentRef }: ScrollBox, box: HTMLElement | null) {
  const [lastMessage] = contentRef.current === null ? [] : messagesFromEnd(contentRef.current)
  const target = matchMedia('(pointer: coarse)').matches ? lastMessage : box
  target?.focus({ preventScroll: true })
}
