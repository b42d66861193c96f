import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  messages,
  modelUsage,
  personTokens,
  replyCosts,
  tokenBudget,
  tokenReservations,
} from '~/database/tables/schema'
import type { ModelUsage } from '~/modules/mentor/mentor.server'
import { addChat, addExchanges, addUser } from '~/testing/chat/conversations'
import { openTestDatabase } from '~/testing/database/database'
import { createCosts } from './costs.server'

const PRICES = { currency: 'USD', models: { 'anthropic/x': { input: 3, cached: 0.3, output: 15 } } }
const NO_BUDGET = { installation: null, person: null }

let database: Awaited<ReturnType<typeof openTestDatabase>>
const clock = { now: new Date('2026-03-10T10:00:00Z') }
const warned: unknown[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  expect(warned).toEqual([])
})

/** A month of its own, so that no test counts against another's. */
let month = 0
function costsWith(budgets: { installation: number | null; person: number | null }) {
  month += 1
  clock.now = new Date(Date.UTC(2026, month, 10, 10))
  return createCosts({
    ...{ db: database.db, clock: () => new Date(clock.now), prices: PRICES, budgets, secret: 'x'.repeat(32) },
    log: { debug() {}, info() {}, warn: (...given) => void warned.push(given), error() {} },
    send: async () => {},
    publicUrl: new URL('https://pymentor.test'),
    ownerEmails: [],
  })
}
type Costs = ReturnType<typeof costsWith>

const reserve = (costs: Costs, tokens: number, userId?: string, replyId: string | null = null) =>
  costs.ledger.reserve({ tokens, mentor: 'pro', billedTo: userId === undefined ? undefined : { userId, replyId } })
async function settleOf(costs: Costs, tokens: number, userId?: string, replyId: string | null = null) {
  const reserved = await reserve(costs, tokens, userId, replyId)
  if ('refused' in reserved) throw new Error(`refused: ${reserved.refused}`)
  return reserved.settle
}
const endLeases = () => database.db.update(tokenReservations).set({ expiresAt: sql`now() - interval '1 second'` })
const took = (input: number, output: number): ModelUsage[] => [{ model: 'anthropic/x', input, output }]
async function monthRow() {
  const first = `${clock.now.toISOString().slice(0, 7)}-01`
  return (await database.db.select().from(tokenBudget).where(eq(tokenBudget.month, first)))[0]
}
const personRow = async (userId: string) =>
  (await database.db.select().from(personTokens).where(eq(personTokens.userId, userId)))[0]
const outcomes = (all: Awaited<ReturnType<typeof reserve>>[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(all, (one) => ('refused' in one ? one.refused : 'granted'))).map(([kind, some]) => [
      kind,
      some?.length,
    ]),
  )

describe('the tokens of a month', () => {
  it('are given to no more of a hundred answers at once than there are, and what was not needed goes back', async () => {
    const costs = costsWith({ installation: 1_000, person: null })
    const all = await Promise.all(Array.from({ length: 100 }, () => reserve(costs, 100)))
    expect(outcomes(all)).toEqual({ granted: 10, installation: 90 })
    await Promise.all(all.map((one) => 'settle' in one && one.settle(took(30, 20))))
    expect(await monthRow()).toMatchObject({ tokens: 500, reserved: 0, refusedAt: null })
    expect(outcomes([await reserve(costs, 501), await reserve(costs, 500)])).toEqual({ installation: 1, granted: 1 })
  })

  it('are a person’s own part of them, however many answers they ask for at once', async () => {
    const costs = costsWith({ installation: 100_000, person: 1_000 })
    const [ana, eva] = [await addUser(database.db), await addUser(database.db)]
    const asks = Array.from({ length: 60 }, (_, at) => reserve(costs, 100, at % 2 === 0 ? ana.id : eva.id))
    const all = await Promise.all(asks)
    expect(outcomes(all)).toEqual({ granted: 20, person: 40 })
    expect(await monthRow(), 'who is refused takes nothing of all').toMatchObject({ tokens: 0, reserved: 2_000 })
    await Promise.all(all.map((one) => 'settle' in one && one.settle(took(90, 10))))
    expect(await personRow(ana.id)).toMatchObject({ tokens: 1_000, reserved: 0 })
    expect(await reserve(costs, 1, ana.id)).toEqual({ refused: 'person' })
  })

  it('begin anew with the month in Madrid, and count what took more than was thought', async () => {
    const costs = costsWith({ installation: 5_000, person: 1_000 })
    const { id } = await addUser(database.db)
    await (await settleOf(costs, 900, id))(took(1_000, 200))
    expect(await reserve(costs, 1, id)).toEqual({ refused: 'person' })
    const late = new Date(Date.UTC(2026, month + 1, 1, 0, 30))
    clock.now = new Date(late.getTime() - 3 * 3_600_000)
    expect(await reserve(costs, 1, id), 'the last evening').toEqual({ refused: 'person' })
    clock.now = late
    expect(await reserve(costs, 1_000, id)).toHaveProperty('settle')
    expect(await personRow(id)).toMatchObject({ tokens: 0, reserved: 1_000 })
    month += 1
  })

  it('come back where the process that held them was killed, and are counted if it lives after all', async () => {
    const costs = costsWith({ installation: 1_000, person: 1_000 })
    const { id } = await addUser(database.db)
    const settleLate = await settleOf(costs, 1_000, id)
    expect(await reserve(costs, 1, id)).toEqual({ refused: 'installation' })
    expect((await monthRow())?.refusedAt, 'nothing is used yet').toBeNull()
    await endLeases()
    await Promise.all([costs.returnExpired(), costs.returnExpired()])
    expect(await personRow(id)).toMatchObject({ tokens: 0, reserved: 0 })
    const settle = await settleOf(costs, 600, id)
    await settleLate(took(300, 50))
    expect(await monthRow()).toMatchObject({ tokens: 350, reserved: 600 })
    await settle([])
    expect(await database.db.select().from(tokenReservations).where(eq(tokenReservations.userId, id))).toEqual([])
    await endLeases()
    await settleOf(costs, 650, id)
    expect(await monthRow()).toMatchObject({ tokens: 350, reserved: 650 })
  })

  it('that are held are looked through for expired ones before an answer is refused', async () => {
    const costs = costsWith({ installation: 1_000, person: null })
    await settleOf(costs, 1_000)
    await endLeases()
    expect(await reserve(costs, 1_000)).toHaveProperty('settle')
  })

  it('C-66 outlive the account of who used them, until the month is over', async () => {
    const costs = costsWith({ installation: null, person: 1_000 })
    const email = `ana.${month}@gmail.com`
    const first = await addUser(database.db, { email })
    await (await settleOf(costs, 100, first.id))(took(900, 0))
    await costs.retainedTokens.retain(first.id)
    await database.db.execute(sql`delete from users where id = ${first.id}`)
    const again = await addUser(database.db, { email: `ana.${month}+otra@gmail.com` })
    await costs.retainedTokens.restore({ id: again.id, email: `ana.${month}+otra@gmail.com` })
    expect(await reserve(costs, 200, again.id)).toEqual({ refused: 'person' })
    clock.now = new Date(Date.UTC(2026, month + 1, 2))
    month += 1
    await costs.retainedTokens.tidy()
    expect(JSON.stringify((await database.db.execute(sql`select * from kept_tokens`)).rows)).toBe('[]')
  })
})

