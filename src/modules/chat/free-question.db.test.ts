import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chats, messages } from '~/database/schema'
import { startApp, type TestApp } from '~/testing/start-app'
import { FREE_QUESTION_ERRORS } from './copy'
import { MAX_FREE_QUESTION_LENGTH } from './rules'

let app: TestApp
let address = 0
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(() => {
  address += 1
})

const ask = (values: unknown) => app.services.freeQuestion(values, `10.1.0.${address}`)

describe('the question without an account', () => {
  it('C-36 C-64 is answered by the embedded mentor, and nothing is stored', async () => {
    const asked = await ask({ question: '  ¿qué es una lista?\r\n' })
    expect(asked.question).toBe('¿qué es una lista?')
    expect(asked.answer).toMatch(/lista/i)
    expect(asked.answer).toContain('```python')
    expect(await app.database.db.select().from(chats)).toEqual([])
    expect(await app.database.db.select().from(messages)).toEqual([])
  })

  it.each([
    ['nothing', {}, FREE_QUESTION_ERRORS.empty],
    ['nothing to be seen', { question: ' \u200B\n' }, FREE_QUESTION_ERRORS.empty],
    ['a file', { question: new File(['print(1)'], 'a.py') }, FREE_QUESTION_ERRORS.empty],
    ['too much', { question: 'a'.repeat(MAX_FREE_QUESTION_LENGTH + 1) }, FREE_QUESTION_ERRORS.tooLong],
  ])('says what is wrong with %s', async (_, values, sentence) => {
    await expect(ask(values)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { question: sentence } },
    })
  })

  it('refuses what the form does not have', async () => {
    await expect(ask({ question: 'hola', mentor: 'pro' })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  it('C-64 is asked so often from one address, and says what to do then', async () => {
    for (let at = 0; at < 10; at += 1) await ask({ question: '¿qué es un bucle?' })
    const refused = ask({ question: '¿qué es un bucle?' })
    await expect(refused).rejects.toMatchObject({ code: 'too_many_attempts' })
    await expect(refused).rejects.toMatchObject({ details: { message: /^Ya has hecho varias preguntas sin cuenta/ } })
  })
})
