import type { Accounts } from '~/modules/accounts/accounts.server'
import type { EndpointInput } from '~/platform/http/endpoint'
import type { Clock } from '~/platform/time/clock'
import type { SignedInUser } from '../../contract'
import type * as contract from '../../owner-contract'
import type { OwnerActions } from './owner-actions'

type Options = { actions: OwnerActions; throttle: Pick<Accounts['throttle'], 'purchaseCheck'>; clock: Clock }
type Input<Name extends 'giftPlan' | 'refundPayment'> = EndpointInput<(typeof contract)[Name]> & { user: SignedInUser }

/** HTTP for what administrators do with others' plans; the router lets nobody else in. */
export function ownerHandlers({ actions, throttle, clock }: Options) {
  /** Each of these asks the provider. */
  const count = (user: SignedInUser) => throttle.purchaseCheck(user.id, clock())
  return {
    async giftPlan({ user, params, body }: Input<'giftPlan'>) {
      await count(user)
      return { message: await actions.gift({ ...body, actorId: user.id, targetId: params.id }) }
    },
    async refundPayment({ user, params, body }: Input<'refundPayment'>) {
      await count(user)
      return { message: await actions.refund({ ...body, actorId: user.id, targetId: params.id }) }
    },
  }
}
