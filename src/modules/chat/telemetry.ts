import type { ChatType, LimitReached, MessageStatus, ReplyFailure } from './contract'

/** What happens in the chats, for whoever counts it. Amounts are tokens, times seconds. */
export type ChatTelemetry = {
  replyStarted: (mentor: ChatType) => void
  firstPiece: (mentor: ChatType, seconds: number) => void
  replyEnded: (
    mentor: ChatType,
    end: { status: Exclude<MessageStatus, 'streaming'>; failure: ReplyFailure | null; seconds: number },
  ) => void
  tokensUsed: (mentor: ChatType, usage: { input: number; output: number }) => void
  limitRefused: (limit: LimitReached) => void
  /** A reader's stream has begun; call the answer when it is over. */
  streamOpened: () => () => void
}

/** For those who count nothing. */
export const silentTelemetry: ChatTelemetry = {
  replyStarted: () => {},
  firstPiece: () => {},
  replyEnded: () => {},
  tokensUsed: () => {},
  limitRefused: () => {},
  streamOpened: () => () => {},
}
