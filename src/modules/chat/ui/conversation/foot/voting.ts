import { call } from '~/platform/http/call'
import { takeVoteBack, type Vote, voteOnReply } from '../../../contract'
import type { Live } from '../conversation'
import { findMessage } from '../window/message-window'

/** What says whether a reply has helped. */
export const votingIn = ({ latest, dispatch }: Live) => ({
  /** Shows the vote at once (null: none), and what was before when it could not be stored. Throws CallError or ConnectionError. */
  async vote(replyId: string, vote: Vote | null) {
    const before = findMessage(latest.current.messages, replyId)?.vote ?? null
    const params = { id: replyId }
    dispatch({ type: 'voted', replyId, vote })
    try {
      if (vote === null) await call(takeVoteBack, { params })
      else await call(voteOnReply, { params, body: vote })
    } catch (error) {
      dispatch({ type: 'voted', replyId, vote: before })
      throw error
    }
  },
})
