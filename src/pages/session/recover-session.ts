import { currentUser, type IdentitySettings } from '~/modules/accounts/contract'
import { INVALID_TOKEN } from '~/modules/accounts/copy'
import { secondStepAddress } from '~/modules/accounts/ui/login-visit'
import { sentenceOf } from '~/modules/accounts/ui/notice'
import { isStepDue } from '~/modules/accounts/ui/second-step/second-step-calls'
import { renewSession } from '~/modules/accounts/ui/session/resume-session'
import { asError, call } from '~/platform/http/call'
import { browserPorts } from './sync-ports'

/**
 * SHELL-30: refreshes the token and checks the user again. Answers where to go then: `here`, or the code of a second step before it. Throws
 * an Error whose message is fit to be shown.
 */
export async function recoverSession(identity: IdentitySettings, here: string): Promise<string> {
  try {
    const { isOtherUser } = await renewSession(browserPorts(identity))
    await call(currentUser, {})
    return isOtherUser ? '/dashboard' : here
  } catch (error) {
    if (isStepDue(error)) return secondStepAddress(here)
    throw new Error(sentenceOf(asError(error)) ?? INVALID_TOKEN.description, { cause: error })
  }
}
