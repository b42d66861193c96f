import { useDeferredValue } from 'react'
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
  const { state } = parts.conversation
  const attachments = useAttachments(parts.draft, parts.boxRef)
  const editing = useEditing(parts)
  const reading = useReading(parts)
  const file = useOpenedFile(parts)
  const actions = useActions({ ...parts, ...file, beginEdit: editing.begin })
  const sending = useSending(parts, options.handle)
  useHistoryCache(options.userId, parts)

  const last = state.messages.at(-1)
  const isAnswered = last?.role === 'assistant' && last.status === 'complete'
  // After the end of the text, as what acts on code; nor does it flash up between the emptied box and the question.
  const followedUpId = useDeferredValue(parts.isFree && parts.isBoxEmpty && isAnswered ? last.id : null)

  return {
    ...parts,
    ...file,
    ...sending,
    ...{ attachments, reading, editing, actions },
    hasBegun: state.messages.length > 0 || state.activity.kind !== 'idle',
    /** The whole reply after which questions to go on with are offered. */
    followedUpId,
  }
}
export type ChatbotState = ReturnType<typeof useChatbot>
