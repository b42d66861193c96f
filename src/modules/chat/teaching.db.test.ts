import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teaching, users } from '~/database/schema'
import { openReply, readToEnd } from '~/testing/open-reply'
import { createScriptedModel } from '~/testing/scripted-model'
import { type Call, startApp, type TestApp } from '~/testing/start-app'

const mentor = createScriptedModel()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ models: mentor.models })
})
afterAll(() => app.stop())

const register = () => app.register(`${randomUUID()}@example.com`)
const manner = async (call: Call) => (await call('GET', '/api/chat/teaching')).json()
const choose = (call: Call, change: object) => call('PATCH', '/api/chat/teaching', change)

/** Asks, has the model answer, and tells what it was given. */
async function asked(call: Call, message: string) {
  const reply = await openReply(call, mentor, { message })
  reply.answer.write('Sí.')
  reply.answer.end()
  await readToEnd(reply)
  return reply.answer
}

describe('how one is taught', () => {
  it('begins with a beginner who wants answers, and is the account’s', async () => {
    const [one, other] = [await register(), await register()]
    expect(await manner(one.call)).toEqual({
      level: 'principiante',
      isLevelChosen: false,
      mode: 'solve',
      rungs: { idea: 0, plan: 0, fragment: 0, solution: 0 },
    })
    expect(await (await choose(one.call, { level: 'avanzado' })).json()).toMatchObject({ level: 'avanzado' })
    await choose(one.call, { mode: 'teach' })
    expect(await manner(one.call)).toMatchObject({ level: 'avanzado', isLevelChosen: true, mode: 'teach' })
    expect(await manner(other.call)).toMatchObject({ level: 'principiante', mode: 'solve' })
  })

  it('sees a level in what is written, keeps it, and tells the model', async () => {
    const { call } = await register()
    expect(await asked(call, 'hola')).toMatchObject({ level: 'principiante' })
    const told = await asked(call, '¿Un decorador con functools.wraps o un context manager?')
    expect(told).toMatchObject({ level: 'avanzado' })
    expect(told.instructions).toContain('Para quién escribes: avanzado')
    expect(await asked(call, 'gracias')).toMatchObject({ level: 'avanzado' })
    expect(await manner(call)).toMatchObject({ level: 'avanzado', isLevelChosen: false })
  })

  it('leaves a level that was chosen, whatever is written', async () => {
    const { call } = await register()
    await choose(call, { level: 'principiante' })
    expect(await asked(call, '¿Un decorador con functools.wraps o asyncio?')).toMatchObject({ level: 'principiante' })
    expect(await manner(call)).toMatchObject({ level: 'principiante', isLevelChosen: true })
  })

  it.each([{ level: 'experto' }, { mode: 'x' }, { isLevelChosen: false }])('refuses %j', async (change) => {
    const { call } = await register()
    expect((await choose(call, change)).status).toBe(422)
  })

  it('goes with the account', async () => {
    const { call, user } = await register()
    await choose(call, { level: 'intermedio' })
    await app.database.db.delete(users).where(eq(users.id, user.id))
    expect(await app.database.db.select().from(teaching).where(eq(teaching.userId, user.id))).toEqual([])
  })
})
