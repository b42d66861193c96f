import { currentUser, type IdentitySettings } from '~/modules/accounts/contract'
import { INVALID_TOKEN } from '~/modules/accounts/copy'
import { sentenceOf } from '~/modules/accounts/ui/outcome-notice'
import { renewSession } from '~/modules/accounts/ui/resume-session'
import { asError, call } from '~/platform/call'
import { browserPorts } from './sync-ports'

/** SHELL-30: refreshes the token and checks the user again. Throws an Error whose message is fit to be shown. */
export async function recoverSession(identity: IdentitySettings): Promise<{ isOtherUser: boolean }> {
  try {
    const resumed = await renewSession(browserPorts(identity))
    await call(currentUser, {})
    return resumed
  } catch (error) {
    throw new Error(sentenceOf(asError(error)) ?? INVALID_TOKEN.description, { cause: error })
  }
}
