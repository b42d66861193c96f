import { createHmac, randomInt } from 'node:crypto'

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Unguessable, of letters and digits. */
export const randomLetters = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')

export const newId = (prefix: string): string => `${prefix}_${randomLetters(24)}`

/** The keys that the product is told, the same on every instance. */
export function deriveKeys(secret: string) {
  const derive = (purpose: string) =>
    createHmac('sha256', secret).update(`stripe-emulator:${purpose}`).digest('base64url').replaceAll(/[-_]/g, '0')
  return {
    secretKey: `sk_test_${derive('secret')}`,
    publishableKey: `pk_test_${derive('publishable')}`,
    webhookSecret: `whsec_${derive('webhook')}`,
  }
}
