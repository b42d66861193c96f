import type { Context } from 'hono'
import { AppError } from '~/platform/app-error'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { CurrentUser } from '../../contract'
import type * as contract from '../../second-step-contract'
import type { UserReader } from '../handlers'
import { toCurrentUser } from '../users'
import type { PendingCookie } from './pending-cookie'
import type { SecondStep } from './second-step'

type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]>
type Own<Name extends keyof typeof contract> = Input<Name> & { user: CurrentUser }
type Options = {
  secondStep: SecondStep
  users: UserReader
  pendingCookie: PendingCookie
  sessionToken: (c: Context) => string | undefined
  keepSession: (c: Context, token: string) => void
}

/** HTTP for the second step of signing in. */
export function secondStepHandlers({ secondStep, users, pendingCookie, sessionToken, keepSession }: Options) {
  const owner = (user: CurrentUser, c: Context) => {
    const token = sessionToken(c)
    if (token === undefined) throw new AppError('not_authenticated')
    return { user, token }
  }
  return {
    startSecondStep: ({ user }: Own<'startSecondStep'>, c: Context) => secondStep.start(owner(user, c)),
    turnOnSecondStep: ({ user, body }: Own<'turnOnSecondStep'>, c: Context) =>
      secondStep.turnOn(owner(user, c), body.code),
    renewRecoveryCodes: ({ user }: Own<'renewRecoveryCodes'>, c: Context) => secondStep.renewCodes(owner(user, c)),
    async turnOffSecondStep({ user }: Own<'turnOffSecondStep'>, c: Context) {
      await secondStep.turnOff(owner(user, c))
      return { ok: true } as const
    },

    async finishSignIn({ body }: Input<'finishSignIn'>, c: Context) {
      const caller = { sessionToken: sessionToken(c), userAgent: c.req.header('user-agent') }
      const { user, sessionToken: token } = await secondStep.finish(pendingCookie.read(c), body.code, caller)
      pendingCookie.drop(c)
      keepSession(c, token)
      return { user: await users.complete(toCurrentUser(user)) }
    },
  }
}
