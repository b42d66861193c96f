import { describe, expect, it } from 'vitest'
import { COUNTDOWN_START, pricingCountdown } from './restricted'

describe('the way from a PRO chat to the plans', () => {
  it('CHAT-25 TIME-06 begins after 3 seconds', () => {
    const afterTwo = pricingCountdown(pricingCountdown(COUNTDOWN_START, 'second_passed'), 'second_passed')
    expect(afterTwo).toEqual({ type: 'counting', secondsLeft: 1 })
    expect(pricingCountdown(afterTwo, 'second_passed')).toEqual({ type: 'leaving' })
  })

  it('can be called off until then, and not taken up again', () => {
    const stopped = pricingCountdown({ type: 'counting', secondsLeft: 1 }, 'stay')
    expect(stopped).toEqual({ type: 'stopped' })
    expect(pricingCountdown(stopped, 'second_passed')).toEqual({ type: 'stopped' })
    expect(pricingCountdown({ type: 'leaving' }, 'stay')).toEqual({ type: 'leaving' })
  })
})
