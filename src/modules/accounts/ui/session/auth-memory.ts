import { THEME_KEY } from '~/ui/theme/theme'
import { TERMS_VERSION } from '../../rules'
import { readSessionMark, writeSessionMark } from './session-mark'

/** A registration that the backend has not confirmed yet: its names and consent must not get lost between two tries. */
export type PendingRegistration = {
  email: string
  firstName: string
  lastName: string
  termsVersion: typeof TERMS_VERSION
}

/** DATA-17: what the browser remembers about signing in. */
export type AuthMemory = ReturnType<typeof createAuthMemory>

/** AUTH-18: failed rounds in a row. */
const FAILURES_KEY = 'pymentor-auth-errors'
/** AUTH-21: whose data this browser holds. */
const LAST_USER_KEY = 'pymentor-last-user'
/** AUTH-54, in this tab alone. */
const AUTO_LOGIN_KEY = 'pymentor-auto-login-failures'
const REGISTRATION_KEY = 'pymentor-registration'
const NOBODY = ''

type MemoryOptions = {
  /** Undefined where the browser refuses storage; then nothing is remembered, and everything else works. */
  local: Storage | undefined
  session: Storage | undefined
  /** Whether a key holds text that somebody else than this user wrote and has not sent. */
  isForeignDraft: (key: string, userId: string) => boolean
}

export function createAuthMemory({ local, session, isForeignDraft }: MemoryOptions) {
  const keys = () => (local ? Array.from({ length: local.length }, (_, index) => local.key(index) ?? '') : [])
  const forget = (isForgotten: (key: string) => boolean) => {
    for (const key of keys().filter(isForgotten)) local?.removeItem(key)
  }

  return {
    /** Raises the stored counter and answers how many rounds have failed in a row. */
    countFailure(): number {
      const failures = (Number.parseInt(local?.getItem(FAILURES_KEY) ?? '0', 10) || 0) + 1
      remember(local, FAILURES_KEY, String(failures))
      return failures
    },
    forgetFailures: () => local?.removeItem(FAILURES_KEY),

    lastUserId: (): string | null => local?.getItem(LAST_USER_KEY) ?? null,
    rememberUser: (userId: string) => remember(local, LAST_USER_KEY, userId),

    /** The user whose session this browser has, which may have expired; null for nobody's. */
    markedSession: (): string | null => readSessionMark(local),
    markSession: (userId: string | null) => writeSessionMark(local, userId),

    /** AUTH-54, C-15. */
    autoLoginFailures: (): number => Number.parseInt(session?.getItem(AUTO_LOGIN_KEY) ?? '0', 10) || 0,
    keepAutoLoginFailures(failures: number) {
      if (failures === 0) session?.removeItem(AUTO_LOGIN_KEY)
      else remember(session, AUTO_LOGIN_KEY, String(failures))
    },

    /** What was filled in for this e-mail and not confirmed, or null. */
    pendingRegistration(email: string): PendingRegistration | null {
      const stored = readRegistration(readJson(local?.getItem(REGISTRATION_KEY) ?? null))
      return stored?.email === email ? stored : null
    },
    rememberRegistration: (registration: PendingRegistration) =>
      remember(local, REGISTRATION_KEY, JSON.stringify(registration)),
    forgetRegistration: () => local?.removeItem(REGISTRATION_KEY),

    /** AUTH-21: everything of other users, their unsent text included. The theme stays. */
    forgetOthersThan(userId: string) {
      session?.clear()
      forget((key) => (isForeignDraft(key, NOBODY) ? isForeignDraft(key, userId) : key !== THEME_KEY))
    },

    /** AUTH-05, AUTH-07: what was on its way in this tab. */
    forgetTab: () => session?.clear(),

    /** AUTH-19, AUTH-59: everything but the theme, unsent text (C-30) and whose text that is. */
    forgetEverything() {
      session?.clear()
      forget((key) => key !== THEME_KEY && key !== LAST_USER_KEY && !isForeignDraft(key, NOBODY))
    },
  }
}

/** A full or forbidden storage costs a convenience, not the sign-in. */
function remember(storage: Storage | undefined, key: string, value: string) {
  try {
    storage?.setItem(key, value)
  } catch (error) {
    console.warn(`not stored: ${key}`, error)
  }
}

/** Checked by hand: the schemas are not loaded where one only signs in. */
function readRegistration(stored: unknown): PendingRegistration | null {
  const { email, firstName, lastName, termsVersion }: Record<string, unknown> = Object(stored)
  const isNamed = typeof email === 'string' && typeof firstName === 'string' && typeof lastName === 'string'
  return isNamed && termsVersion === TERMS_VERSION ? { email, firstName, lastName, termsVersion } : null
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Written by another version or hand: as good as nothing.
    return null
  }
}
