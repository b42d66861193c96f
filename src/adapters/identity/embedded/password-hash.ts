import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'

/**
 * OWASP's password storage sheet asks of scrypt for N=2^17 r=8 p=1, or the like with less memory and more work, of which this is one.
 * The library's own (N=2^14 r=16 p=1) takes the same 32 MiB and a third of the work. More memory would let a burst of sign-ins take a
 * small machine's: Node runs four at once.
 */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 64
const SALT_BYTES = 16

export type PasswordCost = { N: number; r: number; p: number }
export type Passwords = ReturnType<typeof createPasswords>

/** Hashing of passwords. Nothing but tests gives a cost of its own. */
export function createPasswords(cost: PasswordCost = COST) {
  const scheme = `scrypt-${Math.log2(cost.N)}-${cost.r}-${cost.p}`

  const derive = (password: string, salt: string): Promise<Buffer> => {
    const options = { ...cost, maxmem: 256 * cost.N * cost.r }
    return new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
        error ? reject(error) : resolve(key),
      )
    })
  }

  return {
    /** `scheme:salt:key`, so that the cost can be raised again. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES).toString('hex')
      return [scheme, salt, (await derive(password, salt)).toString('hex')].join(':')
    },

    /** Also of the library's own hashes (`salt:key`), which accounts had before. */
    async verify({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
      const [given, salt = '', key = ''] = stored.split(':')
      if (given !== scheme) {
        // As much work as for any other account, and for none: the time does not tell who is here for long.
        const [isRight] = await Promise.all([verifyPassword({ hash: stored, password }), derive(password, stored)])
        return isRight
      }
      const expected = Buffer.from(key, 'hex')
      const derived = await derive(password, salt)
      return derived.length === expected.length && timingSafeEqual(derived, expected)
    },
  }
}
