import { describe, expect, it } from 'vitest'
import { type GoogleOpenerEvent, type GoogleOpenerState, googleOpener } from './google-opener'

/** The effects of events in a row. */
function effectsOf(...events: GoogleOpenerEvent[]) {
  let state: GoogleOpenerState = 'idle'
  return events.map((event) => {
    const step = googleOpener(state, event)
    state = step.state
    return step.effect
  })
}
const failed = { type: 'failed', title: 'No', description: 'Porque no.' } as const
const signedIn = { type: 'signed_in', isOtherUser: false } as const

describe('the page with the Google button', () => {
  it('C-34 goes to Google itself where popups are blocked', () => {
    expect(effectsOf({ type: 'blocked' })).toEqual([{ type: 'open_here' }])
  })

  it('AUTH-43 goes on when the popup says so, and the closing after it changes nothing', () => {
    expect(effectsOf({ type: 'opened' }, signedIn, { type: 'closed' })).toEqual([
      null,
      { type: 'go_home', isOtherUser: false },
      null,
    ])
  })

  it('AUTH-45 reloads when the popup is closed without success, once', () => {
    expect(effectsOf({ type: 'opened' }, { type: 'closed' }, { type: 'closed' })).toEqual([
      null,
      { type: 'reload' },
      null,
    ])
  })

  it('AUTH-35 tells what went wrong in its own popup, and goes on waiting', () => {
    const { title, description } = failed
    expect(effectsOf(failed, { type: 'opened' }, failed, signedIn)).toEqual([
      null,
      null,
      { type: 'tell', notice: { title, description } },
      { type: 'go_home', isOtherUser: false },
    ])
  })

  it('goes on to the code where the account has a second step', () => {
    expect(effectsOf({ type: 'opened' }, { type: 'second_step_due' }, { type: 'closed' })).toEqual([
      null,
      { type: 'second_step_due' },
      null,
    ])
  })

  it('AUTH-19 starts over', () => {
    expect(effectsOf({ type: 'opened' }, { type: 'start_over' })).toEqual([null, { type: 'start_over' }])
  })
})
