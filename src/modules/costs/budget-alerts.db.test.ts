import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { budgetAlerts, mails, tokenBudget } from '~/database/tables/schema'
import { createMailbox } from '~/modules/mail/mail.server'
import { openTestDatabase } from '~/testing/database/database'
import { createCosts } from './costs.server'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of [budgetAlerts, mails, tokenBudget]) await database.db.delete(table)
})

const log = { debug() {}, info() {}, warn() {}, error() {} }
const clock = { now: new Date('2026-03-10T10:00:00Z') }
function instance({ installation = 1_000_000 as number | null, ownerEmails = ['owner@pymentor.test'] } = {}) {
  const parts = { db: database.db, clock: () => clock.now, log }
  const mailbox = createMailbox({ ...parts, transport: { kind: 'stored', deliver: async () => {} } })
  const prices = { currency: 'EUR', models: {} }
  const budgets = { installation, person: null }
  const publicUrl = new URL('https://pymentor.test')
  return createCosts({ ...parts, secret: 'x'.repeat(32), prices, budgets, send: mailbox.send, publicUrl, ownerEmails })
}
const used = (tokens: number, month = '2026-03-01') =>
  database.db.execute(sql`
    insert into token_budget (month, tokens) values (${month}::date, ${tokens})
    on conflict (month) do update set tokens = excluded.tokens`)
const sent = () => database.db.select().from(mails).orderBy(mails.createdAt)
const tell = () => Promise.all(Array.from({ length: 8 }, () => instance().alerts.tell()))

it('tells the owner of half, most and all of the budget once a month, with many instances asking', async () => {
  await used(499_999)
  await tell()
  expect(await sent()).toEqual([])
  for (const tokens of [500_000, 640_000, 800_000, 1_000_000, 1_200_000]) {
    await used(tokens)
    clock.now = new Date(clock.now.getTime() + 60_000)
    await tell()
  }
  const all = await sent()
  expect(all.map(({ subject }) => subject)).toEqual([
    'Los modelos han gastado el 50 % del presupuesto del mes',
    'Los modelos han gastado el 80 % del presupuesto del mes',
    'Se ha acabado el presupuesto de tokens del mes',
  ])
  expect(all[0]).toMatchObject({ recipient: 'owner@pymentor.test' })
  expect(all[0]?.text).toContain('500.000 de los 1.000.000 tokens')
  expect(all[0]?.text).toContain('https://pymentor.test/admin/costes')
  clock.now = new Date('2026-04-01T10:00:00Z')
  await used(500_000, '2026-04-01')
  await tell()
  expect(await sent()).toHaveLength(4)
  clock.now = new Date('2026-03-10T10:00:00Z')
})

it('tells only of the highest of several that are reached at once, each of the owner’s addresses', async () => {
  await used(850_000)
  await instance({ ownerEmails: ['a@pymentor.test', 'b@pymentor.test'] }).alerts.tell()
  expect((await sent()).map(({ subject }) => subject)).toEqual(
    Array(2).fill('Los modelos han gastado el 80 % del presupuesto del mes'),
  )
})

it('takes the budget for used up once there is not enough left for an answer', async () => {
  await used(995_000)
  const { ledger, alerts } = instance()
  expect(await ledger.reserve({ tokens: 5_001, mentor: 'pro', billedTo: undefined })).toEqual({
    refused: 'installation',
  })
  await alerts.tell()
  expect((await sent()).map(({ subject }) => subject)).toEqual(['Se ha acabado el presupuesto de tokens del mes'])
})

it('tells nothing where there is no budget', async () => {
  await used(10_000_000)
  await instance({ installation: null }).alerts.tell()
  expect(await sent()).toEqual([])
})
