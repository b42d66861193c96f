/** One-time codes by the clock (RFC 6238), as an app on the phone shows them: six digits, a new one every 30 s. */
export interface TimeCodes {
  /** A new secret, base32. */
  makeSecret(): Promise<string>
  /** The `otpauth:` address that an app scans. */
  addressOf(secret: string, account: string): Promise<string>
  /** To which 30 s since 1970 a code belongs, at most one from now; null for any other code. */
  stepOf(code: string, secret: string, now: Date): Promise<number | null>
}
