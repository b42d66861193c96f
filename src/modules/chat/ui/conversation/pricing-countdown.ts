/** CHAT-25, TIME-06: how long "Acceso Restringido" stands before the plans are shown. */
export const PRICING_AFTER_SECONDS = 3

export type PricingCountdown = { type: 'counting'; secondsLeft: number } | { type: 'stopped' } | { type: 'leaving' }
type PricingEvent = 'second_passed' | 'stay'

export const COUNTDOWN_START: PricingCountdown = { type: 'counting', secondsLeft: PRICING_AFTER_SECONDS }

/** One who stays is not sent anywhere any more; one who is on the way cannot be called back. */
export function pricingCountdown(state: PricingCountdown, event: PricingEvent): PricingCountdown {
  if (state.type !== 'counting') return state
  if (event === 'stay') return { type: 'stopped' }
  const secondsLeft = state.secondsLeft - 1
  return secondsLeft === 0 ? { type: 'leaving' } : { type: 'counting', secondsLeft }
}
