import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { messages, personTokens, replyCosts, tokenReservations } from '~/database/tables/schema'
import { createCosts } from '~/modules/costs/costs.server'
import { chooseModels } from '~/server/compose/models'
import { openTestDatabase } from '~/testing/database/database'
import { startModelServer } from '~/testing/models/model-server'
import { setPlan } from '~/testing/payments/plans'
import { SECRET, startApp, type TestApp } from '~/testing/start-app'

const MODEL = 'openai-compatible/prueba'
/** Enough for one answer at a time: each holds 4,096 tokens and what its prompt may be. */
const PERSON = 9_000
const NOW = new Date('2026-03-10T10:00:00Z')
const log = { debug() {}, info() {}, warn() {}, error() {} }

const server = await startModelServer()
let app: TestApp
beforeAll(async () => {
  const database = await openTestDatabase()
  const config = parseConfig({
    MENTOR_BASIC_MODEL: MODEL,
    MENTOR_PRO_MODEL: MODEL,
    OPENAI_BASE_URL: server.baseUrl,
    MODEL_PRICES: `${MODEL}=2/10`,
    MENTOR_MONTHLY_TOKENS_PER_PERSON: String(PERSON),
  })
  const { ledger } = createCosts({
    ...{ db: database.db, clock: () => NOW, log, secret: SECRET, prices: config.prices, budgets: config.monthlyTokens },
    ...{ send: async () => {}, publicUrl: config.publicUrl, ownerEmails: [] },
  })
  app = await startApp({ database, models: await chooseModels({ config, secret: SECRET, log, ledger }), now: NOW })
})
afterAll(async () => {
  await app.stop()
  await server.stop()
})

async function proPerson() {
  const { call, user } = await app.register(`${randomUUID()}@example.com`)
  await setPlan(app.database.db, user.id, { planType: 'pro-monthly', subscriptionStatus: 'active' })
  const ask = async () => (await call('POST', '/api/chat/message', { chatbotType: 'pro', message: 'Hola' })).status
  return { call, id: user.id, ask }
}
const repliesOf = async (id: string) =>
  (await app.database.db.select().from(messages).where(eq(messages.userId, id))).filter(
    ({ role }) => role === 'assistant',
  )

it('of a person holds for questions sent at once: the embedded mentor takes the place of the model, and says so', async () => {
  const { call, id, ask } = await proPerson()
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  async function* slowly() {
    yield 'Un bucle '
    await finished
    yield 'repite.'
  }
  server.script({ kind: 'tokens', tokens: slowly() })
  let answered = 0
  const asked = [1, 2, 3].map(() =>
    ask().then((status) => {
      answered += 1
      return status
    }),
  )
  // The model is still at the first.
  await expect.poll(() => answered).toBe(2)
  finish()
  expect(await Promise.all(asked)).toEqual([200, 200, 200])
  const replies = await repliesOf(id)
  const inPlace = replies.filter(({ authors }) => authors.includes('embedded'))
  expect(replies.filter(({ authors }) => authors.includes(MODEL))).toHaveLength(1)
  expect(inPlace).toHaveLength(2)
  for (const { content } of inPlace) expect(content).toMatch(/^_Este mes ya has gastado tu parte de los modelos/)
  const costs = await app.database.db.select().from(replyCosts).where(eq(replyCosts.userId, id))
  expect(costs).toMatchObject([{ model: MODEL, mentor: 'pro', costMicros: expect.any(Number) }])
  expect(await app.database.db.select().from(tokenReservations)).toEqual([])
  expect((await call('GET', '/api/user/export')).status).toBe(200)
})

it.each([
  ['nothing', undefined],
  ['less than nothing', { prompt_tokens: -50_000, completion_tokens: -1 }],
  ['no number', { prompt_tokens: 'NaN', completion_tokens: null }],
  ['more than there can be', { prompt_tokens: 9e12, completion_tokens: 9e12 }],
])('counts by its texts what a model says that it took, where that is %s', async (_, usage) => {
  const { id, ask } = await proPerson()
  server.script({ kind: 'tokens', tokens: ['Un bucle ', 'repite.'], usage })
  expect(await ask()).toBe(200)
  const [used] = await app.database.db.select().from(personTokens).where(eq(personTokens.userId, id))
  expect(used?.reserved).toBe(0)
  expect(used?.tokens).toBeGreaterThan(100)
  expect(used?.tokens).toBeLessThan(PERSON)
})
