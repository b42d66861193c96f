import * as z from 'zod/mini'
import { hasVisibleText } from '~/platform/visible-text'
import { MAX_REASON_LENGTH, REASON_ERRORS } from './admin-copy'

export const reasonForm = z.strictObject({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, REASON_ERRORS.missing),
      z.maxLength(MAX_REASON_LENGTH, REASON_ERRORS.tooLong),
      z.refine(hasVisibleText, REASON_ERRORS.missing),
    ),
})

const aboutAccount = { params: z.strictObject({ id: z.uuid() }), body: reasonForm }

export { aboutAccount as blockAccount, aboutAccount as unblockAccount }
