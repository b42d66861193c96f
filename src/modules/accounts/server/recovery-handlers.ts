import type { Context } from 'hono'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type * as contract from '../contract'
import type { Accounts } from './accounts'

type Options = {
  accounts: Accounts
  clock: Clock
  addressOf: (c: Context) => string
  sessionToken: (c: Context) => string | undefined
}
type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]>
type SignedIn<Name extends keyof typeof contract> = Input<Name> & { user: contract.CurrentUser }

/** HTTP for a new password, the proof of an address, and the terms. */
export function recoveryHandlers({ accounts, clock, addressOf, sessionToken }: Options) {
  const { recovery, throttle, background } = accounts
  return {
    /** Answers before anything is looked up: neither words nor time tell whether there is such an account. */
    async recover({ body }: Input<'recover'>, c: Context) {
      await throttle.recover({ email: body.email, address: addressOf(c) }, clock())
      background.run('password_reset_mail', () => recovery.mailPasswordReset(body.email))
      return { ok: true } as const
    },

    async resetPassword({ body }: Input<'resetPassword'>, c: Context) {
      await throttle.redeem(addressOf(c), clock())
      await recovery.resetPassword(body.code, body.password)
      return { ok: true } as const
    },

    async sendVerification({ user, body }: SignedIn<'sendVerification'>) {
      if (!user.emailVerified) await throttle.verification(user.id, clock())
      await recovery.mailVerification(user.id, body?.goesTo)
      return { ok: true } as const
    },

    async confirmEmail({ body }: Input<'confirmEmail'>, c: Context) {
      await throttle.redeem(addressOf(c), clock())
      return recovery.confirmEmail({ ...body, sessionToken: sessionToken(c) })
    },

    async acceptTerms({ user }: SignedIn<'acceptTerms'>) {
      await recovery.acceptTerms(user)
      return { ok: true } as const
    },
  }
}
