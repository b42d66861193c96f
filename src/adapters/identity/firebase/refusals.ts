import { AppError, type ErrorCode } from '~/platform/app-error'
import { GoogleRefusal } from './google-call'

/** What Google's words mean to us. Others are defects or wrong settings, and stay what they are. */
const MEANINGS: Readonly<Record<string, ErrorCode>> = {
  INVALID_PASSWORD: 'wrong_credentials',
  INVALID_LOGIN_CREDENTIALS: 'wrong_credentials',
  USER_DISABLED: 'account_blocked',
  EMAIL_NOT_FOUND: 'not_found',
  USER_NOT_FOUND: 'not_found',
  EXPIRED_OOB_CODE: 'invalid_link',
  MISSING_OOB_CODE: 'invalid_link',
  INVALID_OOB_CODE: 'invalid_link',
  WEAK_PASSWORD: 'weak_password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak_password',
  EMAIL_EXISTS: 'email_taken',
  INVALID_EMAIL: 'invalid_input',
  INVALID_NEW_EMAIL: 'invalid_input',
  OPERATION_NOT_ALLOWED: 'password_sign_in_disabled',
  PASSWORD_LOGIN_DISABLED: 'password_sign_in_disabled',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_attempts',
  RESET_PASSWORD_EXCEED_LIMIT: 'too_many_attempts',
}
/** Google does not say how long it wants to be left alone. */
const RETRY_AFTER_SECONDS = 300

/** To be thrown in the place of what a call to Google threw. */
export function translated(error: unknown): unknown {
  const code = error instanceof GoogleRefusal ? MEANINGS[error.code] : undefined
  if (code === undefined) return error
  const details = code === 'too_many_attempts' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {}
  return new AppError(code, details, { cause: error })
}

/** Whether a translated error was one of these words of Google's. */
export const wasRefusedAs = (error: unknown, ...codes: string[]): boolean =>
  error instanceof AppError && error.cause instanceof GoogleRefusal && codes.includes(error.cause.code)
