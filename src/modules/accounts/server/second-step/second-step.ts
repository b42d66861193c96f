import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { auditLog, recoveryCodes, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { CurrentUser } from '../../contract'
import type { TimeCodes } from '../../ports/second-step-port'
import type { OwnSecondStep, SecondStepStart } from '../../second-step-contract'
import { CODE_REFUSED, LOST_SECOND_STEP, SIGN_IN_OVER } from '../../second-step-copy'
import type { AccountMails, Recipient } from '../account-mails'
import { stillThere } from '../profile/erasure'
import { endOtherSessions, endSession, startSession } from '../sessions'
import type { Throttle } from '../throttle'
import { holdUser, type UserRow } from '../users'
import { dropOldPendingSignIns, dropPendingSignIn, pendingSignIn } from './pending-sign-ins'
import { countCodes, renewCodes, takeCode } from './recovery-codes'
import { createSealing } from './sealing'
import { dropSecret, isTurnedOn, offerSecret, secretOf, takeStep, turnOn } from './stored-secrets'

type Dependencies = {
  db: Database
  clock: Clock
  timeCodes: TimeCodes
  mails: AccountMails
  throttle: Throttle
  secret: string
  /** Whether administrators must have one. */
  isRequiredOfAdmins: boolean
}
/** A user, and the session by which they ask. */
type Owner = { user: CurrentUser; token: string }
type Caller = { sessionToken: string | undefined; userAgent: string | undefined }
type Attempt = { userId: string; code: string }

const RECOVERY_CODE_LENGTH = 12

/**
 * A code after the password or Google, from an app or from a list on paper. A sign-in that wants one is no session: it stands in a table
 * of its own, so that no way of asking who is signed in can take it for one.
 */
export const createSecondStep = (dependencies: Dependencies) => ({
  ...secondStepState(dependencies),
  ...secondStepSetup(dependencies),
  ...secondStepRemoval(dependencies),
  ...secondStepOfSignIn(dependencies),
  tidy: () => dropOldPendingSignIns(dependencies.db, dependencies.clock()),
})
export type SecondStep = ReturnType<typeof createSecondStep>

const sealingWith = (secret: string) => createSealing(secret, 'second step')
const digitsOf = (code: string) => code.replace(/\D/g, '')
// 422, since the session that asks is fine.
const wrongCode = () => new AppError('invalid_input', { fields: { code: CODE_REFUSED } })
const mustBeFresh = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, { user, token }: Owner) =>
  stillThere(db, { userId: user.id, token, now: clock() })

const secondStepState = ({ db, isRequiredOfAdmins }: Dependencies) => ({
  /** Whether this administrator has to set one up before administering. */
  isMissing: async (user: { id: string; role: CurrentUser['role'] }) =>
    isRequiredOfAdmins && user.role === 'admin' && !(await isTurnedOn(db, user.id)),

  async own(userId: string): Promise<OwnSecondStep> {
    const stored = await secretOf(db, userId)
    if (!stored?.turnedOnAt) return { since: null, codesLeft: 0 }
    return { since: stored.turnedOnAt.toISOString(), codesLeft: await countCodes(db, userId) }
  },
})

/** Turning one on, by who has signed in lately. */
function secondStepSetup(dependencies: Dependencies) {
  const { db, clock, timeCodes, throttle, mails, secret } = dependencies
  const sealing = sealingWith(secret)
  return {
    /**
     * A secret for the app. Throws AppError `invalid_input` (address not confirmed, or one is in use), `sign_in_again` or
     * `too_many_attempts`.
     */
    async start(owner: Owner): Promise<SecondStepStart> {
      const { user } = owner
      await throttle.secondStepChange(user.id, clock())
      // Whoever registered another's address would keep its owner out.
      if (!user.emailVerified) throw new AppError('invalid_input')
      await mustBeFresh(dependencies, owner)
      const made = await timeCodes.makeSecret()
      if (!(await offerSecret(db, user.id, sealing.seal(made)))) throw new AppError('invalid_input')
      return { secret: made, address: await timeCodes.addressOf(made, user.email) }
    },

    /** Once the app shows its codes. Throws AppError `invalid_input` for a wrong code, or as `start`. */
    async turnOn(owner: Owner, code: string): Promise<{ codes: string[] }> {
      const { user, token } = owner
      await throttle.secondStepChange(user.id, clock())
      await mustBeFresh(dependencies, owner)
      const stored = await secretOf(db, user.id)
      const opened = stored && sealing.open(stored.secret)
      const step = opened ? await timeCodes.stepOf(digitsOf(code), opened, clock()) : null
      if (!stored || step === null) throw wrongCode()
      const codes = await db.transaction(async (tx) => {
        // Against `isSecondStepDue`: a session that is being opened by the first step alone would be missed below.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
        if (!(await turnOn(tx, stored, step, clock()))) throw wrongCode()
        // They were opened by the first step alone.
        await endOtherSessions(tx, { userId: user.id, token })
        return renewCodes(tx, { userId: user.id, secret })
      })
      await mails.secondStepOn(user)
      return { codes }
    },

    /** Throws AppError `not_found` while it is off, `sign_in_again` or `too_many_attempts`. */
    async renewCodes(owner: Owner): Promise<{ codes: string[] }> {
      const { user } = owner
      await throttle.secondStepChange(user.id, clock())
      await mustBeFresh(dependencies, owner)
      if (!(await isTurnedOn(db, user.id))) throw new AppError('not_found')
      return db.transaction(async (tx) => {
        await holdUser(tx, user.id)
        return { codes: await renewCodes(tx, { userId: user.id, secret }) }
      })
    },
  }
}

