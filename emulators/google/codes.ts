import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Keep } from './keep'

const CODE_LIFETIME_MS = 60_000

const grant = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  nonce: z.string().nullable(),
  person: z.object({ email: z.string(), name: z.string(), isVerified: z.boolean() }),
  expiresAt: z.number(),
})
export type Grant = Omit<z.output<typeof grant>, 'expiresAt'>
type Redemption = { clientId: string; redirectUri: string; verifier: string }

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Authorization codes: random, kept as hashes, good once and for a minute. */
export function createCodes(keep: Keep, clock: () => Date) {
  return {
    async issue(granted: Grant): Promise<string> {
      const code = randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock().getTime() + CODE_LIFETIME_MS)
      await keep.put(`code:${sha256(code)}`, JSON.stringify({ ...granted, expiresAt: expiresAt.getTime() }), expiresAt)
      return code
    },

    /** What the code stands for, if this client may have it; a wrong try uses it up as well. */
    async redeem(code: string, { clientId, redirectUri, verifier }: Redemption): Promise<Grant | null> {
      const kept = await keep.take(`code:${sha256(code)}`)
      if (kept === null) return null
      const granted = grant.parse(JSON.parse(kept))
      const isRight =
        granted.expiresAt > clock().getTime() &&
        granted.clientId === clientId &&
        granted.redirectUri === redirectUri &&
        isSame(granted.challenge, sha256(verifier))
      return isRight ? granted : null
    },
  }
}

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
