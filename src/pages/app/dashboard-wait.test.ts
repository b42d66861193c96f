import { expect, it } from 'vitest'
import { NAVIGATION_FORCED_MS, waitAt } from './dashboard-wait'

it.each([
  [0, 'skeleton', 1_500],
  [1_499, 'skeleton', 1],
  [1_500, 'fallback', 2_500],
  [3_999, 'fallback', 1],
  [4_000, 'trouble', 11_000],
  [14_999, 'trouble', 1],
  [15_000, 'given_up', null],
  [60_000, 'given_up', null],
])('DASH-02 DASH-03 DASH-04 TIME-04 after %i ms of waiting it is %s', (elapsedMs, phase, forMs) => {
  expect(waitAt(elapsedMs)).toEqual({ phase, forMs })
})

it('AUTH-25 forces a navigation after 500 ms', () => {
  expect(NAVIGATION_FORCED_MS).toBe(500)
})
