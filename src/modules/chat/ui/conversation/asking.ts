import { CallError, call } from '~/platform/http/call'
import { type Attachment, continueReply, stopReply } from '../../contract'
import type { Live } from './conversation'
import type { Ask, FailedBlock, LocalQuestion } from './conversation-state'
import { findMessage } from './window/message-window'

/** A text to be sent with its files, and the key that makes sending it again harmless. */
type Sent = { text: string; sendKey: string; attachments?: readonly Attachment[] }

/** What asks for a reply, goes on with one and stops it. */
export function askingIn({ latest, dispatch, ask }: Live & { ask: (ask: Ask) => void }) {
  /** Whether something can be asked; not any more at once after something was, whatever is rendered. */
  const isFree = () => latest.current.activity.kind === 'idle'

  return {
    isFree,

    /** Asks at the end of what is shown; with `repairs`, sends a block whose run has failed back (C-69). */
    send(sent: Sent, repairs?: FailedBlock) {
      const { messages, chatId } = latest.current
      const after = messages.at(-1)?.id ?? chatId ?? undefined
      ask({ kind: 'question', question: localQuestion(sent), after, replaces: null, ...(repairs && { repairs }) })
    },

    /** Asks in an earlier question's place; that stays as another version with all that followed it. */
    sendInstead(questionId: string, sent: Sent) {
      const replaced = findMessage(latest.current.messages, questionId)
      if (!replaced) return
      ask({ kind: 'question', question: localQuestion(sent), after: replaced.parentId, replaces: questionId })
    },

    /** Asks for a reply that brought nothing again, by the send of its question: in the same place. */
    repeat(replyId: string) {
      const { messages } = latest.current
      const question = findMessage(messages, findMessage(messages, replyId)?.parentId)
      if (!question?.sendKey) return
      const { sendKey, parentId, id } = question
      ask({ kind: 'question', question: { ...question, sendKey }, after: parentId, replaces: id })
    },

    /** Asks for another version of a reply. */
    regenerate(replyId: string, sendKey: string) {
      ask({ kind: 'regenerate', replyId, sendKey })
    },

    /** Has a reply that broke off written on. Throws CallError or ConnectionError. */
    async continueReply(replyId: string) {
      if (!isFree()) return
      dispatch({ type: 'continuing', replyId })
      try {
        await call(continueReply, { params: { id: replyId } })
        dispatch({ type: 'continued' })
      } catch (error) {
        dispatch({ type: 'continue_failed' })
        throw error
      }
    },

    /** Stops the reply; what was written stays. False when the server could not be told. */
    async stop(): Promise<boolean> {
      const { activity } = latest.current
      if (activity.kind !== 'receiving') return true
      dispatch({ type: 'stopping' })
      try {
        await call(stopReply, { params: { id: activity.replyId } })
        return true
      } catch (error) {
        // The reply was faster: its end is already on its way.
        if (error instanceof CallError && error.status === 404) return true
        dispatch({ type: 'stop_failed' })
        return false
      }
    },
  }
}

/** A question as it is shown until the server has it. */
export const localQuestion = ({ text, sendKey, attachments = [] }: Sent): LocalQuestion => ({
  id: sendKey,
  versions: [],
  role: 'user',
  content: text,
  status: 'complete',
  failure: null,
  timestamp: new Date().toISOString(),
  sendKey,
  vote: null,
  ...(attachments.length > 0 ? { attachments: [...attachments] } : {}),
})
