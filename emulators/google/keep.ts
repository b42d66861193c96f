import { eq } from 'drizzle-orm'
import type { Database } from '~/database/database'
import { identityVerification } from '~/database/tables/schema'

/** What the emulator remembers, for all instances and over restarts. */
export type Keep = {
  /** The value of this name; the first who asks makes it, for good. */
  once(name: string, make: () => Promise<string>): Promise<string>
  put(name: string, value: string, until: Date): Promise<void>
  /** The value, to one caller only, on whichever instance. */
  take(name: string): Promise<string | null>
}

const PREFIX = 'google-emulator:'
const FOR_GOOD = new Date('2100-01-01T00:00:00Z')

/** Among the identity provider's own short-lived values, which are tidied when they are over. */
export function databaseKeep(db: Database): Keep {
  const row = (name: string, value: string, expiresAt: Date) => ({
    id: PREFIX + name,
    identifier: PREFIX + name,
    value,
    expiresAt,
  })
  const read = async (name: string) => {
    const [found] = await db
      .select({ value: identityVerification.value })
      .from(identityVerification)
      .where(eq(identityVerification.id, PREFIX + name))
    return found?.value
  }
  return {
    async once(name, make) {
      const known = await read(name)
      if (known !== undefined) return known
      await db
        .insert(identityVerification)
        .values(row(name, await make(), FOR_GOOD))
        .onConflictDoNothing()
      const kept = await read(name)
      if (kept === undefined) throw new Error(`${name} was not kept`)
      return kept
    },

    async put(name, value, until) {
      await db.insert(identityVerification).values(row(name, value, until))
    },

    async take(name) {
      const [taken] = await db
        .delete(identityVerification)
        .where(eq(identityVerification.id, PREFIX + name))
        .returning({ value: identityVerification.value })
      return taken?.value ?? null
    },
  }
}
