import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FreeAnswer } from '../../contract'

type Answered = Omit<FreeAnswer, 'seal'>

/** Proves that this question was answered so, and when: a keyed hash, 43 characters. */
export const sealOf = (secret: string, answered: Answered): string => digestOf(secret, answered).toString('base64url')

export function isSealed(secret: string, { seal, ...answered }: FreeAnswer): boolean {
  const expected = digestOf(secret, answered)
  const given = Buffer.from(seal, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The send key (a UUID) of a sealed answer: the same one always, so that an account takes it once. */
export function sendKeyOfAnswer(secret: string, { seal: _, ...answered }: FreeAnswer): string {
  const hex = digestOf(secret, answered).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const digestOf = (secret: string, { question, answer, askedAt }: Answered): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['free-answer', question, answer, askedAt]))
    .digest()
