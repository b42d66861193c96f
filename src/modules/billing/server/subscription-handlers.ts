import type { Clock } from '~/platform/clock'
import type { EndpointInput } from '~/platform/endpoint'
import type * as contract from '../contract'
import { subscriptionState } from './subscription-state'

type Input = EndpointInput<typeof contract.subscriptionStatus> & { user: contract.SignedInUser }

/** HTTP for the state of one's own subscription. */
export const subscriptionHandlers = ({ clock }: { clock: Clock }) => ({
  subscriptionStatus: ({ user, query }: Input) => subscriptionState(user, query.plan, clock()),
})
