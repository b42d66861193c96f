import { type CardBehaviour, declineMessage } from '../cards'
import type { Decline } from '../objects/charge'

type Situation = {
  /** Nobody is there: a renewal. */
  offSession: boolean
  /** The person has just authenticated this very payment. */
  isAuthenticated: boolean
  /** Authenticated at an earlier payment, and set up by it. */
  wasSetUp: boolean
  /** To be charged again: a subscription, or a card that is set up. */
  isForRenewals?: boolean
}
export type Verdict =
  | { type: 'succeeds' }
  | { type: 'authenticate' }
  | { type: 'declined'; decline: Decline }
  | { type: 'later'; succeeds: boolean }

/** What the bank says to a charge of this card. */
export function judge(behaviour: CardBehaviour, situation: Situation): Verdict {
  const { offSession, isAuthenticated, wasSetUp, isForRenewals = false } = situation
  switch (behaviour.type) {
    case 'succeeds':
    case 'is_disputed':
    case 'refuses_refunds':
      return { type: 'succeeds' }
    case 'declines':
      return declined(behaviour.code, behaviour.declineCode)
    case 'settles_later':
      if (offSession || isForRenewals) return declined('card_not_supported', 'card_not_supported')
      return { type: 'later', succeeds: behaviour.succeeds }
    case 'declines_later':
      return offSession ? declined('card_declined', 'generic_decline') : { type: 'succeeds' }
    case 'authenticates_once':
      if (isAuthenticated || wasSetUp) return { type: 'succeeds' }
      return offSession ? AUTHENTICATION_REQUIRED : { type: 'authenticate' }
    case 'authenticates_always':
      if (isAuthenticated) return { type: 'succeeds' }
      return offSession ? AUTHENTICATION_REQUIRED : { type: 'authenticate' }
  }
}

const declined = (code: string, declineCode: string): Verdict => ({
  type: 'declined',
  decline: { code, declineCode, message: declineMessage(code, declineCode) },
})
const AUTHENTICATION_REQUIRED = declined('authentication_required', 'authentication_required')
