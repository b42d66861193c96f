import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { users } from '~/database/tables/schema'
import type { TestApp } from '../start-app'

const MINUTE_MS = 60_000

/** What the app on the phone shows now, or `ms` later. */
export const codeOf = ({ clock }: TestApp, secret: string, ms = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now.getTime() + ms })

/** With a confirmed address, signed in. */
export async function makeConfirmed(app: TestApp, email: string) {
  const person = await app.register(email)
  await app.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.user.id))
  return person
}

/** With the second step on, in a browser of theirs; the code that did it is a minute old. */
export async function makeOwner(app: TestApp, email: string) {
  const person = await makeConfirmed(app, email)
  const { secret } = await (await person.call('POST', '/api/user/second-step-start', {})).json()
  const turnedOn = await person.call('POST', '/api/user/second-step', { code: codeOf(app, secret) })
  const { codes } = await turnedOn.json()
  expect([turnedOn.status, codes.length]).toEqual([200, 10])
  app.clock.now = new Date(app.clock.now.getTime() + MINUTE_MS)
  return { ...person, email, secret: String(secret), codes: codes as string[] }
}
