import { CallError, call } from '~/platform/http/call'
import { type CurrentUser, currentUser } from '../../contract'
import { googleVisitAddress } from '../../google-visit'
import { GOOGLE_POPUP_SIZE } from '../../rules'
import type { AuthMemory } from '../session/auth-memory'
import { openGoogleChannel } from './google-channel'
import { START_OVER_PATH } from './google-exits'

/** A window tells nobody that it is closed: it has to be looked at. */
const LOOK_EVERY_MS = 500
/** What somebody comes back to whose browser blocks the window. */
const SETTINGS = '/profile?tab=seguridad'

/**
 * Has Google say once more who is there, in a window of its own; the session goes on until a new one is open. To be called in the click
 * itself: later, browsers block the window. Throws an `AbortError` when the window is closed (it has said what went wrong there),
 * CallError (`second_step_due` where a code is still to come) and ConnectionError.
 */
export async function proveByGoogle(): Promise<CurrentUser> {
  const address = googleVisitAddress({ from: 'again', redirect: SETTINGS, result: null })
  const { width, height } = GOOGLE_POPUP_SIZE
  const opened = window.open(address, 'pymentor-google-again', `popup,width=${width},height=${height}`)
  if (opened === null) return leaveFor(address)
  const told = await untilAnswered(opened)
  if (told === 'start_over') return leaveFor(START_OVER_PATH)
  if (told === 'second_step_due') throw new CallError(403, told, '', {})
  return call(currentUser, {})
}

/**
 * Goes on as `owner` only. Another account may have been chosen at Google: then the page is not theirs any more, and what was about to be
 * done here is not done to them (AUTH-21).
 */
export async function stayOnlyAs(owner: CurrentUser, entered: CurrentUser, memory: AuthMemory): Promise<void> {
  if (entered.id === owner.id) return
  memory.forgetTab()
  await leaveFor('/dashboard')
}

function untilAnswered(opened: Window) {
  return new Promise<'signed_in' | 'second_step_due' | 'start_over'>((resolve, reject) => {
    const channel = openGoogleChannel(({ type }) => {
      // What has failed is told in that window, which may try again.
      if (type === 'heard' || type === 'failed') return
      channel.tell({ type: 'heard' })
      end()
      resolve(type)
    })
    const looking = setInterval(() => {
      if (!opened.closed) return
      end()
      reject(new DOMException('the window was closed', 'AbortError'))
    }, LOOK_EVERY_MS)
    const end = () => {
      clearInterval(looking)
      channel.close()
    }
  })
}

/** A new document; what waits here goes with the page. */
function leaveFor(path: string): Promise<never> {
  window.location.assign(path)
  return new Promise(() => {})
}
