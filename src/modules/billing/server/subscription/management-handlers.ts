import type { Context } from 'hono'
import type { Accounts } from '~/modules/accounts/accounts.server'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type { SignedInUser } from '../../contract'
import type * as contract from '../../payments-contract'
import type { AdminGrants } from '../plans/admin-grants'
import type { Management } from './management'

type Options = {
  management: Management
  adminGrants: AdminGrants
  throttle: Pick<Accounts['throttle'], 'purchaseCheck'>
  clock: Clock
  /** The product's own origin, as the asking browser knows it. */
  originOf: (c: Context) => string
}
type Input<Name extends keyof typeof contract> = EndpointInput<(typeof contract)[Name]> & { user: SignedInUser }

const WITHDRAWN =
  'Hemos recibido tu desistimiento y te devolvemos el importe entero. Te hemos enviado el justificante por correo.'

/** HTTP for looking after a plan, and for administrators who try plans. */
export function managementHandlers({ management, adminGrants, throttle, clock, originOf }: Options) {
  /** Each of these asks the provider. */
  const count = (user: SignedInUser) => throttle.purchaseCheck(user.id, clock())
  return {
    async cancelSubscription({ user }: Input<'cancelSubscription'>) {
      await count(user)
      return { message: await management.cancel(user.id) }
    },

    async resumeSubscription({ user }: Input<'resumeSubscription'>) {
      await count(user)
      return { message: await management.resume(user.id) }
    },

    async payOpen({ user }: Input<'payOpen'>, c: Context) {
      await count(user)
      return management.payOpen(user.id, originOf(c))
    },

    async openPortal({ user }: Input<'openPortal'>, c: Context) {
      await count(user)
      return management.openPortal(user.id, originOf(c))
    },

    async billingHistory({ user, query }: Input<'billingHistory'>, c: Context) {
      await count(user)
      return management.history(user, { cursor: query.cursor ?? null, origin: originOf(c) })
    },

    async withdraw({ user, body }: Input<'withdraw'>) {
      await count(user)
      await management.withdraw(user, body.payment)
      return { message: WITHDRAWN }
    },

    /** API-28, ADMIN-11. */
    testActivatePlan: ({ user, body: { planType } }: Input<'testActivatePlan'>) =>
      planType === 'free' ? adminGrants.expire(user.id) : adminGrants.activate(user.id, planType),
    /** API-29. */
    expireSubscription: ({ user }: Input<'expireSubscription'>) => adminGrants.expire(user.id),
  }
}
