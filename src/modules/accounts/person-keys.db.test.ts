import { afterAll, beforeAll, expect, it } from 'vitest'
import { SECRET, startApp, type TestApp } from '~/testing/start-app'
import { cardKey, keysOfPerson, noteCards, personKey } from './server/person-keys'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const form = { firstName: 'Ana', lastName: 'Prueba' }
/** By the link that is mailed to the new address. */
const changeEmail = async ({ call, user }: Awaited<ReturnType<TestApp['register']>>, email: string) => {
  expect((await call('PATCH', '/api/user/profile', { ...form, email })).status).toBe(200)
  await app.services.accounts.background.settled()
  const { mails } = await app.services.mailbox.outbox()
  const mail = mails.find(({ to, text }) => to === email && text.includes('#codigo='))
  const code = /#codigo=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1]
  expect((await call('POST', '/api/auth/confirm-email', { code })).status).toBe(200)
  return { ...user, email }
}

const keysOf = (user: { id: string; email: string }, by: Parameters<typeof keysOfPerson>[2] = 'addresses') =>
  keysOfPerson(app.database.db, { ...user, secret: SECRET }, by)
const keyOf = (address: string) => personKey(SECRET, address)

it('C-66 any address that an account ever had counts, also beyond its deletion', async () => {
  const first = await app.register('primera@example.com')
  const changed = await changeEmail(first, 'segunda@example.com')
  expect(await keysOf(changed)).toEqual([keyOf('primera@example.com'), keyOf('segunda@example.com')].sort())
  expect((await first.call('DELETE', '/api/user/account', {})).status).toBe(200)

  const back = await app.register('primera@example.com')
  expect(await keysOf(back.user)).toContain(keyOf('segunda@example.com'))
  const stranger = await app.register('otra.persona@example.com')
  expect(await keysOf(stranger.user)).toEqual([keyOf('otra.persona@example.com')])
})

it('C-66 a card makes two accounts one person where cards count, and there only', async () => {
  const [one, two] = [await app.register('una@example.com'), await app.register('dos@example.com')]
  for (const { user } of [one, two])
    await noteCards(app.database.db, { id: user.id, secret: SECRET, now: app.clock.now }, ['tarjeta'])
  const addresses = [keyOf('una@example.com'), keyOf('dos@example.com')]
  expect(await keysOf(one.user, 'addresses and cards')).toEqual([...addresses, cardKey(SECRET, 'tarjeta')].sort())
  expect(await keysOf(one.user)).toEqual([keyOf('una@example.com')])
})
