import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teaching, users } from '~/database/tables/schema'
import { createEmbeddedMentor, type ModelPort } from '~/modules/mentor/mentor.server'
import { openReply, readToEnd } from '~/testing/chat/open-reply'
import { FACTS } from '~/testing/mentor/product-facts'
import { createScriptedModel } from '~/testing/models/scripted-model'
import { type Call, startApp, type TestApp } from '~/testing/start-app'
import { repairQuestion } from './repair'

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

  it('sees the level again once it is no longer to be the chosen one', async () => {
    const { call } = await register()
    await choose(call, { level: 'avanzado' })
    expect(await (await choose(call, { level: null })).json()).toMatchObject({
      level: 'avanzado',
      isLevelChosen: false,
    })
    await choose(call, { level: 'principiante' })
    await choose(call, { level: null })
    expect(await asked(call, '¿Un decorador con functools.wraps o asyncio?')).toMatchObject({ level: 'avanzado' })
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

describe('a program that is led up to by the embedded mentor', () => {
  const REQUEST = 'Escribe un programa que sume los números pares de la lista [1, 2, 3, 4, 5, 6]'
  let embedded: TestApp
  beforeAll(async () => {
    const mentors = createEmbeddedMentor(() => FACTS)
    const model: ModelPort = {
      isFree: true,
      async *stream({ onRung, ...request }) {
        const { markdown, rung } = await mentors.answer(request)
        if (rung !== undefined) onRung?.(rung)
        yield markdown
      },
    }
    embedded = await startApp({ models: { basic: model, pro: model } })
  })
  afterAll(() => embedded.stop())

  const ask = async (call: Call, message: string, chatId?: string) => {
    const body = { message, chatbotType: 'basic', ...(chatId === undefined ? {} : { chatId }) }
    const response = await call('POST', '/api/chat/message', body)
    return { status: response.status, ...(await response.json()) }
  }
  const next = async (call: Call, replyId: string) => (await call('GET', `/api/chat/follow-ups/${replyId}`)).json()
  const used = async (call: Call) => (await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed

  it('offers the rungs above, takes one unit for all of them, and counts them for the person', async () => {
    const { call } = await embedded.register(`${randomUUID()}@example.com`)
    await choose(call, { mode: 'teach' })
    const idea = await ask(call, REQUEST)
    expect(idea.content).not.toContain('```')
    expect(await next(call, idea.id)).toEqual({
      questions: ['Dame el plan', 'Dame un fragmento', 'Enséñame la solución'],
      areFree: true,
    })
    for (let more = 0; more < 4; more += 1) await ask(call, '¿Qué es una lista?')
    expect(await used(call)).toBe(5)
    const plan = await ask(call, 'Dame el plan', idea.chatId)
    expect(plan.content).toContain('1. ')
    const solution = await ask(call, 'Enséñame la solución', idea.chatId)
    expect(solution.content).toContain('for numero in numeros:')
    expect(await used(call)).toBe(5)
    expect((await manner(call)).rungs).toEqual({ idea: 1, plan: 1, fragment: 0, solution: 1 })
    // At its end there is no more to go up to: asking again is a message like any.
    expect((await ask(call, 'Enséñame la solución', idea.chatId)).status).toBe(403)
    expect((await next(call, solution.id)).areFree).toBe(false)
  })

  it('leads up to the corrected program, and mends at once what the mentor itself has written', async () => {
    const { call } = await embedded.register(`${randomUUID()}@example.com`)
    await choose(call, { mode: 'teach' })
    const failed = '```python\nedad = 20\nprint("Tienes " + edad)\n```'
    const error = 'TypeError: can only concatenate str (not "int") to str'
    const idea = await ask(call, `${failed}\n${error}`)
    expect(idea.content).toContain('Mira la línea 2')
    expect(idea.content).not.toContain('str(edad)')
    expect((await next(call, idea.id)).questions[0]).toBe('Dame el plan')
    const solution = await ask(call, 'Enséñame la solución', idea.chatId)
    expect(solution.content).toContain('print("Tienes " + str(edad))')
    expect(await used(call)).toBe(1)
    const { content } = await ask(call, repairQuestion('edad = 20\nprint("Tienes " + edad)', error) ?? '')
    expect(content).toContain('str(edad)')
  })

  it('gives the program at once to who wants it solved, and counts nothing', async () => {
    const { call } = await embedded.register(`${randomUUID()}@example.com`)
    expect((await ask(call, REQUEST)).content).toContain('```python')
    expect((await manner(call)).rungs.solution).toBe(0)
  })
})

describe('a program that the embedded mentor leads up to in the place of a model', () => {
  const inPlace = (author: string): ModelPort => ({
    async *stream({ rung, onRung, onAuthor }) {
      onAuthor?.(author)
      if (rung !== undefined) onRung?.(rung)
      yield 'Así se piensa.'
    },
  })
  it.each([
    ['embedded', 1],
    ['anthropic/claude-x', 2],
  ])('C-61 written by %s, the next rung leaves %i units taken', async (author, units) => {
    const model = inPlace(author)
    const listed = await startApp({ models: { basic: model, pro: model } })
    const { call } = await listed.register(`${randomUUID()}@example.com`)
    await choose(call, { mode: 'teach' })
    const ask = async (body: object) =>
      (await call('POST', '/api/chat/message', { chatbotType: 'basic', ...body })).json()
    const { chatId } = await ask({ message: 'Escribe un programa que sume una lista' })
    await ask({ message: 'Dame el plan', chatId })
    expect((await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed).toBe(units)
    await listed.stop()
  })
})

describe('a program that a model is to lead up to', () => {
  it('is told how far to go, and each rung is a message', async () => {
    const { call } = await register()
    await choose(call, { mode: 'teach' })
    const first = await asked(call, 'Escribe un programa que sume una lista')
    expect(first).toMatchObject({ rung: 'idea' })
    expect(first.instructions).toContain('Ahora toca la idea')
    expect(await asked(call, 'Escribe una función que sume')).toMatchObject({ rung: 'idea' })
    expect((await (await call('GET', '/api/chat/message-limits')).json()).dailyUsed).toBe(2)
  })
})
