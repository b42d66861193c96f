import { symmetricDecrypt } from 'better-auth/crypto'
import type { JwtOptions } from 'better-auth/plugins/jwt'
import type { Database } from '~/database/database'
import { identityJwks } from '~/database/schema'

type ReadKeys = NonNullable<NonNullable<JwtOptions['adapter']>['getJwks']>

/**
 * The keys that this secret opens. Those of an earlier AUTH_SECRET neither sign nor verify: the library then makes a new one, and who had
 * the old secret cannot make ID tokens any more.
 */
export function usableKeys(db: Database, secret: string): ReadKeys {
  const opened = new Map<string, Promise<boolean>>()
  const opens = (id: string, privateKey: string) => {
    const known = opened.get(id)
    if (known) return known
    const answer = symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    )
    opened.set(id, answer)
    return answer
  }
  return async () => {
    const rows = await db.select().from(identityJwks)
    const areUsable = await Promise.all(rows.map(({ id, privateKey }) => opens(id, privateKey)))
    return rows
      .filter((_, at) => areUsable[at])
      .map(({ id, publicKey, privateKey, createdAt, expiresAt }) => ({
        id,
        publicKey,
        privateKey,
        createdAt,
        ...(expiresAt ? { expiresAt } : {}),
      }))
  }
}