function secondStepRemoval(dependencies: Dependencies) {
  const { db, clock, mails } = dependencies

  /** `record`: what else is written in the same transaction. */
  async function remove(user: Recipient & { id: string }, record: (tx: Database) => Promise<unknown> = async () => {}) {
    const wasOn = await db.transaction(async (tx) => {
      await holdUser(tx, user.id)
      const isGone = await dropSecret(tx, user.id)
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
      if (isGone) await record(tx)
      return isGone
    })
    if (wasOn) await mails.secondStepOff(user)
    return wasOn
  }

  return {
    /** Throws AppError `not_found` or `sign_in_again`. */
    async turnOff(owner: Owner): Promise<void> {
      await mustBeFresh(dependencies, owner)
      if (!(await remove(owner.user))) throw new AppError('not_found')
    },

    /** By the operator, for who has lost phone and codes; the log tells of it. Whether there was one. */
    removeLost: (user: Recipient & { id: string }): Promise<boolean> =>
      remove(user, (tx) =>
        tx.insert(auditLog).values({
          action: 'second_step_off',
          actorId: null,
          targetId: user.id,
          reason: LOST_SECOND_STEP,
          createdAt: clock(),
        }),
      ),
  }
}

/** Of a sign-in that waits for its code. */
function secondStepOfSignIn({ db, clock, timeCodes, mails, throttle, secret }: Dependencies) {
  const sealing = sealingWith(secret)
  const refused = () => new AppError('wrong_credentials', { message: CODE_REFUSED })

  async function isRight(tx: Database, { userId, code }: Attempt): Promise<boolean> {
    const digits = digitsOf(code)
    if (digits.length === RECOVERY_CODE_LENGTH) return takeCode(tx, digits, { userId, secret })
    const stored = await secretOf(tx, userId)
    const opened = stored && sealing.open(stored.secret)
    const step = opened ? await timeCodes.stepOf(digits, opened, clock()) : null
    return stored !== undefined && step !== null && takeStep(tx, stored, step)
  }

  return {
    /**
     * Opens the session of a sign-in that waits for its code, and ends the caller's old one (AUTH-23). Throws AppError `sign_in_again`
     * where none waits any more, `wrong_credentials` and `too_many_attempts`.
     */
    async finish(pendingToken: string | undefined, code: string, caller: Caller) {
      const now = clock()
      const pending = pendingToken === undefined ? undefined : await pendingSignIn(db, pendingToken, now)
      if (!pending || pendingToken === undefined) throw new AppError('sign_in_again', { message: SIGN_IN_OVER })
      const { user, authenticatedAt } = pending
      const isLastTry = await throttle.secondStep(user.id, now)
      const sessionToken = await db.transaction(async (tx) => {
        await holdUser(tx, user.id)
        if (!(await isRight(tx, { userId: user.id, code }))) return null
        if (!(await dropPendingSignIn(tx, pendingToken))) return null
        if (caller.sessionToken) await endSession(tx, caller.sessionToken)
        return startSession(tx, { userId: user.id, userAgent: caller.userAgent, authenticatedAt, now })
      })
      if (sessionToken === null) {
        if (isLastTry) await mails.secondStepGuessed(user)
        throw refused()
      }
      await throttle.secondStepDone(user.id)
      return { user: user satisfies UserRow, sessionToken }
    },
  }
}
