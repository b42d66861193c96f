import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails, users } from '~/database/tables/schema'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { SITE } from '../../../content/site'

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
    // An account deleted before its first mail is written gets none.
    await app.services.accounts.background.settled()
    expect((await call('DELETE', '/api/user/account', {})).status).toBe(200)
  }
  await app.services.accounts.background.settled()
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

it('who registers the address of those who run the site neither reads who wrote to them nor erases it, until it is proved', async () => {
  const { contact } = app.services
  const message = { name: 'Berta Gil', email: 'berta@example.com', message: 'Una pregunta que es de los dos' }
  await contact.receive({ ...message, stamp: contact.renewedStamp(), referencia: '' }, '192.0.2.9')
  const isKept = async () =>
    (await app.database.db.select().from(mails).where(eq(mails.subject, 'Contacto: Berta Gil'))).length === 1
  const isTold = async (call: Call) => {
    const files = unzipSync(new Uint8Array(await (await call('GET', '/api/user/export')).arrayBuffer()))
    return Object.values(files).some((bytes) => new TextDecoder().decode(bytes).includes('Berta'))
  }

  const stranger = await app.register(SITE.email)
  expect(await isTold(stranger.call)).toBe(false)
  expect((await stranger.call('DELETE', '/api/user/account', {})).status).toBe(200)
  expect(await isKept()).toBe(true)

  const owner = await app.register(SITE.email)
  await app.services.accounts.background.settled()
  await app.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.user.id))
  expect(await isTold(owner.call)).toBe(true)
  expect((await owner.call('DELETE', '/api/user/account', {})).status).toBe(200)
  expect(await isKept()).toBe(false)
})
