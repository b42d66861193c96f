import type { ChatType, LimitReached, MessageStatus, ReplyFailure } from './contract'

/** What happens in the chats, for whoever counts it. Amounts are tokens, times seconds. */
export type ChatTelemetry = {
  replyStarted: (mentor: ChatType) => void
  firstPiece: (mentor: ChatType, seconds: number) => void
  replyEnded: (
    mentor: ChatType,
    end: { status: Exclude<MessageStatus, 'streaming'>; failure: ReplyFailure | null; seconds: number },
  ) => void
  /** `cached`: of the input, what its provider had kept; `model`: its entry in the operator's list. */
  tokensUsed: (
    mentor: ChatType,
    usage: { input: number; cached?: number | undefined; output: number; model?: string | undefined },
  ) => void
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
