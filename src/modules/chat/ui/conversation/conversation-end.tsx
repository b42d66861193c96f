import type { RefObject } from 'react'
import { FollowUps } from './follow-ups'

type ConversationEndProps = {
  hasBegun: boolean
  /** The reply after which questions to go on with are offered. */
  followedUpId: string | null
  onAsk: (question: string) => void
  slackRef: RefObject<HTMLDivElement | null>
}

/**
 * What stands after the last message. The room is always there, so that the questions that come into it move nobody; it is no part of
 * what the reader is carried along by.
 */
export function ConversationEnd({ hasBegun, followedUpId, onAsk, slackRef }: ConversationEndProps) {
  return (
    <>
      {hasBegun && (
        <div className="min-h-40 px-4 pt-3 pb-5 @2xl:pr-6 @2xl:pl-38">
          {followedUpId !== null && <FollowUps key={followedUpId} replyId={followedUpId} onAsk={onAsk} />}
        </div>
      )}
      <div ref={slackRef} />
    </>
  )
}
