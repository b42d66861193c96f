import { createContext, useContext } from 'react'
import type { Attachment, Vote } from '../../contract'
import type { ShownMessage } from '../conversation/conversation-state'

/** What a reader can do with a message. */
export type MessageActions = {
  edit: (question: ShownMessage) => void
  regenerate: (reply: ShownMessage) => void
  /** Asks again for a reply that broke off. */
  repeat: (reply: ShownMessage) => void
  /** Sends code of a reply that has failed back to the mentor, with its error. */
  repair: (reply: ShownMessage, failed: { block: number; code: string; error: string }) => void
  /** Has a reply that broke off written on. */
  continueReply: (reply: ShownMessage) => void
  /** Stores a vote, or takes it back. Null once that is done; else the sentence that says why it is not. */
  vote: (reply: ShownMessage, vote: Vote | null) => Promise<string | null>
  /** Shows another version of `message`; `side` is the button that was pressed. */
  showVersion: (message: ShownMessage, versionId: string, side: VersionSide) => void
  /** Shows a file that goes with a question. */
  openAttachment: (attachment: Attachment) => void
  /** The address that opens the conversation at this message. */
  linkTo: (message: ShownMessage) => string
}
export type VersionSide = 'previous' | 'next'

const Actions = createContext<MessageActions | null>(null)
export const MessageActionsProvider = Actions.Provider

export function useMessageActions(): MessageActions {
  const actions = useContext(Actions)
  if (actions === null) throw new Error('a message stands outside a conversation')
  return actions
}
