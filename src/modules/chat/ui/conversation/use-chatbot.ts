import { useAttachments } from '../attachments/use-attachments'
import { useActions } from './use-actions'
import { useEditing } from './use-editing'
import { useOpenedFile } from './use-opened-file'
import { type ChatbotOptions, useParts } from './use-parts'
import { useSending } from './use-sending'
import { useHistoryCache } from './window/use-history-cache'
import { useReading } from './window/use-reading'

/** A conversation with all that one does in it: asking at its end, changing a question, going about in it, and the messages' buttons. */
export function useChatbot(options: ChatbotOptions) {
  const parts = useParts(options)
  const { boxRef, conversation, draft, isFree, isBoxEmpty, limits, scroll } = parts
  const { state } = conversation
  const attachments = useAttachments(draft, boxRef)
  const editing = useEditing(parts)
  const reading = useReading(parts)
  const { openFile, ...file } = useOpenedFile(parts)
  const actions = useActions({ ...parts, openFile, beginEdit: editing.begin })
  const sending = useSending(parts, options.handle)
  useHistoryCache({ userId: options.userId, chatId: state.chatId, latest: conversation.latest, isFree }, async () => {
    const change = await conversation.refresh({ mayReplace: scroll.isFollowing })
    change?.()
    limits.reread()
  })

  const { obstacle, isEndBelow, teaching } = parts
  const last = state.messages.at(-1)
  const isAnswered = last?.role === 'assistant' && last.status === 'complete'

  return {
    ...{ boxRef, draft, attachments, teaching, scroll, isEndBelow, obstacle, reading, editing, actions, openFile },
    ...file,
    ...sending,
    hasBegun: state.messages.length > 0 || state.activity.kind !== 'idle',
    conversation: state,
    limits: limits.state,
    reconnect: conversation.reconnect,
    /** The whole reply after which questions to go on with are offered. */
    followedUpId: isFree && isBoxEmpty && isAnswered ? last.id : null,
  }
}
export type ChatbotState = ReturnType<typeof useChatbot>
