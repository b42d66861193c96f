import { createHmac } from 'node:crypto'

/** Names a person in what outlives the account, to nobody without the secret. */
export const emailHash = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`billing\n${email.trim().toLowerCase()}`).digest('base64url')
