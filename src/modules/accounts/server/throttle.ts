import { createHmac, timingSafeEqual } from 'node:crypto'
import { inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { attempts } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import { canonicalAddress } from './person-keys'

const MINUTE_MS = 60_000
type Allowance = { limit: number; windowMs: number; message?: string }

/** Per account, from browsers that never signed in to it: what a guesser gets. */
const UNKNOWN_BROWSER: Allowance = { limit: 10, windowMs: 15 * MINUTE_MS }
/** Per account and browser that signed in before: so that a guesser elsewhere cannot lock the owner out. */
const KNOWN_BROWSER: Allowance = { limit: 10, windowMs: 15 * MINUTE_MS }
/** Per account: each hashes, and a right password is forgotten by the limits above. */
const KNOWN_BROWSER_SIGN_INS: Allowance = { limit: 60, windowMs: 15 * MINUTE_MS }
/** Per address, over all accounts. Generous: a classroom may share one. */
const SIGN_IN_ADDRESS: Allowance = { limit: 100, windowMs: 15 * MINUTE_MS }
/** Each leaves a row behind until it is over. The login page asks for some before anybody has chosen a passkey. */
const PASSKEY_STARTS: Allowance = { limit: 600, windowMs: 15 * MINUTE_MS }
const PASSKEY_ADDRESS: Allowance = { limit: 200, windowMs: 15 * MINUTE_MS }
/** Per user. */
const PASSKEY_CHANGE: Allowance = { limit: 30, windowMs: 15 * MINUTE_MS }
/** Per user, who has proved a password before: six digits are guessed in a million tries. */
const SECOND_STEP: Allowance = { limit: 10, windowMs: 15 * MINUTE_MS }
/** Without it, who goes on for months gets in. */
const SECOND_STEP_DAY: Allowance = { limit: 50, windowMs: 24 * 60 * MINUTE_MS }
/** How often in a day a new password by mail lets the tries begin anew: who reads the mails could choose one for every ten. */
const SECOND_STEP_ANEW: Allowance = { limit: 2, windowMs: 24 * 60 * MINUTE_MS }
const SECOND_STEP_CHANGE: Allowance = { limit: 30, windowMs: 15 * MINUTE_MS }
/** Each leaves a row behind until it is over. */
const GOOGLE_ADDRESS: Allowance = { limit: 100, windowMs: 15 * MINUTE_MS }
/** Mails that anybody can have sent to a mailbox by knowing its address. */
const RECOVERY_ACCOUNT: Allowance = { limit: 5, windowMs: 60 * MINUTE_MS }
const RECOVERY_ADDRESS: Allowance = { limit: 30, windowMs: 60 * MINUTE_MS }
const VERIFICATION_ACCOUNT: Allowance = { limit: 5, windowMs: 60 * MINUTE_MS }
/** Per mailbox that nobody has proved, over all accounts: anybody can register it, and have it written to. */
const UNPROVED_MAILBOX: Allowance = { limit: 10, windowMs: 60 * MINUTE_MS }
/** Codes cannot be guessed; but hashing passwords for nothing costs. */
const REDEEMING_ADDRESS: Allowance = { limit: 60, windowMs: 15 * MINUTE_MS }
/** Messages from the contact page: each is a mail to whoever runs the site. */
const CONTACT_ADDRESS: Allowance = { limit: 10, windowMs: 60 * MINUTE_MS }
/** C-64: each is answered at our cost. */
const FREE_QUESTION_ADDRESS: Allowance = {
  limit: 10,
  windowMs: 60 * MINUTE_MS,
  message:
    'Ya has hecho varias preguntas sin cuenta. Crea una gratis y sigue ahora mismo, o vuelve dentro de una hora.',
}
/** C-64: what was answered without an account takes no unit, so that an account takes but a few of them. */
const TAKEN_ANSWER: Allowance = {
  limit: 10,
  windowMs: 24 * 60 * MINUTE_MS,
  message: 'Hoy ya has traído varias respuestas a tu cuenta. Sigue preguntando aquí.',
}
/** Pages of shared conversations: each is rendered for whoever asks. A classroom that opens a link together comes nowhere near it. */
const SHARED_PAGE_ADDRESS: Allowance = { limit: 300, windowMs: 10 * MINUTE_MS }
const REGISTRATION_ADDRESS: Allowance = { limit: 60, windowMs: 60 * MINUTE_MS }
/** Per user: mails that go to addresses which may be anyone's. */
const EMAIL_CHANGE: Allowance = { limit: 5, windowMs: 60 * MINUTE_MS }
/** Per user: guesses at the current password from a session that was left open; a right one counts, for it hashes twice and mails. */
const PASSWORD_CHANGE: Allowance = { limit: 10, windowMs: 15 * MINUTE_MS }
/** Per user: each leaves a row. */
const CHAT: Allowance = {
  limit: 400,
  windowMs: 10 * MINUTE_MS,
  message: 'Has creado muchos chats seguidos. Espera unos minutos y vuelve a intentarlo.',
}
/** Per user: what is sent without a unit leaves a row like any other message. Nobody who writes by hand comes near it. */
const UNCOUNTED_SEND: Allowance = {
  limit: 60,
  windowMs: 10 * MINUTE_MS,
  message: 'Has enviado muchos mensajes seguidos. Espera unos minutos y vuelve a intentarlo.',
}
/** Per user: each keeps the mentor busy. A reader asks once for each answer. */
const FOLLOW_UPS: Allowance = { limit: 120, windowMs: MINUTE_MS }
/** Per user: each reads everything there is of them. */
const EXPORT: Allowance = { limit: 6, windowMs: 60 * MINUTE_MS }

/** Per user: each may make something at the payment provider. */
const PURCHASE: Allowance = { limit: 30, windowMs: 60 * MINUTE_MS }
/** Per user: searches read all that they ever wrote. Nobody who types with a pause now and then comes near it. */
const SEARCH: Allowance = {
  limit: 120,
  windowMs: MINUTE_MS,
  message: 'Has hecho muchas búsquedas seguidas. Espera un minuto y sigue buscando.',
}
/** C-69: repairs by a model, of a person; a browser could claim failures. */
const REPAIR: Allowance = {
  limit: 10,
  windowMs: 24 * 60 * MINUTE_MS,
  message: 'Ya has pedido los 10 arreglos de hoy. Mañana hay más.',
}
/** Per user: each keeps the linter busy. A reader asks once for each answer with code that stays in sight. */
const CODE_NOTES: Allowance = { limit: 60, windowMs: MINUTE_MS }
/** Per user: each upload writes up to 200 kB. */
const UPLOAD: Allowance = {
  limit: 60,
  windowMs: 10 * MINUTE_MS,
  message: 'Has adjuntado muchos archivos seguidos. Espera unos minutos y vuelve a intentarlo.',
}
/** Per user: each has the linter read a whole conversation. */
const CHAT_EXPORT: Allowance = {
  limit: 60,
  windowMs: 10 * MINUTE_MS,
  message: 'Has exportado muchas conversaciones seguidas. Espera unos minutos y vuelve a intentarlo.',
}
/** Per user: each writes a row. */
const VOTE: Allowance = {
  limit: 60,
  windowMs: MINUTE_MS,
  message: 'Has votado muchas veces seguidas. Espera un minuto y vuelve a intentarlo.',
}
/** Per user: looks at whether something is paid; pages that wait for it look every 3 s. */
const PURCHASE_CHECK: Allowance = { limit: 300, windowMs: 60 * MINUTE_MS }

export type SignInAttempt = { email: string; address: string; browserMark: string | undefined }

/** Counts attempts in the database, so that the limits hold across instances. Keys are hashed: no addresses are kept. */
export function createThrottle(db: Database, secret: string) {
  const counter = createCounter(db, secret)
  return {
    ...signInLimits(counter),
    ...secondStepLimits(counter),
    ...recoveryLimits(counter),
    ...limitsOfUsers(counter),
    ...limitsOfAddresses(counter),

    /** Removes the counts whose window is over. */
    async dropOver(now: Date) {
      await db.delete(attempts).where(lte(attempts.windowEndsAt, now))
    },
  }
}
export type Throttle = ReturnType<typeof createThrottle>

type Counter = ReturnType<typeof createCounter>

function createCounter(db: Database, secret: string) {
  const digest = (...parts: string[]) => createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')

  /** Answers which try it is. */
  const numberOf = async (key: string, { limit, windowMs, message }: Allowance, now: Date) => {
    const end = new Date(now.getTime() + windowMs)
    const isOver = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`
    const [row] = await db
      .insert(attempts)
      .values({ key, count: 1, windowEndsAt: end })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz else ${attempts.windowEndsAt} end`,
        },
      })
      .returning()
    if (row && row.count > limit) {
      const seconds = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)
      throw new AppError('too_many_attempts', { retryAfterSeconds: seconds, ...(message ? { message } : {}) })
    }
    return row?.count
  }

  return {
    digest,
    numberOf,
    count: async (...attempt: Parameters<typeof numberOf>) => void (await numberOf(...attempt)),
    /** Counts it, too, and answers whether it was one of those that are allowed. */
    isWithin: (...attempt: Parameters<typeof numberOf>): Promise<boolean> =>
      numberOf(...attempt).then(
        () => true,
        (error: unknown) => (error instanceof AppError ? false : Promise.reject(error)),
      ),
    async forget(...keys: string[]) {
      await db.delete(attempts).where(inArray(attempts.key, keys))
    },
    /** Of each user, by what the key is called. */
    perUser: (name: string, allowance: Allowance) => async (userId: string, now: Date) =>
      void (await numberOf(digest(name, userId), allowance, now)),
    /** Of each network. */
    perAddress: (name: string, allowance: Allowance) => async (address: string, now: Date) =>
      void (await numberOf(digest(name, address), allowance, now)),
  }
}

