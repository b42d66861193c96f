import { ownPath } from '~/platform/http/own-path'

/** VAL-01: anything shorter is no ID token. */
export const MIN_TOKEN_LENGTH = 100
/** VAL-04, VAL-08. */
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128
/** AUTH-17, decisions C-13: three tries in all. */
export const SYNC_TRIES = 3
export const SYNC_RETRY_DELAY_MS = 1_000
/** AUTH-19: exhausted rounds in a row before everything local is cleared. */
export const MAX_SYNC_FAILURES = 3
/** AUTH-23. */
export const DELAY_AFTER_CLEARING_MS = 300
/** AUTH-24. */
export const VERIFY_FALLBACK_DELAY_MS = 500
/** AUTH-09, AUTH-13. */
export const SIGNED_IN_LOGIN_REDIRECT_MS = 300
export const SIGNED_IN_REGISTER_REDIRECT_MS = 100
/** AUTH-57. */
export const LOGOUT_REDIRECT_MS = 2_000
/** AUTH-51, AUTH-53; the pause between tries is that of the sync. */
export const AUTO_LOGIN_TRIES = 3
export const AUTO_LOGIN_SUCCESS_MS = 1_000
export const AUTO_LOGIN_GIVE_UP_MS = 2_000
/** HTTP-16, HTTP-18 (C-16). */
export const CURRENT_USER_RETRIES = 3
export const CURRENT_USER_RETRY_DELAY_MS = 1_000
export const CURRENT_USER_FRESH_MS = 30_000
export const CURRENT_USER_KEPT_MS = 10 * 60_000

/** AUTH-42, TIME-07: how long the Google popup says that all went well. */
export const GOOGLE_CLOSE_DELAY_MS = 2_000
/** TIME-12. */
export const GOOGLE_POPUP_SIZE = { width: 500, height: 600 }

export const SESSION_DAYS = 30
/** An account has no more at once: the oldest ends. A token that is good for minutes would open any number. */
export const MAX_SESSIONS = 100
/** The terms that a registration accepts: the date they carry. */
export const TERMS_VERSION = '2025-05-07'

/** Of a path that goes along with a registration or to Google. */
export const MAX_REDIRECT_LENGTH = 2_000

/** A path of this site to go to after signing in (C-28), or null when it leads elsewhere or back to signing in. */
export function safeRedirect(target: string | null): string | null {
  const own = ownPath(target)
  if (own === null || /^\/(login|auth|register|logout|auto-login)(\/|$|-)/i.test(decoded(own.pathname))) return null
  return own.path
}

/** As the router reads a path: it knows `/LOGOUT` and `/%6Cogout`, too, and takes what cannot be decoded as it stands. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Of one account: more than anybody has devices. */
export const MAX_PASSKEYS = 20
export const PASSKEY_NAME_LENGTH = 60

/** For how long a sign-in waits for its second step. */
export const PENDING_SIGN_IN_MS = 10 * 60_000
export const RECOVERY_CODES = 10
