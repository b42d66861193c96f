import type { TimeCodes } from '~/modules/accounts/accounts.server'

const ISSUER = 'PyMentor'
const PERIOD_MS = 30_000
/** RFC 4226 recommends as many bytes as SHA-1 answers. */
const SECRET_BYTES = 20

/** Codes that every authenticator app knows: SHA-1, six digits, 30 s. The library is loaded with the first use. */
export function createTimeCodes(): TimeCodes {
  const load = () => import('otpauth')
  return {
    async makeSecret() {
      const { Secret } = await load()
      return new Secret({ size: SECRET_BYTES }).base32
    },
    async addressOf(secret, account) {
      const { TOTP } = await load()
      return new TOTP({ issuer: ISSUER, label: account, secret }).toString()
    },
    async stepOf(code, secret, now) {
      const { TOTP } = await load()
      const delta = new TOTP({ secret }).validate({ token: code, timestamp: now.getTime(), window: 1 })
      return delta === null ? null : Math.floor(now.getTime() / PERIOD_MS) + delta
    },
  }
}
