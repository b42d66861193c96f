import { CallError, call } from '~/platform/http/call'
import { type Attachment, continueReply, stopReply } from '../../contract'
import type { Live } from './conversation'
import type { Ask, ShownMessage } from './conversation-state'
import type { FailedBlock, Request } from './open-stream'
import { findMessage } from './window/message-window'

/** A text to be sent with its files, and the key that makes sending it again harmless. */
type Sent = { text: string; sendKey: string; attachments?: readonly Attachment[] }

/** What asks for a reply, goes on with one and stops it. */
export function askingIn({ latest, dispatch, ask }: Live & { ask: (ask: Ask, request: Request) => void }) {
  /** Whether something can be asked; not any more at once after something was, whatever is rendered. */
  const isFree = () => latest.current.activity.kind === 'idle'

  return {
    isFree,

    /** Asks at the end of what is shown. */
    send({ text, sendKey, attachments = [] }: Sent) {
      const { messages, chatId } = latest.current
      const after = messages.at(-1)?.id ?? chatId ?? undefined
      const question = localQuestion(text, sendKey, attachments)
      const request = { kind: 'question', text, sendKey, after, attachments: idsOf(attachments) } as const
      ask({ kind: 'question', question, replaces: null }, request)
    },

    /** C-69: sends a block whose run has failed back, at the end of what is shown. */
    repair(replyId: string, sendKey: string, { text, ...failed }: FailedBlock & { text: string }) {
      const question = localQuestion(text, sendKey)
      ask({ kind: 'question', question, replaces: null }, { kind: 'repair', replyId, sendKey, ...failed })
    },

    /** Asks in an earlier question's place; that stays as another version with all that followed it. */
    sendInstead(questionId: string, { text, sendKey, attachments = [] }: Sent) {
      const replaced = findMessage(latest.current.messages, questionId)
      if (replaced === undefined) return
      const { parentId: after } = replaced
      const question = localQuestion(text, sendKey, attachments)
      const request = { kind: 'question', text, sendKey, after, attachments: idsOf(attachments) } as const
      ask({ kind: 'question', question, replaces: questionId }, request)
    },

    /** Asks for a reply that brought nothing again, by the send of its question: in the same place. */
    repeat(replyId: string) {
      const { messages } = latest.current
      const question = findMessage(messages, findMessage(messages, replyId)?.parentId)
      if (!question?.sendKey) return
      const { id, content: text, sendKey, parentId: after, attachments = [] } = question
      const request = { kind: 'question', text, sendKey, after, attachments: idsOf(attachments) } as const
      ask({ kind: 'question', question, replaces: id }, request)
    },

    /** Asks for another version of a reply. */
    regenerate(replyId: string, sendKey: string) {
      ask({ kind: 'regenerate', replyId, sendKey }, { kind: 'regenerate', replyId, sendKey })
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

/** A question on its way, as it is shown until the server has it. */
export const localQuestion = (
  text: string,
  sendKey: string,
  attachments: readonly Attachment[] = [],
): ShownMessage => ({
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

const idsOf = (attachments: readonly Attachment[]) => attachments.map(({ id }) => id)
