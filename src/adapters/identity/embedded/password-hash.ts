import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'

/**
 * OWASP's password storage sheet asks of scrypt for N=2^17 r=8 p=1, or the like with less memory and more work, of which this is one.
 * The library's own (N=2^14 r=16 p=1) takes the same 32 MiB and a third of the work. More memory would let a burst of sign-ins take a
 * small machine's: Node runs four at once.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 }
const KEY_BYTES = 64
const SALT_BYTES = 16
const SCHEME = 'scrypt-15-8-3'

function derive(password: string, salt: string): Promise<Buffer> {
  const options = { ...COST, maxmem: 256 * COST.N * COST.r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** `scheme:salt:key`, so that the cost can be raised again. */
export async function hash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return [SCHEME, salt, (await derive(password, salt)).toString('hex')].join(':')
}

/** Also of the library's own hashes (`salt:key`), which accounts had before. */
export async function verify({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  const [scheme, salt = '', key = ''] = stored.split(':')
  if (scheme !== SCHEME) {
    // As much work as for any other account, and for none: the time does not tell who is here for long.
    const [isRight] = await Promise.all([verifyPassword({ hash: stored, password }), derive(password, stored)])
    return isRight
  }
  const expected = Buffer.from(key, 'hex')
  const given = await derive(password, salt)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
