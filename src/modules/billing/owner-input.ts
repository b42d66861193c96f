import * as z from 'zod/mini'
import { reasonText } from '~/modules/accounts/reason-contract'
import { GIFT_LENGTHS } from './owner-rules'
import { providerId } from './payments-input'

const params = z.strictObject({ id: z.uuid() })
/** `key`: made anew for each question that is asked, so that a press that is repeated is one decision. */
const key = z.uuid()

export const giftPlan = { params, body: z.strictObject({ length: z.enum(GIFT_LENGTHS), reason: reasonText, key }) }
/** `cents`: hundredths of the payment's currency. */
export const refundPayment = {
  params,
  body: z.strictObject({
    payment: providerId('pi'),
    cents: z.int().check(z.minimum(1)),
    reason: reasonText,
    key,
  }),
}
