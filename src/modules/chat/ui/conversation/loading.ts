import { call } from '~/platform/http/call'
import { readHistory, showMessage } from '../../contract'
import { type Live, onlyAdds } from './conversation'
import { olderCursor } from './window/message-window'

export type Change = () => void

/**
 * What reads other parts of the conversation. Each hands over the change that it makes, to be made without moving the reader; null where
 * there is nothing to read. All throw CallError or ConnectionError.
 */
export function loadingIn({ latest, dispatch, disconnect }: Live & { disconnect: () => void }) {
  return {
    /** The page of messages before the window. */
    async loadOlder(): Promise<Change | null> {
      const { chatId } = latest.current
      const cursor = olderCursor(latest.current)
      if (chatId === null || cursor === null) return null
      const { messages } = await call(readHistory, { query: { chatId, cursor } })
      return () => dispatch({ type: 'older_loaded', messages })
    },

    /** The page of messages after the window, where the branch goes on. */
    async loadNewer(): Promise<Change | null> {
      const { chatId, messages, isEnd } = latest.current
      const after = messages.at(-1)?.id
      if (chatId === null || after === undefined || isEnd) return null
      const part = await call(readHistory, { query: { chatId, after } })
      return () => dispatch({ type: 'newer_loaded', after, part })
    },

    /** The place around a message, or the end of the conversation. A reply that is being received goes on at the server. */
    async moveTo(messageId: string | null): Promise<Change | null> {
      const { chatId } = latest.current
      if (chatId === null) return null
      const part = await call(readHistory, { query: { chatId, ...(messageId === null ? {} : { at: messageId }) } })
      return () => {
        // A question that the server does not have yet stays with the reader.
        if (latest.current.activity.kind === 'sending') return
        disconnect()
        dispatch({ type: 'moved', part })
      }
    },

    /** Another version of a message, with its branch: it is the one that is shown from now on. */
    async switchTo(messageId: string): Promise<Change> {
      const part = await call(showMessage, { params: { id: messageId } })
      return () => dispatch({ type: 'switched', to: messageId, part })
    },

    /** The end of the conversation as it is now; null where it is no other, or (`mayReplace` false) more than an addition. */
    async refresh({ mayReplace }: { mayReplace: () => boolean }): Promise<Change | null> {
      const { chatId } = latest.current
      if (chatId === null) return null
      const part = await call(readHistory, { query: { chatId } })
      if (!onlyAdds(latest.current, part) && !mayReplace()) return null
      return () => dispatch({ type: 'refreshed', part })
    },
  }
}
