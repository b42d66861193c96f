import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { CallError } from '~/platform/http/call'
import { toast } from '~/ui/toasts/toast'
import type { Attachment, ChatType, Message, MessageLimits } from '../../contract'
import { CHAT_ERRORS } from '../../copy'
import { messageFor } from '../attachments/attachment-words'
import { useAttachments } from '../attachments/use-attachments'
import { errorToast } from '../chats/actions/error-toast'
import { useDraft } from '../composer/use-draft'
import { useEdit } from '../composer/use-edit'
import { useLimits } from '../composer/use-limits'
import { tellTabs } from '../tabs/tab-news'
import { useTeaching } from '../teaching/use-teaching'
import type { Ask } from './conversation-state'
import { useActions } from './use-actions'
import { useConversation } from './use-conversation'
import { useEditing } from './use-editing'
import { useHistoryCache } from './window/use-history-cache'
import { usePlace } from './window/use-place'
import { useReading } from './window/use-reading'
import { useScroll } from './window/use-scroll'

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

/** What can be done in a conversation from beside it. */
export type ConversationHandle = { ask(question: string): void }

/** What sending again would not overcome: the plan (CHAT-24), or a session that has ended. */
type Obstacle = 'plan' | 'session'

const OBSTACLES: Readonly<Record<string, Obstacle>> = { requires_upgrade: 'plan', not_authenticated: 'session' }

const obstacleOf = (error: unknown): Obstacle | null =>
  error instanceof CallError ? (OBSTACLES[error.code] ?? null) : null

/** No failures: the box says which limit it is and until when, or the conversation what to do. */
const SAID_IN_PLACE: ReadonlySet<string> = new Set([
  'requires_upgrade',
  'limit_reached',
  'send_key_used',
  'too_many_replies',
  'too_many_readers',
])

/** Why a question from beside the conversation is not asked now. */
const WHY_NOT = {
  busy: 'Espera a que termine la respuesta y vuelve a pulsar.',
  writing: 'Tienes algo escrito en la caja. Envíalo o bórralo antes.',
}

