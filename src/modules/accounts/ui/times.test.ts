import { expect, it } from 'vitest'
import * as rules from '../rules'

it('TIME-01 the sync tries three times, 1 s apart, and starts over after three rounds; 300 ms, 500 ms and 100 characters', () => {
  expect([rules.SYNC_TRIES, rules.SYNC_RETRY_DELAY_MS, rules.MAX_SYNC_FAILURES]).toEqual([3, 1_000, 3])
  expect([rules.DELAY_AFTER_CLEARING_MS, rules.VERIFY_FALLBACK_DELAY_MS]).toEqual([300, 500])
  expect(rules.MIN_TOKEN_LENGTH).toBe(100)
})

it('TIME-05 who is signed in leaves the forms after 300 and 100 ms, and automatic sign-in after 1 s or, given up, 2 s', () => {
  expect([rules.SIGNED_IN_LOGIN_REDIRECT_MS, rules.SIGNED_IN_REGISTER_REDIRECT_MS]).toEqual([300, 100])
  expect([rules.AUTO_LOGIN_TRIES, rules.AUTO_LOGIN_SUCCESS_MS, rules.AUTO_LOGIN_GIVE_UP_MS]).toEqual([3, 1_000, 2_000])
})
