import type { ProviderEvent, Standing } from '../payments-port'
import type { PlanState } from './plan-change'
import type { Remedy } from './remedies'

export type Event = Pick<ProviderEvent, 'id' | 'type'>
/** What a user had, has, and has bought (`trial`: the payment that is their one trial); `remedies` is what had to be put right. */
export type Synced = {
  before: PlanState
  after: PlanState
  standing: Standing
  trial: string | null
  remedies: Remedy[]
}
export type SyncUser = (userId: string, events?: readonly Event[]) => Promise<Synced | null>