/** Ties a conversation to the box it is written in, to the limits and to the scrolled list. */
export function useChatbot(options: ChatbotOptions) {
  const { userId, type, chatId, initialMessages = [] } = options
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const [openedFile, setOpenedFile] = useState<Attachment | null>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const limits = useLimits(options.initialLimits)
  const teaching = useTeaching()
  const place = usePlace(chatId)
  const scroll = useScroll({
    opensAtEnd: initialMessages.length > 0 && place.messageId === null,
    hasEnd: () => conversation.latest.current.isEnd,
  })
  const { messages, isEnd } = place.given ?? { messages: initialMessages, isEnd: true }
  const conversation = useConversation(
    type,
    { chatId, messages, isEnd },
    {
      onStarted(start, ask) {
        if (isEdit(ask)) edit.acknowledge()
        else if (ask.kind === 'question') draft.acknowledge()
        // What is asked anew takes the place of the old where it begins to be answered, not before.
        if (ask.kind === 'regenerate') scroll.goToEnd()
        place.leave()
        const { chatId: askedIn, title, timestamp: at } = start
        tellTabs(userId, { kind: 'asked', chatId: askedIn, title, type, at })
        options.onChatId(askedIn, title)
      },
      onRefused(error, ask) {
        const isKeySpent = error instanceof CallError && error.code === 'send_key_used'
        if (isEdit(ask)) edit.giveBack({ isKeySpent })
        else if (ask.kind === 'question') draft.giveBack({ isKeySpent })
        limits.reread()
        setObstacle(obstacleOf(error))
        const isSaidElsewhere = error instanceof CallError && SAID_IN_PLACE.has(error.code)
        if (!isSaidElsewhere) errorToast(CHAT_ERRORS.send)
      },
      onLost: (error) => setObstacle(obstacleOf(error)),
      onEnded() {
        limits.reread()
        teaching.reread()
      },
    },
  )
  const { state } = conversation
  const isIdle = state.activity.kind === 'idle'
  const arrivedKeys = messages.map(({ sendKey }) => sendKey)
  const draft = useDraft({ userId, place: state.chatId ?? type, arrivedKeys, suggestion: options.suggestion })
  const attachments = useAttachments(draft, boxRef)
  const edit = useEdit(userId, { questions: messages.filter(({ role }) => role === 'user'), arrivedKeys })
  const editing = useEditing({ edit, conversation, scroll, focusBox })
  const reading = useReading({ conversation, scroll, place, focusBox })
  const actions = useActions({
    ...{ conversation, scroll, focusBox },
    limits: limits.state,
    reread: limits.reread,
    onChanged: tellChanged,
    edit: editing.begin,
    openAttachment: setOpenedFile,
  })
  const isFree = isIdle && state.isEnd && edit.open === null
  const isBoxEmpty = draft.text === '' && draft.files.length === 0
  useHistoryCache({ userId, chatId: state.chatId, latest: conversation.latest, isFree }, async () => {
    const change = await conversation.refresh({ mayReplace: scroll.isFollowing })
    change?.()
    limits.reread()
  })

  function tellChanged() {
    const { chatId: changed } = conversation.latest.current
    if (changed !== null) tellTabs(userId, { kind: 'changed', chatId: changed })
  }

  /** After something was asked the focus goes to where one goes on writing; on a touch screen, where a keyboard would come up, to what one reads. */
  function focusBox() {
    const lastMessage = [...(scroll.contentRef.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].at(-1)
    const target = matchMedia('(pointer: coarse)').matches ? lastMessage : boxRef.current
    target?.focus({ preventScroll: true })
  }

  function send(text?: string) {
    // A second click may come before the first has been rendered.
    if (!conversation.isFree()) return
    conversation.send(draft.take(text))
    scroll.goToEnd()
    focusBox()
  }

  useImperativeHandle(options.handle, () => ({
    ask(question) {
      const why = !isFree ? WHY_NOT.busy : isBoxEmpty ? null : WHY_NOT.writing
      if (why !== null) return toast({ title: 'Todavía no', description: why })
      send(question)
      // On a phone it stands above what was pressed.
      scroll.boxRef.current?.scrollIntoView({ block: 'nearest' })
    },
  }))

  const last = state.messages.at(-1)
  const isAnswered = last?.role === 'assistant' && last.status === 'complete'

  return {
    boxRef,
    hasBegun: state.messages.length > 0 || !isIdle,
    conversation: state,
    draft,
    attachments,
    openedFile,
    openFile: setOpenedFile,
    closeFile: () => setOpenedFile(null),
    /** It was erased. */
    forgetFile(id: string) {
      conversation.forgetAttachment(id)
      edit.changeFiles((files) => files.filter(({ stored }) => stored?.id !== id))
      setOpenedFile(null)
      tellChanged()
    },
    limits: limits.state,
    teaching,
    scroll,
    obstacle,
    reading,
    editing,
    actions,
    reconnect: conversation.reconnect,
    /** The whole reply after which questions to go on with are offered. */
    followedUpId: isFree && isBoxEmpty && isAnswered ? last.id : null,
    send: () => send(draft.text.trim() === '' ? messageFor(draft.files) : undefined),
    /** Sends a question that was offered. */
    ask: (question: string) => send(question),
    /** CHAT-09: a question worth asking goes into the box, to be changed or sent. */
    pick(question: string) {
      draft.write(question)
      boxRef.current?.focus()
    },
    async stop() {
      focusBox()
      if (!(await conversation.stop())) errorToast('No se pudo detener la respuesta. Por favor, inténtalo de nuevo.')
    },
  }
}
export type ChatbotState = ReturnType<typeof useChatbot>

/** Whether it was asked in place of an earlier question. What failed with nothing is asked again under its own key. */
const isEdit = (ask: Ask): boolean =>
  ask.kind === 'question' && ask.replaces !== null && ask.replaces !== ask.question.id
