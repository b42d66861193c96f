import * as z from 'zod/mini'
import { reasonText } from '~/modules/accounts/reason-contract'
import { AMOUNT_ERRORS, CHOOSE_LENGTH, GIFT_LENGTHS } from './owner-copy'
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

/** What the forms of the screens take. */
export const giftForm = z.strictObject({ length: z.enum(GIFT_LENGTHS, CHOOSE_LENGTH), reason: reasonText })
/** An amount as it is typed, `5` or `5,00`, which is at most `left` cents. */
export const refundForm = (left: number) =>
  z.strictObject({
    cents: z.pipe(
      z.string(AMOUNT_ERRORS.wrong).check(z.trim(), z.regex(/^\d{1,6}([.,]\d{1,2})?$/, AMOUNT_ERRORS.wrong)),
      z.pipe(
        z.transform((text: string) => Math.round(Number(text.replace(',', '.')) * 100)),
        z.number().check(z.minimum(1, AMOUNT_ERRORS.wrong), z.maximum(left, AMOUNT_ERRORS.tooMuch)),
      ),
    ),
    reason: reasonText,
  })
