import * as z from 'zod/mini'
import { isPlainLine } from '~/platform/text/visible-text'
import { INVOICE_ERRORS } from './purchase-copy'
import { isTaxId, taxIdOf } from './tax-id'

const paidPlan = z.enum(['trial', 'pro-monthly', 'pro-lifetime'])
/** The provider's ids: letters, digits and underscores after what they are ids of. */
export const providerId = (prefix: string) =>
  z.string().check(z.maxLength(255), z.regex(new RegExp(`^${prefix}_\\w+$`)))
const sessionId = providerId('cs')
const nothing = z.optional(z.strictObject({}))

/** `key`: made anew for each click, so that a repeated call opens no second checkout. */
export const createCheckout = { body: z.strictObject({ planType: paidPlan, key: z.uuid() }) }

/** API-24. `consent`: the wish that the plan begin at once, in the words of this mark. */
export const getOrCreateSubscription = {
  body: z.strictObject({ planType: paidPlan, consent: z.optional(z.string().check(z.maxLength(40))) }),
}

/** API-25, API-26. */
export const checkSessionStatus = { query: z.strictObject({ session_id: sessionId }) }
export const checkCheckoutSession = { query: z.strictObject({ sessionId }) }

/** API-27, C-42: each form only names what to look for; what is granted is what was paid. */
export const activatePlan = {
  body: z.union([
    z.strictObject({ customerId: providerId('cus'), sessionId }),
    z.strictObject({ planType: z.optional(paidPlan), sessionId }),
    z.strictObject({ planType: z.optional(paidPlan) }),
  ]),
}

export const cancelSubscription = { body: nothing }
export const resumeSubscription = { body: nothing }
export const payOpen = { body: nothing }
export const openPortal = { body: nothing }
/** `payment`: as in the billing history. */
export const withdraw = { body: z.strictObject({ payment: providerId('pi') }) }
export const billingHistory = { query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(255))) }) }

/** API-28, API-29. */
export const testActivatePlan = {
  body: z.strictObject({ planType: z.enum(['trial', 'pro-monthly', 'pro-lifetime', 'free']) }),
}
export const expireSubscription = { body: nothing }

/** C-67: what stands on invoices from now on; an empty text takes it away. */
export const invoiceForm = z.strictObject({
  taxId: z.string().check(
    z.maxLength(40, INVOICE_ERRORS.taxId),
    z.overwrite(taxIdOf),
    z.refine((text) => text === '' || isTaxId(text), INVOICE_ERRORS.taxId),
  ),
  company: z.string().check(
    z.trim(),
    z.maxLength(150, INVOICE_ERRORS.companyLong),
    z.refine((text) => text === '' || isPlainLine(text), INVOICE_ERRORS.company),
  ),
})
export const saveInvoiceDetails = { body: invoiceForm }
