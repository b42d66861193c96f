import { endpoint } from '~/platform/http/endpoint'
import type * as input from './owner-input'

/** What has become of it, in Spanish. */
type Done = { message: string }

/** PRO for nothing, after what the account has. Throws invalid_input where it would give nothing. */
export const giftPlan = endpoint<Done, typeof input.giftPlan>('POST', '/api/admin/users/:id/gift')
/** Gives back a payment of this account's, whole or in part. Throws invalid_input for more than is left of it. */
export const refundPayment = endpoint<Done, typeof input.refundPayment>('POST', '/api/admin/users/:id/refund')