describe('what an answer cost', () => {
  async function reply() {
    const user = await addUser(database.db)
    const chat = await addChat(database.db, { userId: user.id })
    const [exchange] = await addExchanges(database.db, { id: chat.id, userId: user.id }, [
      { question: 'a', reply: 'b' },
    ])
    return { userId: user.id, replyId: exchange?.replyId ?? '' }
  }
  const costsOf = (replyId: string) =>
    database.db.select().from(replyCosts).where(eq(replyCosts.messageId, replyId)).orderBy(replyCosts.model)
  const dayRows = async () =>
    database.db
      .select()
      .from(modelUsage)
      .where(eq(modelUsage.day, clock.now.toISOString().slice(0, 10)))

  it('is kept with it by model, in whole millionths, and added to when it is gone on with', async () => {
    const costs = costsWith(NO_BUDGET)
    const { userId, replyId } = await reply()
    const settle = await settleOf(costs, 0, userId, replyId)
    await settle([
      { model: 'anthropic/x', input: 1_001, cached: 501, output: 10 },
      { model: 'openai-compatible/y', input: 7, output: 3 },
    ])
    await (await settleOf(costs, 0, userId, replyId))(took(100, 1))
    const [paid, unknown] = await costsOf(replyId)
    const micros = Math.round(500 * 3 + 501 * 0.3 + 150) + 315
    expect(paid).toMatchObject({
      inputTokens: 1_101,
      cachedTokens: 501,
      outputTokens: 11,
      costMicros: micros,
      currency: 'USD',
    })
    expect(unknown, 'no price is no 0').toMatchObject({ inputTokens: 7, costMicros: null, mentor: 'pro' })
    expect(await dayRows()).toMatchObject([
      { model: 'anthropic/x', mentor: 'pro', costMicros: micros, unpricedTokens: 0, cachedTokens: 501 },
      { model: 'openai-compatible/y', mentor: 'pro', costMicros: 0, unpricedTokens: 10 },
    ])
  })

  it('counts in its day also where the reply is gone, and goes with it', async () => {
    const costs = costsWith(NO_BUDGET)
    const { userId, replyId } = await reply()
    const settle = await settleOf(costs, 0, userId, replyId)
    await (await settleOf(costs, 0, userId, replyId))(took(5, 5))
    await database.db.delete(messages).where(eq(messages.id, replyId))
    await settle(took(10, 10))
    expect(await costsOf(replyId)).toEqual([])
    expect(await dayRows()).toMatchObject([{ inputTokens: 15, outputTokens: 15 }])
  })

  it('is never less than nothing, whatever counts a model gives', async () => {
    const costs = costsWith({ installation: 1_000, person: null })
    const settle = await settleOf(costs, 500)
    await settle([
      { model: 'anthropic/x', input: -400, output: Number.NaN },
      { model: 'anthropic/x', input: 2.5, cached: 100, output: -1 },
    ])
    expect(await monthRow()).toMatchObject({ tokens: 3, reserved: 0 })
    expect(await dayRows()).toMatchObject([{ inputTokens: 3, cachedTokens: 3, outputTokens: 0, costMicros: 1 }])
  })
})