function signInLimits({ digest, count, forget }: Counter) {
  const browserMark = (email: string) => digest('browser', email)
  const isKnownBrowser = ({ email, browserMark: mark }: SignInAttempt) => {
    const expected = Buffer.from(browserMark(email))
    const given = Buffer.from(mark ?? '')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const keyOf = (attempt: SignInAttempt) => digest(isKnownBrowser(attempt) ? 'known' : 'unknown', attempt.email)
  return {
    /** What a browser keeps after signing in to `email`, to be known again. */
    browserMark,

    /** Throws AppError `too_many_attempts` before the password is looked at. */
    async signIn(attempt: SignInAttempt, now: Date) {
      if (isKnownBrowser(attempt)) {
        await count(digest('known-sign-ins', attempt.email), KNOWN_BROWSER_SIGN_INS, now)
        return count(keyOf(attempt), KNOWN_BROWSER, now)
      }
      await count(digest('address', attempt.address), SIGN_IN_ADDRESS, now)
      await count(keyOf(attempt), UNKNOWN_BROWSER, now)
    },

    /** A right password forgets the wrong ones before it. */
    signedIn: (attempt: SignInAttempt) => forget(keyOf(attempt)),
  }
}

const secondStepLimits = ({ digest, count, numberOf, isWithin, forget, perUser }: Counter) => ({
  /** Answers whether it is the last try for now. */
  async secondStep(userId: string, now: Date): Promise<boolean> {
    const tries = await numberOf(digest('second-step', userId), SECOND_STEP, now)
    // After the first: what that refuses does not use the day up.
    await count(digest('second-step-day', userId), SECOND_STEP_DAY, now)
    return tries === SECOND_STEP.limit
  },
  secondStepDone: (userId: string) => forget(digest('second-step', userId)),
  /** Whoever tried codes came by a password that is worth nothing any more, as a rule. */
  async secondStepAnew(userId: string, now: Date) {
    if (await isWithin(digest('second-step-anew', userId), SECOND_STEP_ANEW, now))
      await forget(digest('second-step-day', userId), digest('second-step', userId))
  },
  secondStepChange: perUser('second-step-change', SECOND_STEP_CHANGE),
})

const recoveryLimits = ({ digest, count, isWithin, perUser }: Counter) => ({
  /** Counts by what was typed, whether or not somebody has that e-mail. */
  async recover({ email, address }: { email: string; address: string }, now: Date) {
    await count(digest('recover-address', address), RECOVERY_ADDRESS, now)
    await count(digest('recover', email), RECOVERY_ACCOUNT, now)
  },
  verification: perUser('verification', VERIFICATION_ACCOUNT),
  /** Whether one more mail may go to a mailbox that nobody has proved, however it is written. */
  unprovedMailbox: (address: string, now: Date) =>
    isWithin(digest('unproved-mailbox', canonicalAddress(address)), UNPROVED_MAILBOX, now),
  emailChange: perUser('email-change', EMAIL_CHANGE),
  passwordChange: perUser('password-change', PASSWORD_CHANGE),
})

const limitsOfUsers = ({ perUser }: Counter) => ({
  export: perUser('export', EXPORT),
  purchase: perUser('purchase', PURCHASE),
  purchaseCheck: perUser('purchase-check', PURCHASE_CHECK),
  search: perUser('search', SEARCH),
  repair: perUser('repair', REPAIR),
  codeNotes: perUser('code-notes', CODE_NOTES),
  upload: perUser('upload', UPLOAD),
  chatExport: perUser('chat-export', CHAT_EXPORT),
  vote: perUser('vote', VOTE),
  chat: perUser('chat', CHAT),
  uncountedSend: perUser('uncounted-send', UNCOUNTED_SEND),
  followUps: perUser('follow-ups', FOLLOW_UPS),
  passkeyChange: perUser('passkey-change', PASSKEY_CHANGE),
  takenAnswer: perUser('taken-answer', TAKEN_ANSWER),
})

const limitsOfAddresses = ({ perAddress }: Counter) => ({
  passkeyStart: perAddress('passkey-start', PASSKEY_STARTS),
  passkeySignIn: perAddress('passkey', PASSKEY_ADDRESS),
  google: perAddress('google', GOOGLE_ADDRESS),
  redeem: perAddress('redeem', REDEEMING_ADDRESS),
  contact: perAddress('contact', CONTACT_ADDRESS),
  freeQuestion: perAddress('free-question', FREE_QUESTION_ADDRESS),
  sharedPage: perAddress('shared-page', SHARED_PAGE_ADDRESS),
  register: perAddress('register', REGISTRATION_ADDRESS),
})
