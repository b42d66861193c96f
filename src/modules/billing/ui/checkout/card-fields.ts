import type { Ref } from 'react'
import type { CardFormSettings } from '../../payments-contract'
import type { PaidPlan } from '../../plans'

/** `leaving`: the browser is on its way to the bank's page. `message`: the provider's, in Spanish, if it has one. */
export type CardOutcome =
  | { type: 'paid'; paymentIntent: string }
  | { type: 'leaving' }
  | { type: 'declined'; message: string | null }

/** What the checkout form needs of card fields, whosever they are. */
export type CardFieldsHandle = {
  /** Whether what is typed can be sent; what cannot is said beside the fields. */
  check(): Promise<boolean>
  /** `returnUrl`: where the bank's page leads back to, in full. Throws when the provider cannot be reached. */
  confirm(clientSecret: string, returnUrl: string): Promise<CardOutcome>
}

export type CardFieldsProps<Kind extends CardFormSettings['kind']> = {
  plan: PaidPlan
  settings: Extract<CardFormSettings, { kind: Kind }>
  ref: Ref<CardFieldsHandle>
}
