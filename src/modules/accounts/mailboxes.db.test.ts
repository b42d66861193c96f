import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails, users } from '~/database/tables/schema'
import { startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const mailsTo = async (email: string) => {
  await app.services.accounts.background.settled()
  return (await app.database.db.select().from(mails).where(eq(mails.recipient, email))).length
}
const write = (email: string) => app.services.accounts.mails.passwordChanged({ email, firstName: 'Ana' })

it('who registers, and deletes, another’s address again and again has ten mails an hour written to it', async () => {
  const email = 'victima@example.com'
  for (let time = 0; time < 8; time += 1) {
    const { call } = await app.register(email)
    expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
  }
  // The farewell takes earlier mails with it.
  expect(app.logged.filter(({ event }) => event === 'mail_left_out')).toHaveLength(6)
})

it('an address that nobody has proved gets ten mails an hour, however it is written; one that is proved gets all', async () => {
  const email = 'ana.gil@gmail.com'
  for (let time = 0; time < 8; time += 1) await write(email)
  for (let time = 0; time < 8; time += 1) await write('anagil+otra@gmail.com')
  expect([await mailsTo(email), await mailsTo('anagil+otra@gmail.com')]).toEqual([8, 2])
  app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
  await write(email)
  expect(await mailsTo(email)).toBe(9)

  const { user } = await app.register('demostrada@example.com')
  await app.services.accounts.background.settled()
  await app.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
  for (let time = 0; time < 12; time += 1) await write('Demostrada@example.com')
  expect(await mailsTo('Demostrada@example.com')).toBe(12)
})
