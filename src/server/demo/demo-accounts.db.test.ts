import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityUser, users } from '~/database/tables/schema'
import { PASSWORD, startApp, type TestApp } from '~/testing/start-app'
import { ensureDemoAccounts } from './demo-accounts'

const ADMIN = 'admin@pymentor.example'
let app: TestApp
const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pymentor-demo-'))
  folders.push(folder)
  return folder
}
beforeAll(async () => {
  app = await startApp({ environment: { DATA_DIR: newFolder() } })
})
afterAll(async () => {
  await app.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const passwordOf = (made: { email: string; password: string }[], email: string) =>
  made.find((account) => account.email === email)?.password ?? ''
async function signIn(email: string, password: string, at = app) {
  const call = at.browser()
  const opened = await call('POST', '/api/auth/firebase-login', { credentials: { email, password } })
  return opened.status === 200 ? (await opened.json()).user : opened.status
}

describe('C-41 the demo accounts', () => {
  it.each([ADMIN, 'Admin@PyMentor.example', 'demo@pymentor.example', 'pro@pymentor.example'])(
    'are registered by nobody, before they exist either: %s',
    async (email) => {
      const call = app.browser()
      const refused = await call('POST', '/api/identity/sign-up/email', {
        email,
        password: PASSWORD,
        name: 'Ana Prueba',
      })
      expect([refused.status, (await refused.json()).error]).toEqual([409, 'email_taken'])
    },
  )

  it('are made for nobody by Google either', async () => {
    const call = app.browser()
    const start = await call('POST', '/api/identity/sign-in/social', { provider: 'google', from: 'login' })
    const path = (url: string) => new URL(url, app.origin).pathname + new URL(url, app.origin).search
    const choice = new URLSearchParams({ correo: ADMIN }).toString()
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const chosen = await call('POST', path((await start.json()).address), choice, form)
    const back = await call('GET', path(chosen.headers.get('location') ?? ''))
    expect(back.headers.get('location')).toMatch(/result=failed$/)
    const made = await app.database.db.select().from(identityUser).where(eq(identityUser.email, ADMIN))
    expect(made).toEqual([])
  })

  it('are nobody else’s who had registered one with an earlier version: neither password nor session nor role', async () => {
    const { call, user } = await app.register('antes@pymentor.example')
    await app.database.db.update(identityUser).set({ email: ADMIN }).where(eq(identityUser.email, user.email))
    await app.database.db.update(users).set({ email: ADMIN }).where(eq(users.id, user.id))
    const made = await ensureDemoAccounts(app.services)
    expect((await call('GET', '/api/auth/current-user')).status).toBe(401)
    expect((await call('GET', '/api/identity/token')).status).toBe(401)
    expect(await signIn(ADMIN, PASSWORD)).toBe(401)
    expect(await signIn(ADMIN, passwordOf(made, ADMIN))).toMatchObject({ email: ADMIN, role: 'admin' })
  })

  it('are the same on every instance, also of several that start at once', async () => {
    const others = await Promise.all(
      [1, 2, 3].map(() => startApp({ database: app.database, environment: { DATA_DIR: newFolder() } })),
    )
    await app.database.db.delete(users)
    await app.database.db.delete(identityUser)
    const made = await Promise.all(others.map(({ services }) => ensureDemoAccounts(services)))
    const admins = await app.database.db.select().from(users).where(eq(users.role, 'admin'))
    expect(admins.map(({ email }) => email)).toEqual([ADMIN])
    expect(await app.database.db.select().from(identityUser)).toHaveLength(3)
    const opened = await Promise.all(made.map((accounts) => signIn(ADMIN, passwordOf(accounts, ADMIN))))
    expect(
      opened.filter((user) => user?.role === 'admin'),
      'the last one’s password',
    ).toHaveLength(1)
    for (const other of others) await other.stop()
  })
})
