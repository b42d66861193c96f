import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

let app: TestApp
let call: Call
let chatId: string

beforeAll(async () => {
  app = await startApp()
  ;({ call } = await app.register('reads@example.com'))
  const asked = await call('POST', '/api/chat/message', { message: 'Hola', chatbotType: 'basic' })
  ;({ chatId } = await asked.json())
})
afterAll(() => app.stop())

/** How many statements `run` needs: the fewest of some rounds, as a reply being finished or a mail sent beside it adds its own. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < 5; round += 1) rounds.push(await statementsDuring(run))
  return Math.min(...rounds)
}

/** How many statements the driver was given while `run` went on. */
async function statementsDuring(run: () => Promise<unknown>): Promise<number> {
  const driver: unknown = '$client' in app.database.db ? app.database.db.$client : undefined
  if (typeof driver !== 'object' || driver === null || !('query' in driver)) throw new Error('no driver to watch')
  const query = driver.query
  if (typeof query !== 'function') throw new Error('no query to watch')
  let statements = 0
  driver.query = (...args: unknown[]) => {
    statements += 1
    return query.apply(driver, args)
  }
  await run()
  driver.query = query
  return statements
}

it.each(['/api/auth/current-user', '/api/auth/session-status', '/api/chat/message-limits', '/api/chat/chats'])(
  '%s costs at most two queries',
  async (path) => {
    const statements = await statementsOf(async () => expect((await call('GET', path)).status).toBe(200))
    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThanOrEqual(2)
  },
)

it.each(['/api/auth/current-user', '/api/auth/session-status', '/api/subscription-status'])(
  '%s asks who it is, with the plan, in one query',
  async (path) => {
    expect(await statementsOf(async () => expect((await call('GET', path)).status).toBe(200))).toBe(1)
  },
)

it('/api/chat/history costs at most two queries', async () => {
  const read = async () =>
    expect((await (await call('GET', `/api/chat/history?chatId=${chatId}`)).json()).messages).toHaveLength(2)
  expect(await statementsOf(read)).toBeLessThanOrEqual(2)
})
