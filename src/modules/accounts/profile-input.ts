import * as z from 'zod/mini'
import { isPlainLine } from '~/platform/text/visible-text'
import { FIELD_ERRORS } from './copy'
import { PASSWORD_FORM_ERRORS, PROFILE_FORM_ERRORS } from './profile-copy'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './rules'

const name = (missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(80, FIELD_ERRORS.nameTooLong),
      z.refine(isPlainLine, FIELD_ERRORS.nameHidden),
    )
const password = (tooShort: string) =>
  z
    .string()
    .check(z.minLength(MIN_PASSWORD_LENGTH, tooShort), z.maxLength(MAX_PASSWORD_LENGTH, FIELD_ERRORS.passwordTooLong))

/** VAL-11…13. */
export const profileForm = z.strictObject({
  firstName: name(PROFILE_FORM_ERRORS.firstName),
  lastName: name(PROFILE_FORM_ERRORS.lastName),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email(PROFILE_FORM_ERRORS.email)),
})

const passwords = {
  currentPassword: password(PASSWORD_FORM_ERRORS.currentPassword),
  newPassword: password(PASSWORD_FORM_ERRORS.newPassword),
}

/** VAL-14…17. */
export const passwordForm = z
  .object({
    ...passwords,
    confirmPassword: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, FIELD_ERRORS.confirmPassword)),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      error: FIELD_ERRORS.mismatch,
      path: ['confirmPassword'],
      // Said together with the other fields' errors, not only once those are mended.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

const emptyBody = z.optional(z.strictObject({}))

export const updateProfile = { body: profileForm }

export const changePassword = { body: z.strictObject(passwords) }

export const saveNotifications = {
  body: z.strictObject({ updates: z.boolean(), tips: z.boolean(), marketing: z.boolean() }),
}

export const saveImprovement = { body: z.strictObject({ helpsImprove: z.boolean() }) }

export const endOtherSessions = { body: emptyBody }

export const deleteAccount = { body: emptyBody }
