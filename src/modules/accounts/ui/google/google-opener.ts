import type { Notice } from '../notice'
import type { GoogleMessage } from './google-channel'

/** The page with the Google button: nothing going on, its popup open, or on its way elsewhere. */
export type GoogleOpenerState = 'idle' | 'waiting' | 'leaving'

export type GoogleOpenerEvent = { type: 'opened' } | { type: 'blocked' } | { type: 'closed' } | GoogleMessage

export type GoogleOpenerEffect =
  | { type: 'open_here' }
  | { type: 'reload' }
  | { type: 'go_home'; isOtherUser: boolean }
  | { type: 'second_step_due' }
  | { type: 'start_over' }
  | { type: 'tell'; notice: Notice }
  | null

type Step = { state: GoogleOpenerState; effect: GoogleOpenerEffect }

/** C-34, AUTH-43, AUTH-45: what the page does about its button and about what the popup tells. */
export function googleOpener(state: GoogleOpenerState, event: GoogleOpenerEvent): Step {
  const stay: Step = { state, effect: null }
  if (state === 'leaving') return stay
  switch (event.type) {
    case 'opened':
      return { state: 'waiting', effect: null }
    case 'blocked':
      return { state: 'leaving', effect: { type: 'open_here' } }
    case 'closed':
      return state === 'waiting' ? { state: 'leaving', effect: { type: 'reload' } } : stay
    // Also in another tab than the one that opened the popup: its form is of no use any more.
    case 'signed_in':
      return { state: 'leaving', effect: { type: 'go_home', isOtherUser: event.isOtherUser } }
    case 'second_step_due':
    case 'start_over':
      return { state: 'leaving', effect: { type: event.type } }
    case 'failed': {
      const { title, description } = event
      return state === 'waiting' ? { state, effect: { type: 'tell', notice: { title, description } } } : stay
    }
    case 'heard':
      return stay
  }
}
