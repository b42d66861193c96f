import { randomBytes } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '~/database/database'
import { identityVerification } from '~/database/tables/schema'

/** What lies beneath the library's own calls: its rows. */
export type ProviderContext = () => Promise<Pick<AuthContext, 'internalAdapter'>>

const MINUTE_MS = 60_000
const CODE_BYTES = 32
const CODE = /^[\w-]{43}$/

const LIFETIME_MS = { reset: 30 * MINUTE_MS, email: 24 * 60 * MINUTE_MS } as const
type Purpose = keyof typeof LIFETIME_MS

const contents = z.object({
  subject: z.string(),
  /** The address that the person had when asking. */
  email: z.string(),
  /** The address to have from now on; the same, where it is only to be proved. */
  newEmail: z.string(),
})
export type CodeContents = z.output<typeof contents>

/** The library hashes the whole identifier. With a purpose in it, a hash read out of the database is no code either. */
const identifierOf = (purpose: Purpose, code: string) => `${purpose}:${code}`

/** The codes of this person, by how their contents begin: as the index `identity_verification_value` has them. */
export const madeFor = (subject: string): SQL =>
  sql`left(${identityVerification.value}, 100) like ${`{"subject":"${subject}",%`}`

/** Codes for links in mails: random, for one purpose, working once and for a short time, stored as hashes. */
export function createCodes(context: ProviderContext) {
  const read = (value: string | undefined): CodeContents | null =>
    value === undefined ? null : contents.parse(JSON.parse(value))
  return {
    async make(purpose: Purpose, { subject, email, newEmail }: CodeContents): Promise<string> {
      const code = randomBytes(CODE_BYTES).toString('base64url')
      const { internalAdapter } = await context()
      await internalAdapter.createVerificationValue({
        identifier: identifierOf(purpose, code),
        // `madeFor` finds it by how it begins.
        value: JSON.stringify({ subject, email, newEmail }),
        expiresAt: new Date(Date.now() + LIFETIME_MS[purpose]),
      })
      return code
    },

    /** What a code stands for, which it goes on to do; null when it does not work (any more). */
    async peek(purpose: Purpose, code: string): Promise<CodeContents | null> {
      if (!CODE.test(code)) return null
      const { internalAdapter } = await context()
      const found = await internalAdapter.findVerificationValue(identifierOf(purpose, code))
      return found && found.expiresAt > new Date() ? read(found.value) : null
    },

    /** The same, and it works no more: of many callers at once one gets an answer. */
    async redeem(purpose: Purpose, code: string): Promise<CodeContents | null> {
      if (!CODE.test(code)) return null
      const { internalAdapter } = await context()
      return read((await internalAdapter.consumeVerificationValue(identifierOf(purpose, code)))?.value)
    },

    /** No link that was mailed to this person works any more. */
    async drop(db: Pick<Database, 'delete'>, subject: string): Promise<void> {
      await db.delete(identityVerification).where(madeFor(subject))
    },
  }
}
