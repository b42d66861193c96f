import type { BillingSnapshot, ProviderEvent } from '../../payments-port'
import type { Correction } from '../payments/corrections'
import type { PlanState } from './plan-change'

export type Event = Pick<ProviderEvent, 'id' | 'type'>
/** What a user had, has, and has bought (`trial`: the payment that is their one trial); `corrections` is what had to be put right. */
export type Synced = {
  before: PlanState
  after: PlanState
  snapshot: BillingSnapshot
  trial: string | null
  corrections: Correction[]
}
export type SyncUser = (userId: string, events?: readonly Event[]) => Promise<Synced | null>
