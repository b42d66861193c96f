import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '~/database/database'
import { sessions, users, wordsOfUser } from '~/database/tables/schema'
import { addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { setPlan } from '~/testing/payments/plans'
import type { AccountFilters } from './directory-contract'
import { planName, planState } from './directory-copy'
import { findAccounts } from './server/directory/find-accounts'

const NOW = new Date('2026-03-10T10:00:00Z')
const DAY_MS = 24 * 3_600_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const ANYBODY: AccountFilters = { text: '', plan: null, state: null, from: null, to: null }

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const find = (wanted: Partial<AccountFilters>, cursor: string | null = null) =>
  findAccounts(db, { ...ANYBODY, ...wanted, cursor, now: NOW })
/** Whom a search finds: what stands before the @. */
const found = async (wanted: Partial<AccountFilters>) =>
  (await find(wanted)).accounts.map(({ email }) => email.split('@')[0]).sort()

describe('finding accounts', () => {
  it('by any word that a name or an e-mail begins with, however it is accented', async () => {
    const createdAt = inDays(-400)
    const names = { firstName: 'María José', lastName: 'Ibáñez Peña', createdAt }
    await addUser(db, { email: 'mj.ibanez+curso@instituto.example', ...names })
    await addUser(db, { email: 'otra@instituto.example', firstName: 'Mario', lastName: 'Ruiz', createdAt })
    for (const text of [
      'ibañez',
      'IBANEZ',
      'maria pena',
      'peña  josé',
      'curso inst',
      'mj.ibanez+curso@instituto.example',
    ])
      expect(await found({ text }), text).toEqual(['mj.ibanez+curso'])
    expect(await found({ text: 'mari' })).toEqual(['mj.ibanez+curso', 'otra'])
    for (const text of ['bañez', '%', "maria' | !x", ':*', 'maria zzz'])
      expect(await found({ text }), text).toEqual(text === '%' || text === ':*' ? await found({}) : [])
  })

  it('by plan and state, as they are at this moment', async () => {
    const createdAt = inDays(-300)
    const add = async (
      name: string,
      plan: Parameters<typeof setPlan>[2],
      user: Partial<typeof users.$inferInsert> = {},
    ) => {
      const { id } = await addUser(db, { email: `${name}@planes.example`, emailVerified: true, createdAt, ...user })
      await setPlan(db, id, plan)
    }
    const on = { subscriptionStatus: 'active', planSource: 'payment' } as const
    await add('libre', {})
    await add('probando', { ...on, planType: 'trial', planExpiresAt: inDays(1) })
    await add('probado', { ...on, planType: 'trial', planExpiresAt: inDays(-1) })
    await add('mensual', { ...on, planType: 'pro-monthly', renewsAt: inDays(9) })
    await add('fallido', { ...on, planType: 'pro-monthly', renewsAt: inDays(9), paymentFailedAt: inDays(-1) })
    await add('cancela', { ...on, planType: 'pro-monthly', subscriptionStatus: 'canceling', planExpiresAt: inDays(5) })
    await add('regalado', { ...on, planType: 'pro-monthly', planSource: 'admin', planExpiresAt: inDays(5) })
    await add('siempre', { planType: 'pro-lifetime', subscriptionStatus: 'lifetime', planSource: 'payment' })
    await add('cerrada', {}, { blockedAt: NOW, emailVerified: false })
    const text = 'planes.example'
    expect(await found({ text, plan: 'gratis' })).toEqual(['cerrada', 'libre', 'probado'])
    expect(await found({ text, plan: 'prueba' })).toEqual(['probando'])
    expect(await found({ text, plan: 'mensual' })).toEqual(['cancela', 'fallido', 'mensual', 'regalado'])
    expect(await found({ text, plan: 'vitalicio' })).toEqual(['siempre'])
    expect(await found({ text, state: 'se-renueva' })).toEqual(['fallido', 'mensual'])
    expect(await found({ text, state: 'pago-fallido' })).toEqual(['fallido'])
    expect(await found({ text, state: 'cancelado' })).toEqual(['cancela'])
    expect(await found({ text, state: 'regalado' })).toEqual(['regalado'])
    expect(await found({ text, state: 'terminado' })).toEqual(['probado'])
    expect(await found({ text, state: 'bloqueada' })).toEqual(['cerrada'])
    expect(await found({ text, state: 'sin-confirmar' })).toEqual(['cerrada'])
    expect(await found({ text, plan: 'mensual', state: 'regalado' })).toEqual(['regalado'])
    const { accounts } = await find({ text })
    expect(accounts.map(({ plan }) => `${planName(plan)}: ${planState(plan)}`).sort()).toEqual([
      'Gratis: ',
      'Gratis: ',
      'Gratis: PRO Prueba hasta el 9 mar 2026',
      'PRO Mensual: Pago fallido',
      'PRO Mensual: Regalado, hasta el 15 mar 2026',
      'PRO Mensual: Se renueva el 19 mar 2026',
      'PRO Mensual: Sin renovación, hasta el 15 mar 2026',
      'PRO Prueba: Sin renovación, hasta el 11 mar 2026',
      'PRO Vitalicio: ',
    ])
  })

  it('by the days of Madrid on which they were made, both included', async () => {
    const made = ['2025-06-01T21:59:59Z', '2025-06-01T22:00:00Z', '2025-06-03T21:59:59Z', '2025-06-03T22:00:00Z']
    for (const [at, moment] of made.entries())
      await addUser(db, { email: `dia${at}@example.com`, createdAt: new Date(moment) })
    expect(await found({ from: '2025-06-02', to: '2025-06-03' })).toEqual(['dia1', 'dia2'])
    expect(await found({ from: '2025-06-02', to: '2025-06-02' })).toEqual(['dia1'])
  })

  it('in pages, newest first, also of those made in the same moment, with when they were last there', async () => {
    const createdAt = inDays(-100)
    for (let at = 0; at < 60; at++) await addUser(db, { email: `pagina${at}@example.com`, createdAt })
    const seen = await addUser(db, { email: 'pagina-vista@example.com', createdAt: inDays(-99) })
    const session = { userId: seen.id, expiresAt: inDays(1) }
    await db.insert(sessions).values({ ...session, tokenHash: randomUUID(), lastUsedAt: inDays(-2) })
    const sizes: number[] = []
    const emails = new Set<string>()
    const first = (await find({ text: 'pagina' })).accounts[0]
    let cursor: string | null = null
    do {
      const page = await find({ text: 'pagina' }, cursor)
      sizes.push(page.accounts.length)
      for (const { email } of page.accounts) emails.add(email)
      cursor = page.nextCursor
    } while (cursor !== null)
    expect([sizes, emails.size]).toEqual([[25, 25, 11], 61])
    expect([first?.email, first?.lastSeenAt]).toEqual([seen.email, inDays(-2).toISOString()])
    await db.delete(users).where(eq(users.id, seen.id))
    expect((await find({ text: 'pagina' }, seen.id)).accounts).toEqual([])
  })

  it('reads indexes: words by theirs, and a page of all by the order in which they were made', async () => {
    const explain = (statement: ReturnType<typeof sql>) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`)
        return JSON.stringify((await tx.execute(sql`explain ${statement}`)).rows)
      })
    expect(
      await explain(sql`select id from ${users} where ${wordsOfUser(users)} @@ to_tsquery('simple', 'maria:*')`),
    ).toContain('users_words')
    expect(await explain(sql`select id from ${users} order by created_at desc, id desc limit 26`)).toContain(
      'Index Only Scan Backward using users_created',
    )
  })
})
