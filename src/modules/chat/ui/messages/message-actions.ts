import { createContext, useContext } from 'react'
import type { ShownMessage } from '../conversation/conversation-state'

/** What a reader can do with a message. */
export type MessageActions = {
  edit: (question: ShownMessage) => void
  regenerate: (reply: ShownMessage) => void
  /** Asks again for a reply that broke off. */
  repeat: (reply: ShownMessage) => void
  /** Has a reply that broke off written on. */
  continueReply: (reply: ShownMessage) => void
  /** Shows another version of `message`; `side` is the button that was pressed. */
  showVersion: (message: ShownMessage, versionId: string, side: VersionSide) => void
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
