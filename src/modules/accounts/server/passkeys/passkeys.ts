import { and, eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { passkeys, users } from '~/database/tables/schema'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { CurrentUser } from '../../contract'
import type { NewPasskey, OwnPasskey, PasskeyProof, PasskeyStart } from '../../passkey-contract'
import { PASSKEY_REFUSED } from '../../passkey-copy'
import type { PasskeyVerifier } from '../../ports/passkeys-port'
import type { AccountMails } from '../account-mails'
import { deviceOf } from '../profile/device'
import { stillThere } from '../profile/erasure'
import { endSession, startSession } from '../sessions'
import type { Throttle } from '../throttle'
import { holdUser, type UserRow } from '../users'
import { dropOldChallenges, makeChallenge, takeChallenge } from './challenges'
import { credentialsOf, deletePasskey, listPasskeys, renameOwnPasskey, storePasskey } from './own-passkeys'

type Dependencies = {
  db: Database
  clock: Clock
  verifier: PasskeyVerifier
  mails: AccountMails
  throttle: Throttle
}
/** A user, and the session by which they ask. */
type Owner = { user: CurrentUser; token: string }
type Caller = { browser: string; sessionToken: string | undefined; userAgent: string | undefined }

/** Signing in without a password. The session is the product's own, whatever identity provider there is. */
export const createPasskeys = (dependencies: Dependencies) => ({
  ...ownPasskeys(dependencies),
  ...passkeySignIn(dependencies),
  tidy: () => dropOldChallenges(dependencies.db, dependencies.clock()),
})
export type Passkeys = ReturnType<typeof createPasskeys>

/** What people do with those of their account. */
function ownPasskeys({ db, clock, verifier, mails, throttle }: Dependencies) {
  return {
    list: (userId: string) => listPasskeys(db, userId),
    /** What to call one of the device that asks; null where none is to be offered: the account has some, or may have none. */
    async offer(user: CurrentUser, userAgent: string | null): Promise<{ name: string } | null> {
      if (!user.emailVerified || (await listPasskeys(db, user.id)).length > 0) return null
      return { name: deviceOf(userAgent) }
    },

    /** Throws AppError `invalid_input` (address not confirmed), `sign_in_again` or `too_many_attempts`. */
    async start(owner: Owner): Promise<PasskeyStart> {
      const { user, token } = owner
      await throttle.passkeyChange(user.id, clock())
      await mayAdd(owner, { db, now: clock() })
      return {
        challenge: await makeChallenge(db, { secret: token, now: clock() }),
        rpId: verifier.rpId,
        userId: Buffer.from(user.id).toString('base64url'),
        userName: user.email,
        displayName: user.username,
        known: await credentialsOf(db, user.id),
      }
    },

    /** Throws as `start`, and `wrong_credentials` for what cannot be believed. */
    async add(owner: Owner, { name, ...made }: NewPasskey): Promise<OwnPasskey> {
      const { user, token } = owner
      await throttle.passkeyChange(user.id, clock())
      await mayAdd(owner, { db, now: clock() })
      const take = (challenge: string) => takeChallenge(db, challenge, { secret: token, now: clock() })
      const key = await verifier.registration({ name, ...made }, take)
      const added = key && (await storePasskey(db, { userId: user.id, name, key, now: clock() }))
      // Not a 401: the session is fine.
      if (!added) throw new AppError('invalid_input')
      await mails.passkeyAdded(user, name)
      return added
    },

    /** Opens nothing and closes nothing, so that it wants no recent sign-in. Throws AppError `not_found` or `too_many_attempts`. */
    async rename(user: CurrentUser, { id, name }: { id: string; name: string }): Promise<OwnPasskey> {
      await throttle.passkeyChange(user.id, clock())
      const renamed = await renameOwnPasskey(db, { userId: user.id, id, name })
      if (renamed === null) throw new AppError('not_found')
      return renamed
    },

    /** Throws AppError `not_found` or `sign_in_again`. */
    async remove({ user, token }: Owner, id: string): Promise<void> {
      await stillThere(db, { userId: user.id, token, now: clock() })
      const name = await deletePasskey(db, { userId: user.id, id })
      if (name === null) throw new AppError('not_found')
      await mails.passkeyRemoved(user, name)
    },
  }
}

async function mayAdd({ user, token }: Owner, { db, now }: { db: Database; now: Date }): Promise<void> {
  // An address that is nobody's proven one may be somebody else's, who would take the account over with this passkey in it.
  if (!user.emailVerified) throw new AppError('invalid_input')
  await stillThere(db, { userId: user.id, token, now })
}

function passkeySignIn({ db, clock, verifier, throttle }: Dependencies) {
  const refused = () => new AppError('wrong_credentials', { message: PASSKEY_REFUSED })
  return {
    /** `browser`: the secret of its cookie. */
    async startSignIn(browser: string, address: string) {
      await throttle.passkeyStart(address, clock())
      return { challenge: await makeChallenge(db, { secret: browser, now: clock() }), rpId: verifier.rpId }
    },

    /**
     * AUTH-23: opens a new session and ends the caller's old one. Whatever is wrong is refused with the same words: AppError
     * `wrong_credentials`; and `account_blocked`, to the owner alone.
     */
    async signIn({ userId, ...proof }: PasskeyProof, { browser, sessionToken, userAgent }: Caller, address: string) {
      await throttle.passkeySignIn(address, clock())
      const [known] = await db
        .select()
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(and(eq(passkeys.credentialId, proof.id), userId === undefined ? undefined : eq(passkeys.userId, userId)))
      if (!known) throw refused()
      const take = (challenge: string) => takeChallenge(db, challenge, { secret: browser, now: clock() })
      const checked = await verifier.signIn(proof, known.passkeys, take)
      if (checked === null) throw refused()
      if (known.users.blockedAt !== null) throw new AppError('account_blocked')
      const now = clock()
      const token = await db.transaction(async (tx) => {
        await holdUser(tx, known.users.id)
        if (!(await noteUse(tx, known.passkeys, { counter: checked.counter, lastUsedAt: now }))) throw refused()
        if (sessionToken) await endSession(tx, sessionToken)
        return startSession(tx, { userId: known.users.id, userAgent, authenticatedAt: now, now })
      })
      return { user: known.users satisfies UserRow, sessionToken: token }
    },
  }
}

/** Whether the counter that was checked is still the stored one, and nobody has removed the passkey meanwhile. */
async function noteUse(tx: Database, known: PasskeyRow, use: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>) {
  const { id, counter } = passkeys
  const used = await tx
    .update(passkeys)
    .set(use)
    .where(and(eq(id, known.id), eq(counter, known.counter)))
    .returning({ id })
  return used.length > 0
}
type PasskeyRow = typeof passkeys.$inferSelect
