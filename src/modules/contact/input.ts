import * as z from 'zod/mini'
import { hasVisibleText, isPlainLine } from '~/platform/text/visible-text'
import { FIELD_ERRORS } from './copy'
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MIN_MESSAGE_LENGTH } from './rules'

/** A message as the page sends it. */
export const contactForm = z.strictObject({
  name: z
    .string(FIELD_ERRORS.name)
    .check(
      z.trim(),
      z.minLength(2, FIELD_ERRORS.name),
      z.maxLength(MAX_NAME_LENGTH, FIELD_ERRORS.nameTooLong),
      z.refine(isPlainLine, FIELD_ERRORS.nameHidden),
    ),
  email: z
    .string(FIELD_ERRORS.email)
    .check(z.trim(), z.maxLength(254, FIELD_ERRORS.email), z.email(FIELD_ERRORS.email)),
  message: z
    .string(FIELD_ERRORS.message)
    .check(
      z.trim(),
      z.minLength(MIN_MESSAGE_LENGTH, FIELD_ERRORS.message),
      z.maxLength(MAX_MESSAGE_LENGTH, FIELD_ERRORS.messageTooLong),
      z.refine(hasVisibleText, FIELD_ERRORS.message),
    ),
  /** Which page it was written on, and when that was opened. */
  stamp: z.string(),
  /** Out of sight: only programs fill it in. */
  referencia: z.string(),
})
