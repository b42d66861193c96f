import * as z from 'zod/mini'
import { hasVisibleText } from '~/platform/text/visible-text'
import { MAX_REASON_LENGTH, REASON_ERRORS } from './admin-copy'

/** Why an administrator does something, in every call that asks for it: it goes into the log. */
export const reasonText = z
  .string()
  .check(
    z.trim(),
    z.minLength(3, REASON_ERRORS.missing),
    z.maxLength(MAX_REASON_LENGTH, REASON_ERRORS.tooLong),
    z.refine(hasVisibleText, REASON_ERRORS.missing),
  )
