import { endpoint } from '~/platform/http/endpoint'
import type { CurrentUser } from './contract'
import type * as input from './second-step-input'

/** Of one's own account. `since`: an ISO string, null while it is off; `codesLeft`: recovery codes that have not been used. */
export type OwnSecondStep = { since: string | null; codesLeft: number }

/** What goes into the app: as a QR code of `address`, or typed. */
export type SecondStepStart = { secret: string; address: string }

export const startSecondStep = endpoint<SecondStepStart, typeof input.startSecondStep>(
  'POST',
  '/api/user/second-step-start',
)
/** Shows the recovery codes this once. It ends every other session of the account. */
export const turnOnSecondStep = endpoint<{ codes: string[] }, typeof input.turnOnSecondStep>(
  'POST',
  '/api/user/second-step',
)
export const renewRecoveryCodes = endpoint<{ codes: string[] }, typeof input.renewRecoveryCodes>(
  'POST',
  '/api/user/second-step-codes',
)
export const turnOffSecondStep = endpoint<{ ok: true }, typeof input.turnOffSecondStep>(
  'DELETE',
  '/api/user/second-step',
)

/** Ends a sign-in that was answered `second_step_due`, in the same browser. */
export const finishSignIn = endpoint<{ user: CurrentUser }, typeof input.finishSignIn>('POST', '/api/auth/second-step')
