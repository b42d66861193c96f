import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '~/platform/app-error'
import { FORM_LIFETIME_MS, MIN_WRITING_MS } from '../rules'

/** Signed times of opening: without one, and too soon after it, no form is taken. */
export function createFormStamps(secret: string) {
  const signatureOf = (opened: string) =>
    createHmac('sha256', secret).update(`contact-form\n${opened}`).digest('base64url')
  const stampOf = (opened: string) => `${opened}.${signatureOf(opened)}`

  const isOurs = (stamp: string, opened: string) => {
    const expected = Buffer.from(stampOf(opened))
    const given = Buffer.from(stamp)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  return {
    issue: (now: Date) => stampOf(String(now.getTime())),

    /** In the place of one that is over: whoever gets it has been writing for long enough. */
    renew: (now: Date) => stampOf(String(now.getTime() - MIN_WRITING_MS)),

    /** Throws AppError `form_expired` or `form_too_early`. */
    check(stamp: string, now: Date) {
      const [opened = ''] = stamp.split('.')
      const age = isOurs(stamp, opened) ? now.getTime() - Number(opened) : Number.POSITIVE_INFINITY
      if (age > FORM_LIFETIME_MS) throw new AppError('form_expired')
      if (age < MIN_WRITING_MS) throw new AppError('form_too_early')
    },
  }
}
